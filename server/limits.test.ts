import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRate } from './limits.ts';

const app = express().set('trust proxy', 1).use(limitRate);
app.use((_request, response) => response.send('served'));
const server = app.listen(0, '127.0.0.1');
let site = '';

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  // A TCP server's address is an object.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function sendForms(count: number, addressOf: (number: number) => string) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const headers = { 'X-Forwarded-For': addressOf(number) };
    statuses.push((await fetch(site, { method: 'POST', headers })).status);
  }
  return statuses;
}

test('whoever holds a whole network of IPv6 addresses sends forms as one', async () => {
  const statuses = await sendForms(121, (number) => `2001:db8:0:7::${number.toString(16)}`);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
  expect(statuses[120]).toBe(429);
  expect(await sendForms(1, () => '2001:db8:0:8::1')).toEqual([200]);
});
