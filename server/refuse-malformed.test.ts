import { createRequest } from '@remix-run/node-fetch-server';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { answerFault, refuseMalformed } from './refuse-malformed.ts';

const app = express().set('trust proxy', 1).use(refuseMalformed);
// A page's request is made of the host as it was told: what that would break on must have been
// refused by then.
app.use((asked, response) => {
  const protocol = `${asked.protocol}:`;
  createRequest(asked, response, { protocol, host: asked.host });
  response.send('served');
});
app.use(answerFault);
const site = await listen(app);

const statusOf = async (headers: [string, string][]) =>
  (await sendRaw(site, { method: 'GET', target: '/', headers })).status;

describe('where the proxy in front is believed', () => {
  it.each([
    'a,x:99999999',
    'x:99999999',
    'x:-1',
    'a:80,b:-1',
    'x:80:-1',
    'name@x',
    'a b',
    '[::1',
    '[::1]:70000',
  ])('%s is no host that a page is made for', async (host) => {
    expect(await statusOf([['X-Forwarded-Host', host]])).toBe(400);
    expect(await statusOf([['Host', host]])).toBe(400);
    const both: [string, string][] = [
      ['Host', host],
      ['X-Forwarded-Host', 'dais.example'],
    ];
    expect(await statusOf(both)).toBe(400);
  });

  it.each(['dais.example', 'dais.example:8443', '[2001:db8::1]:8080', 'dais.example, inner:8080'])(
    '%s is one',
    async (host) => {
      expect(await statusOf([['X-Forwarded-Host', host]])).toBe(200);
    },
  );
});
