/**
 * Loaded before the site (`--import`), with the port of the city halls as `?port=`: names at that port
 * have a public address, which the guard of the fetcher lets pass, and connections to it end here, as
 * behind a router. All else of the site is as it was built.
 */
import dns from 'node:dns/promises';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { pinnedTo } from '#app/platform/http/pinned-to.ts';

const port = new URL(import.meta.url).searchParams.get('port');
const publicAddress = { address: '20.0.0.1', family: 4 };
const names = /\.(?:civicclerk\.com|granicus\.com|example)$/;

const { lookup } = dns;
const { request } = http;

Object.assign(dns, {
  lookup: (name: string, options: object) =>
    names.test(name) ? Promise.resolve([publicAddress]) : lookup(name, options),
});
Object.assign(http, {
  request: (url: URL, options: http.RequestOptions, ...rest: []) =>
    url instanceof URL && url.port === port && names.test(url.hostname)
      ? request(url, { ...options, ...pinnedTo('127.0.0.1') }, ...rest)
      : request(url, options, ...rest),
});
syncBuiltinESMExports();
