import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import type { Request as ServerRequest, Response as ServerResponse } from 'express';
import { dataSuffix } from '#app/platform/http/data-path.ts';

/** What was asked, as routes take it. Its signal says when nobody waits for an answer any more. */
export function pageRequest(asked: ServerRequest, response: ServerResponse): Request {
  const { method, host, readableEnded } = asked;
  const protocol = `${asked.protocol}:`;
  // A script may ask for some routes of a page. A page without the others is none.
  if (!isForScript(asked.path)) asked.url = withoutRoutes(asked.url);
  if (!readableEnded) return createRequest(asked, response, { protocol, host });
  // A body that was too large has been thrown away. As one still to come it would look cut off, and
  // its sender gone.
  return new Request(`${protocol}//${host}${asked.url}`, { method, headers: createHeaders(asked) });
}

/** Whether a script asks, for a payload, and not a browser for a page. */
export const isForScript = (path: string) =>
  path.endsWith(dataSuffix) || path.endsWith('.manifest');

function withoutRoutes(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  if (!search.has('_routes')) return address;
  search.delete('_routes');
  return search.size > 0 ? `${path}?${search}` : path;
}
