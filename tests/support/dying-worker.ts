/**
 * Run as a program, it works through the jobs of its database as the site's worker does, and kills itself, as a
 * power cut would, before its so manieth statement. Webhooks may lead to this machine: who hears them is there.
 */
import Database from 'better-sqlite3';
import pg from 'pg';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { sendDigests } from '#app/alerts/send-digests.server.ts';
import { tellFollowers } from '#app/alerts/tell-followers.server.ts';
import { deliverWebhooksThrough } from '#app/api/webhooks/deliver-webhooks.server.ts';
import { postWebhookWithin } from '#app/api/webhooks/post-webhook.server.ts';
import { tellWebhooks } from '#app/api/webhooks/tell-webhooks.server.ts';
import { findMatters } from '#app/matters/find-matters.server.ts';
import { startWorker } from '#app/platform/jobs/worker.server.ts';
import { sendMail } from '#app/platform/mail/send-mail.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';

const statements = Number(process.argv[2]);
let sent = 0;

// Whatever the driver's methods take is handed on as it came.
type Driver = Record<string, (...given: unknown[]) => unknown>;
const statement: object = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'));
countedAt(statement, 'all');
countedAt(statement, 'run');
countedAt(pg.Client.prototype, 'query');

const here = { mayAsk: () => true, resolve: async () => ['127.0.0.1'] };
const deliver = deliverWebhooksThrough(postWebhookWithin({ ...here, seconds: 5 }));
// What the site's worker loads for other kinds would be half of a life; one that is missing here parks its job.
const handlers = {
  ...{ 'deliver-webhooks': deliver, 'draft-summary': draftSummary, 'find-matters': findMatters },
  ...{ 'match-searches': matchSearches, 'send-digests': sendDigests, 'send-mail': sendMail },
  ...{ 'tell-followers': tellFollowers, 'tell-webhooks': tellWebhooks },
};
const worker = await startWorker(handlers, { places: 4 });
process.once('SIGTERM', () => worker.stop().then(() => process.exit(0)));

function countedAt(of: object, method: string): void {
  const driver = of as Driver;
  const original = driver[method];
  driver[method] = function (this: unknown, ...given) {
    sent += 1;
    if (sent === statements) process.kill(process.pid, 'SIGKILL');
    return original?.apply(this, given);
  };
}
