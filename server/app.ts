import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import compression from 'compression';
import express, { type Express } from 'express';
import { enqueueFindAllMatters } from '#app/matters/find-all-matters.server.ts';
import { missingSettings } from '#app/plans/payment/payment-settings.server.ts';
import { writeEvents } from '#app/platform/analytics.server.ts';
import { readerWaits } from '#app/platform/db/readers-first.ts';
import { db } from '#app/platform/db.server.ts';
import { env, wrongVariable } from '#app/platform/env.server.ts';
import { readyQueue } from '#app/platform/jobs/queue.server.ts';
import { startWorker } from '#app/platform/jobs/worker.server.ts';
import { keepUnder } from '#app/platform/kept/keep-public.server.ts';
import { leave } from '#app/platform/leaving.server.ts';
import { log } from '#app/platform/log.server.ts';
import { whileAnswering } from '#app/platform/security-log.server.ts';
import { stepBack } from '#app/platform/step-back.server.ts';
import { startTraces } from '#app/platform/traces/start-traces.server.ts';
import { watchProcess } from '#app/platform/watch/watch-process.server.ts';
import { enqueueIndexSearch } from '#app/search/indexing/index-search.server.ts';
import type { OpenedCityHall } from '#stand-ins/city-hall/open-city-hall.ts';
import type { StripeStandIn } from '#stand-ins/stripe/create-stand-in.ts';
import { apiMethods } from './api-methods.ts';
import { type KeptPages, keepPages } from './kept-pages/kept-pages.ts';
import { openVersion } from './kept-pages/open-version.ts';
import { speculationRules } from './kept-pages/speculation-rules.ts';
import { limitBody, limitRate } from './limits.ts';
import { loadCityHall } from './load-city-hall.ts';
import { loadStandIn } from './load-stand-in.ts';
import { answerPages } from './pages/answer-pages.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { answerFault, refuseMalformed } from './refuse-malformed.ts';
import { newRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { requireTls } from './require-tls.ts';
import { securityHeaders } from './security-headers.ts';
import { serveFiles } from './static-files.ts';
import { traceRequests } from './trace-requests.ts';
import { dailyJobs, jobHandlers, turns } from './worker.ts';

type AppOptions = {
  clientFolder: string | null;
  standIn: StripeStandIn | null;
  cityHall?: OpenedCityHall | null;
  /** Without it, as in development, each page is made anew. */
  kept?: KeptPages | null;
};

/** The web application: everything between the socket and React Router. */
export function createApp({ clientFolder, standIn, cityHall, kept }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use((_request, response, next) => {
    response.locals.requestId = newRequestId();
    response.locals.nonce = randomBytes(16).toString('base64');
    response.setHeader('X-Request-Id', response.locals.requestId);
    next();
  });
  app.use(logRequests);
  app.use(traceRequests);
  app.use(({ ip = '' }, { locals }, next) =>
    whileAnswering({ requestId: locals.requestId, address: ip }, next),
  );
  // Not a part of the site: it answers to other methods and counts no requests.
  if (standIn) app.use(standIn.api);
  app.use(securityHeaders);
  app.use(requireTls);
  app.use(apiMethods);
  app.use(refuseMalformed);
  app.use(refuseForeign);
  if (clientFolder) app.use(serveFiles(clientFolder));
  app.use(speculationRules);
  app.use(kept ? kept.keep(compression()) : compression());
  app.use(limitRate, limitBody);
  if (standIn) app.use(standIn.pages);
  if (cityHall) app.use(cityHall.page);
  app.use((_request, response, next) => {
    readerWaits(response);
    next();
  });
  app.use(answerPages);
  app.use(answerFault);
  return app;
}

export { loadStandIn };

export const startJobs = () =>
  startWorker(jobHandlers, { dailyJobs, turns, places: env.SOURCES_AT_ONCE });

/** Serves and works until told to stop; then finishes what is in hand and closes the database. */
export async function serve(options: { clientFolder: string | null }): Promise<Server | null> {
  watchProcess();
  const endTraces = env.traces && startTraces(env.traces);
  await readyQueue();
  const missing = missingSettings();
  if (missing.length > 0) log.warn({ missing }, 'no plans are sold: payment is not set up');
  // Beside a process that answers, on the same machine, nobody waits for this one in front of a screen.
  if (env.WORKER === 'only') stepBack();
  const worker = env.WORKER === 'off' ? null : await startJobs();
  if (worker) {
    enqueueFindAllMatters().catch((error) => log.error({ err: error }, 'matters not begun'));
  }
  if (worker) enqueueIndexSearch().catch((error) => log.error({ err: error }, 'index not begun'));
  const standIn = env.WORKER === 'only' ? null : await loadStandIn();
  const cityHall = await loadCityHall();
  const version = env.WORKER === 'only' ? null : await openVersion();
  const kept = version && keepPages(version);
  keepUnder(version);
  const app = kept && createApp({ ...options, standIn, cityHall, kept });
  const server = app && (await listen((...asked) => kept.answer(...asked, app)));
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 25_000 + drainMilliseconds).unref();
    await Promise.all([worker?.stop(), server && drained(server)]);
    standIn?.stop();
    cityHall?.stop();
    await version?.close();
    await writeEvents();
    await db.$disconnect();
    await endTraces?.();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return server;
}

function listen(answer: RequestListener): Promise<Server> {
  // Longer than proxies keep a line that rests, so that none of them asks on one just closed.
  const server = createServer({ keepAliveTimeout: 75_000 }, answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error)));
    server.listen(env.PORT, env.HOST, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return wrongVariable('PORT', 'names a port that another program listens on', error);
  if (error.code === 'EACCES')
    return wrongVariable('PORT', 'names a port that this user may not listen on', error);
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return wrongVariable('HOST', 'is no address of this machine', error);
  return error;
}

const drainMilliseconds = env.DRAIN_SECONDS * 1000;

/**
 * Answers on for a while, saying that it leaves: a balancer that asks now and then how the server is would
 * otherwise send requests to a door that has just been closed.
 */
async function drained(server: Server): Promise<void> {
  leave();
  // Whose line would be closed under the next request is told so with this one.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await sleep(drainMilliseconds);
  await closed(server);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep a line open after its last answer: it is let go as soon as it is idle.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
