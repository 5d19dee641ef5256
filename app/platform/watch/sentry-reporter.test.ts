import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noteError, reportErrorsTo } from './logged-errors.server.ts';
import { sentryReporter } from './sentry-reporter.server.ts';

type Told = { path: string | undefined; key: string; lines: Record<string, unknown>[] };

const told: Told[] = [];
const server = createServer(async (request, response) => {
  const body = await text(request);
  const key = String(request.headers['x-sentry-auth']);
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  told.push({ path: request.url, key, lines });
  response.end('{}');
});
let dsn = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A TCP server's address is an object.
  dsn = `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/sub/42`;
});
beforeEach(() => {
  told.length = 0;
});
afterAll(() => {
  server.close();
});

test('an error that is logged is told, with its cause, and nothing of who asked', async () => {
  const stop = reportErrorsTo(sentryReporter(dsn));
  const cause = new TypeError('no answer for ada@example.com');
  const err = Object.assign(new Error('It broke', { cause }), { headers: { cookie: 'dais_s=1' } });
  noteError([{ err, requestId: 'r-1', path: '/meetings/m-1', email: 'ada@example.com' }, 'failed']);
  stop();
  await expect.poll(() => told.length).toBe(1);
  const [{ path, key, lines } = { path: '', key: '', lines: [] }] = told;
  expect(path).toBe('/sub/api/42/envelope/');
  expect(key).toContain('sentry_key=abc123');
  const [head, item, event] = lines;
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    ...{ event_id: head?.event_id, level: 'error', logentry: { formatted: 'failed' } },
    tags: { request_id: 'r-1' },
    exception: { values: [{ type: 'TypeError' }, { type: 'Error', value: 'It broke' }] },
  });
  expect(JSON.stringify(event)).toContain('sentry-reporter.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/ada@|cookie|dais_s|m-1/);
});

test('of a storm of errors the first ten of a minute are told', async () => {
  const report = sentryReporter(dsn);
  for (let number = 0; number < 50; number += 1) {
    report({ error: new Error(`${number}`), message: 'storm', requestId: null });
  }
  await expect.poll(() => told.length).toBe(10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveLength(10);
});

test('nobody notices that nobody listens, or that a reporter breaks', async () => {
  const report = sentryReporter('http://abc123@127.0.0.1:1/42');
  const stops = [
    reportErrorsTo(report),
    reportErrorsTo(() => {
      throw new Error('broken');
    }),
  ];
  for (const said of [['words alone'], [{ err: 'no error' }], [null], [], [{ err: new Error() }]]) {
    expect(() => noteError(said)).not.toThrow();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const stop of stops) stop();
});
