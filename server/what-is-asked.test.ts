import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { limitBody } from './limits.ts';
import { refuseMalformed } from './refuse-malformed.ts';

const app = express().use(refuseMalformed, limitBody);
app.use((_request, response) => response.send('served'));
const site = await listen(app);

const ask = (method: string, headers: [string, string][] = [], body?: Buffer) =>
  sendRaw(site, { method, target: '/settings', headers, body });

describe('what the site is asked', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'is answered to no method but its own three: %s',
    async (method) => {
      const { status, head, body } = await ask(method, [['Cookie', 'dais_session=secret']]);
      expect(status).toBe(405);
      expect(head).toMatch(/^Allow: GET, HEAD, POST$/im);
      expect(body).not.toContain('secret');
    },
  );

  it.each(['https://elsewhere.example', 'null', 'not an address'])(
    'is changed by no form that another site sends: %s',
    async (origin) => {
      expect((await ask('POST', [['Origin', origin]])).status).toBe(403);
      expect((await ask('POST', [['Origin', site]])).status).toBe(200);
    },
  );

  it.each([
    [['Content-Length: 5', 'Transfer-Encoding: chunked'], 'two ways'],
    [['Content-Length: 5', 'Content-Length: 6'], 'two lengths'],
    [['Transfer-Encoding: xchunked'], 'no way that there is'],
  ])('is refused where %j tells its end in %s', async (lines) => {
    const headers = lines.map((line) => line.split(': ') as [string, string]);
    const { status } = await ask('POST', headers, Buffer.from('0\r\n\r\nGET /admin HTTP/1.1\r\n'));
    expect([400, 411]).toContain(status);
  });
});
