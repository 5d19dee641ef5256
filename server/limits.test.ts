import express from 'express';
import { expect, test } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { limitBody, limitRate } from './limits.ts';

const app = express().set('trust proxy', 1).use(limitRate, limitBody);
app.use((_request, response) => response.send('served'));
const site = await listen(app);

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

const post = (target: string, length: number, headers: [string, string][] = []) =>
  sendRaw(site, {
    method: 'POST',
    target,
    headers: [
      ['X-Forwarded-For', `198.51.100.${length % 250}`],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ...headers,
    ],
    body: Buffer.alloc(length, 'x'),
  });
const kilobyte = 1024;

test('an agenda is taken where a draft is made again, however large it is in parts', async () => {
  const inParts: [string, string][] = [['Content-Type', 'multipart/form-data; boundary=x']];
  for (const page of ['/admin/meetings/0198', '/admin/meetings/0198.rsc']) {
    const { status } = await sendRaw(site, {
      method: 'POST',
      target: page,
      headers: inParts,
      body: Buffer.alloc(700 * kilobyte, 'x'),
    });
    expect(status, page).toBe(200);
  }
});

test('a program is told that a form is too large, before a byte is read', async () => {
  expect(await post('/contact', 64 * kilobyte)).toMatchObject({ status: 200 });
  const refused = await post('/contact', 65 * kilobyte);
  expect(refused.status).toBe(413);
  expect(refused.body).toContain('This form is too large. Shorten it and send it again.');
  expect((await post('/resources/stripe-webhook', 900 * kilobyte)).status).toBe(200);
  expect((await post('/resources/stripe-webhook', 1100 * kilobyte)).status).toBe(413);
});

test('a person is left to the page, which answers in the site’s frame', async () => {
  const asked: [string, string][] = [['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8']];
  expect((await post('/contact', 90 * kilobyte, asked)).status).toBe(200);
  expect((await post('/contact.rsc', 91 * kilobyte)).status).toBe(200);
});

test('a body that does not say how large it is is refused', async () => {
  const headers: [string, string][] = [['Transfer-Encoding', 'chunked']];
  expect((await sendRaw(site, { method: 'POST', target: '/contact', headers })).status).toBe(411);
});
