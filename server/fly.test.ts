import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe.each(['fly.toml', 'fly.postgres.toml'])('with %s', (file) => {
  const app = express();
  app.use((request, response) =>
    response.json({ address: request.ip, protocol: request.protocol }),
  );
  const server = app.listen(0, '127.0.0.1');

  beforeAll(async () => {
    const settings = await readFile(file, 'utf8');
    app.set('trust proxy', Number(/TRUST_PROXY = "(\d+)"/.exec(settings)?.[1]));
    if (!server.listening) await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  /** Fly's proxy adds to the list whom it was asked by, and then an address of the app's own. */
  async function visit(address: string, list = '') {
    // A TCP server's address is an object.
    const { port } = server.address() as AddressInfo;
    const sent = [list, address, '66.241.124.9'].filter(Boolean).join(', ');
    const headers = { 'X-Forwarded-For': sent, 'X-Forwarded-Proto': 'https' };
    return (await fetch(`http://127.0.0.1:${port}/`, { headers })).json();
  }

  test('on Fly.io every visitor is told from the others by an address of their own', async () => {
    for (const address of ['203.0.113.9', '198.51.100.7', '2001:db8::7']) {
      expect(await visit(address)).toEqual({ address, protocol: 'https' });
    }
  });

  test('on Fly.io nobody passes for another by a list that they send themselves', async () => {
    const forged = '192.0.2.1, 192.0.2.2';
    expect(await visit('203.0.113.9', forged)).toMatchObject({ address: '203.0.113.9' });
  });
});
