import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveFiles } from './static-files.ts';

const script = 'export const words = "the same few words"; '.repeat(200);
let folder = '';
let site = '';
const app = express();
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'page-Ab1_-x.js'), script);
  await writeFile(join(folder, 'secret.js'), 'not an asset');
  app.use(serveFiles(folder));
  if (!server.listening) await once(server, 'listening');
  // A TCP server's address is an object.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, encoding: string) =>
  fetch(site + path, { headers: { 'Accept-Encoding': encoding } });

test('a script is soon sent as small as it gets, to browsers that can read that', async () => {
  const path = '/assets/page-Ab1_-x.js';
  expect(await (await ask(path, 'br')).text()).toBe(script);
  await vi.waitFor(async () => {
    const answer = await ask(path, 'gzip, br');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 20);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe(script);
  });
  expect((await ask(path, 'gzip')).headers.get('content-encoding')).toBeNull();
});

test('files that are not there stay not there', async () => {
  for (const path of ['/assets/none.js', '/assets/..%2fsecret.js', '/assets/%00.js']) {
    await ask(path, 'br');
    expect((await ask(path, 'br')).ok, path).toBe(false);
  }
});
