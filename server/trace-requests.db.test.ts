import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakerOf, forgetServices } from '#app/platform/breaker.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { startTraces } from '#app/platform/traces/start-traces.server.ts';
import { listen } from '#tests/support/listen.ts';
import { traceRequests } from './trace-requests.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code: number; message?: string };
  attributes: Attribute[];
};

/** Of OTLP's kinds. */
const [server, client, consumer] = [2, 3, 5];
const failed = 2;

const received: { key: unknown; spans: Span[]; body: string }[] = [];
let site = '';
let endTraces: () => Promise<void>;

beforeAll(async () => {
  const collector = express().post('/under/v1/traces', async (request, response) => {
    const body = await text(request);
    const spans = JSON.parse(body).resourceSpans[0].scopeSpans[0].spans;
    received.push({ key: request.headers['x-key'], spans, body });
    response.json({});
  });
  const endpoint = `${await listen(collector)}/under/`;
  endTraces = startTraces({ endpoint, headers: { 'x-key': 'abc' }, share: 1 });
  const app = express();
  app.use((_request, response, next) => {
    response.locals.requestId = 'request-1';
    next();
  });
  app.use(traceRequests);
  app.get('/people/:email', async (request, response) => {
    response.locals.routeId = 'routes/person';
    await db.user.findFirst({ where: { email: request.params.email } });
    const ask = async () => {
      throw new TypeError('no answer for ada@example.com');
    };
    const answer = await breakerOf('stripe')
      .ask(ask)
      .catch(() => null);
    response.status(answer === null ? 503 : 200).end();
  });
  site = await listen(app);
});
afterAll(() => {
  forgetServices();
});

it('is told what a request and a job did, as parts of them, and nothing of whom they were about', async () => {
  // Somebody else's trace: what is asked by strangers begins one of its own.
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${site}/people/ada@example.com?q=secret`, { headers: { traceparent } });
  const payload = { email: 'ada@example.com' };
  // Of what nobody asked for, as looking for jobs, nothing is told.
  await db.meeting.count();
  const jobId = await transact((tx) => enqueueJob(tx, { kind: 'count', payload, subjectId: 'x' }));
  await runJob(jobId, { count: async () => void (await db.job.count()) });
  await endTraces();

  const spans = received.flatMap((message) => message.spans);
  const named = (name: string) => spans.find((span) => span.name === name);
  const request = named('GET routes/person');
  expect(request).toMatchObject({ kind: server, status: { code: failed } });
  expect(request?.parentSpanId).toBeUndefined();
  expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  expect(toldOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': 'routes/person',
    'http.response.status_code': 503,
    'dais.request_id': 'request-1',
  });
  expect(partsOf(request, spans)).toMatchObject([
    { name: 'SELECT', kind: client },
    { name: 'ask stripe', kind: client, status: { code: failed } },
  ]);
  expect(toldOf(named('ask stripe'))).toEqual({ 'error.type': 'TypeError' });

  const job = named('job count');
  expect(job).toMatchObject({ kind: consumer });
  const [statement] = partsOf(job, spans);
  expect(toldOf(statement)['db.query.text']).toMatch(/^SELECT COUNT/);

  const parts = [...partsOf(request, spans), ...partsOf(job, spans)];
  expect(spans).toHaveLength(parts.length + 2);
  expect(received.every(({ key }) => key === 'abc')).toBe(true);
  for (const { body } of received) expect(body).not.toMatch(/ada@|secret|127\.0\.0\.1/);
});

const partsOf = (whole: Span | undefined, spans: readonly Span[]) =>
  spans.filter(
    ({ parentSpanId, traceId }) => parentSpanId === whole?.spanId && traceId === whole?.traceId,
  );

const toldOf = (span: Span | undefined) =>
  Object.fromEntries(
    span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [],
  );
