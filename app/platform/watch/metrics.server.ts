import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What Prometheus is told. Labels are words of the code alone (routes, kinds, outcomes): no id, no
 * address and no path with a value in it, which would be somebody's, and one more row each.
 */
export const metrics = new Registry();

const registers = [metrics];

const requests = new Histogram({
  name: 'dais_http_request_seconds',
  help: 'Requests by route, method and class of status, and how long they took',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});

const kept = new Counter({
  name: 'dais_kept_answers_total',
  help: 'Answers from memory, for which no route ran',
  labelNames: ['status'],
  registers,
});

const jobs = new Histogram({
  name: 'dais_job_seconds',
  help: 'Runs of jobs by kind and outcome, and how long they took',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900, 3600],
  registers,
});

const mails = new Counter({
  name: 'dais_mails_total',
  help: 'Messages that were sent, that wait for another attempt, and that failed for good',
  labelNames: ['outcome'],
  registers,
});

const errors = new Counter({
  name: 'dais_errors_total',
  help: 'Lines that were logged at level error',
  registers,
});

export const queuedJobs = new Gauge({
  name: 'dais_jobs',
  help: 'Jobs that are not done, by kind and state, of all processes together',
  labelNames: ['kind', 'state'],
  registers,
});

export const oldestWait = new Gauge({
  name: 'dais_jobs_oldest_wait_seconds',
  help: 'For how long the first of the jobs that are due has waited, by kind',
  labelNames: ['kind'],
  registers,
});

export const databaseAnswers = new Gauge({
  name: 'dais_database_answers',
  help: '1 where the database told of the queue when this was asked, else 0',
  registers,
});

export const serviceAnswers = new Gauge({
  name: 'dais_service_answers',
  help: '1, or 0 while a service outside keeps failing and is not asked; those that were asked',
  labelNames: ['service'],
  registers,
});

const knownMethods = ['GET', 'HEAD', 'POST'];

type Answered = { route: string | undefined; method: string; status: number; seconds: number };

/** What no route answered (files, refusals) has none. */
export function countRequest({ route = 'none', method, status, seconds }: Answered): void {
  const labels = {
    route,
    // Node takes some thirty methods, and most are nobody's but a scanner's.
    method: knownMethods.includes(method) ? method : 'other',
    status: `${Math.floor(status / 100)}xx`,
  };
  requests.observe(labels, seconds);
}

/** They are as quick as they are many: how long each took is nothing to measure. */
const keptBy = { 200: kept.labels('2xx'), 304: kept.labels('3xx') };

export function countKept(status: 200 | 304): void {
  keptBy[status].inc();
}

export function countJob({ kind, outcome, seconds }: Record<'kind' | 'outcome', string> & Took) {
  jobs.observe({ kind, outcome }, seconds);
}
type Took = { seconds: number };

export function countMail(outcome: 'sent' | 'again' | 'failed'): void {
  mails.inc({ outcome });
}

export function countError(): void {
  errors.inc();
}
