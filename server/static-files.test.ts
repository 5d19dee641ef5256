import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from '../scripts/compress-files.ts';
import { serveFiles } from './static-files.ts';

const script = 'export const words = "the same few words"; '.repeat(200);
const path = '/assets/page-Ab1_-x.js';
let folder = '';
let site = '';
const app = express();
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, path), script);
  await writeFile(join(folder, 'assets', 'gone-Ab1_-x.js'), script);
  await writeFile(join(folder, 'assets', 'tiny-Ab1_-x.js'), '1');
  await writeFile(join(folder, 'assets', 'letters-Ab1_-x.woff2'), script);
  await writeFile(
    join(folder, 'favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9),
  );
  await writeFile(join(folder, '.hidden'), 'not for anybody');
  await compressFiles(folder);
  app.use(serveFiles(folder));
  app.use((_request, response) => response.send('a page'));
  if (!server.listening) await once(server, 'listening');
  // A TCP server's address is an object.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (address: string, encoding: string, more: Record<string, string> = {}) =>
  fetch(site + address, { headers: { 'Accept-Encoding': encoding, ...more } });

test.each([
  { reads: 'gzip, deflate, br', sent: 'br' },
  { reads: 'gzip', sent: 'gzip' },
  { reads: 'identity', sent: null },
])(
  'a script is sent as small as a browser that reads $reads can have it',
  async ({ reads, sent }) => {
    const answer = await ask(path, reads);
    expect(answer.headers.get('content-encoding')).toBe(sent);
    const length = Number(answer.headers.get('content-length'));
    if (sent) expect(length).toBeLessThan(script.length / 20);
    else expect(length).toBe(script.length);
    expect(answer.headers.get('cache-control')).toMatch(/^public, ?max-age=31536000, ?immutable$/);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe(script);
  },
);

test('what packing makes no smaller is sent as it is', async () => {
  for (const name of ['tiny-Ab1_-x.js', 'letters-Ab1_-x.woff2']) {
    const answer = await ask(`/assets/${name}`, 'gzip, br');
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('content-encoding')).toBeNull();
  }
});

test('what may change is asked for again after an hour, and sent only when it has changed', async () => {
  const answer = await ask('/favicon.svg', 'br');
  expect(answer.headers.get('cache-control')).toMatch(/^public, ?max-age=3600$/);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  const again = await ask('/favicon.svg', 'br', {
    'If-None-Match': answer.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('files that are not there stay not there, and are no pages', async () => {
  for (const none of [
    '/assets/none.js',
    '/assets/..%2ffavicon.svg',
    '/assets/%2e%2e%2ffavicon.svg',
    '/assets/%00.js',
    '/assets/',
    '/assets',
  ]) {
    const answer = await ask(none, 'br');
    expect(answer.status, none).toBe(404);
    expect(answer.headers.get('cache-control') ?? '', none).not.toContain('immutable');
  }
  expect(await (await ask('/.hidden', 'br')).text()).toBe('a page');
});

test('only what asks for a file gets one', async () => {
  const sent = await fetch(`${site}/favicon.svg`, { method: 'POST', body: 'x' });
  expect(await sent.text()).toBe('a page');
  const head = await fetch(site + path, { method: 'HEAD' });
  expect(head.headers.get('content-length')).not.toBe('0');
});

test.each(['bytes=9-1,-,x', 'bytes=9-1', 'bytes=-5', 'bytes=999999-', 'lines=1-2'])(
  'a part of a file (%s) is answered with the whole of it',
  async (range) => {
    const answer = await ask(path, 'identity', { Range: range });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(script);
  },
);

test('a file that is taken away while the site runs ends its own request and no other', async () => {
  for (const ending of ['', '.br', '.gz']) await rm(join(folder, `assets/gone-Ab1_-x.js${ending}`));
  await expect(
    ask('/assets/gone-Ab1_-x.js', 'br').then((answer) => answer.text()),
  ).rejects.toThrow();
  expect((await ask(path, 'br')).ok).toBe(true);
});
