import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { metrics } from '#app/platform/watch/metrics.server.ts';
import { logRequests } from './request-log.ts';

test('a request is measured by its route, and nothing of its address is kept', async () => {
  const app = express().use(logRequests);
  app.use('/meetings', (_request, response) => {
    response.locals.routeId = 'routes/a-test';
    response.send('shown');
  });
  app.use((_request, response) => response.status(404).send('not here'));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an object.
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(`${site}/meetings/0198c7a2?q=secret`);
  await fetch(`${site}/somewhere-0198c7a2`);
  const measured = () => metrics.getSingleMetricAsString('dais_http_request_seconds');
  await expect.poll(measured).toContain('{route="routes/a-test",method="GET",status="2xx"} 1');
  await expect.poll(measured).toContain('_count{route="none",method="GET",status="4xx"}');
  expect(await measured()).not.toMatch(/0198c7a2|secret/);
  server.close();
});
