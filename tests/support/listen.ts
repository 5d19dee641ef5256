import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { afterAll } from 'vitest';

/** Opens a piece of the server to requests until the tests of its file are done, and answers with its address. */
export async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  afterAll(() => {
    server.close();
  });
  if (!server.listening) await once(server, 'listening');
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
