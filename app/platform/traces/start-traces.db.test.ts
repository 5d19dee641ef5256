import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '#tests/support/listen.ts';
import { db } from '../db.server.ts';
import { log } from '../log.server.ts';
import { startTraces } from './start-traces.server.ts';
import { traced } from './traced.server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('lets nobody wait for a collector that takes nothing, and says so once', async () => {
  const warn = vi.spyOn(log, 'warn');
  const messages = vi.fn();
  const collector = express().use((_request, response) => {
    messages();
    response.status(400).send('key=abc is wrong');
  });
  const endTraces = startTraces({ endpoint: await listen(collector), headers: {}, share: 1 });
  // More than one message holds.
  for (let time = 0; time < 600; time += 1) {
    expect(await traced({ name: 'job work', kind: 'CONSUMER' }, async () => time)).toBe(time);
  }
  expect(await db.user.count()).toBe(0);
  await endTraces();
  expect(messages.mock.calls.length).toBeGreaterThan(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('abc');
});
