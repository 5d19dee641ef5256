import { subDays } from 'date-fns/subDays';
import { countMailEvents } from '#app/alerts/mail-pause/count-mail-events.server.ts';
import { readPaymentHealth } from '#app/plans/payment/read-payment-health.server.ts';
import { readServices } from '#app/platform/breaker.server.ts';
import { env } from '#app/platform/env.server.ts';
import { readQueue } from '#app/platform/jobs/read-queue.server.ts';
import { readMailState } from '#app/platform/mail/read-mail-state.server.ts';
import { formatAgo, formatMoment } from '#app/platform/moment.ts';
import { readProcess } from '#app/platform/watch/read-process.server.ts';
import { readIndexHealth } from '#app/search/indexing/read-index-health.server.ts';
import { readSourcesHealth } from '#app/sources/desk/read-sources-health.server.ts';
import { indexStandings } from './index-standings.ts';
import { mailStandings } from './mail-standings.ts';
import { paymentStandings } from './payment-standings.ts';
import { processStandings } from './process-standings.ts';
import { queueStandings } from './queue-standings.ts';
import { serviceStandings } from './service-standings.ts';
import { sourceStandings } from './source-standings.ts';
import { type StandingGroup, span } from './standing.ts';

/** How everything stands that runs behind the site, in an admin's words. */
export async function watchSite(now: Date = new Date()) {
  const [queue, mail, mailEvents, payment, sources, index] = await Promise.all([
    readQueue(now),
    readMailState(now),
    countMailEvents(subDays(now, 1)),
    readPaymentHealth(now),
    readSourcesHealth(now),
    readIndexHealth(),
  ]);
  const process = readProcess();
  const surroundings = {
    isToldOfEvents: env.MAIL_EVENTS_SECRET !== undefined,
    isSent: env.SMTP_URL !== undefined,
    isProduction: env.DAIS_MODE === 'production',
  };
  const watchedMail = { ...mail, ...mailEvents, ...surroundings };
  const groups: StandingGroup[] = [
    { id: 'work', title: 'Work behind the scenes', standings: queueStandings(queue, now) },
    { id: 'mail', title: 'Mail', standings: mailStandings(watchedMail, now) },
    { id: 'payment', title: 'Payment', standings: paymentStandings(payment, now) },
    { id: 'sources', title: 'Sources', standings: sourceStandings(sources, now) },
    {
      id: 'services',
      title: 'Services outside',
      standings: serviceStandings(readServices(), now),
    },
    { id: 'search', title: 'Search', standings: indexStandings(index) },
    { id: 'process', title: 'This process', standings: processStandings(process, now) },
  ];
  return {
    asOf: formatMoment(now),
    groups,
    kinds: queue.map(({ kind, dueSince, ...counts }) => ({
      ...counts,
      kind,
      waited: dueSince ? span(dueSince, now) : null,
    })),
    slowStatements: process.slowStatements.map(({ lastAt, ...statement }) => ({
      ...statement,
      last: formatAgo(lastAt, now),
    })),
  };
}

export type WatchedSite = Awaited<ReturnType<typeof watchSite>>;
