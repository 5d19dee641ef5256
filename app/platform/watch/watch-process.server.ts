import { collectDefaultMetrics } from 'prom-client';
import { env } from '../env.server.ts';
import { reportErrorsTo } from './logged-errors.server.ts';
import { watchLoopDelay } from './loop-delay.server.ts';
import { metrics } from './metrics.server.ts';
import { sentryReporter } from './sentry-reporter.server.ts';

/** Begins to measure this process, and to report its errors where somebody wants them. */
export function watchProcess(): void {
  watchLoopDelay();
  if (env.METRICS_TOKEN) collectDefaultMetrics({ register: metrics });
  if (env.SENTRY_DSN) reportErrorsTo(sentryReporter(env.SENTRY_DSN));
}
