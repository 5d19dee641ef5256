import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendRaw } from '#tests/support/raw-request.ts';

const app = express().set('trust proxy', 1);
const server = app.listen(0, '127.0.0.1');
let site = '';

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://dais.example');
  vi.resetModules();
  const { requireTls } = await import('./require-tls.ts');
  app.use(requireTls, (_request, response) => {
    response.send('served');
  });
  if (!server.listening) await once(server, 'listening');
  // A TCP server's address is an object.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const browser: [string, string] = ['Accept', 'text/html,application/xhtml+xml'];
const key: [string, string] = ['Authorization', 'Bearer dais_x'];
const ask = (told: string | null, { method = 'GET', target = '/about?a=1', ...more }) => {
  const headers = [...(told ? [['X-Forwarded-Proto', told]] : []), ...(more.headers ?? [])];
  return sendRaw(site, { method, target, headers: headers as [string, string][] });
};

it('sends a person who asks over an open line on to https', async () => {
  const { status, head } = await ask('http', { headers: [browser] });
  expect(status).toBe(308);
  expect(head).toContain('Location: https://dais.example/about?a=1');
  const elsewhere = await ask('http', { target: '//evil.example/', headers: [browser] });
  expect(elsewhere.head).toContain('Location: https://dais.example//evil.example/');
});

it('refuses a program there, and a form, and leads neither on', async () => {
  for (const asked of [
    { target: '/api/v1/bodies', headers: [key] },
    { method: 'POST', headers: [browser] },
  ]) {
    const { status, head } = await ask('http', asked);
    expect(status).toBe(403);
    expect(head).not.toMatch(/^location:/im);
  }
});

it('serves what came by https, and what no proxy has passed on', async () => {
  expect((await ask('https', { headers: [browser] })).status).toBe(200);
  expect((await ask(null, { target: '/healthz' })).status).toBe(200);
});
