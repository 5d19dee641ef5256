/**
 * Run as a program, it works through the jobs of its database as the site's worker does, and kills itself, as a
 * power cut would, before its so manieth statement. Webhooks may lead to this machine: who hears them is there.
 */
import Database from 'better-sqlite3';
import pg from 'pg';
import { deliverWebhooksThrough } from '#app/api/webhooks/deliver-webhooks.server.ts';
import { postWebhookWithin } from '#app/api/webhooks/post-webhook.server.ts';
import { startWorker } from '#app/platform/jobs/worker.server.ts';
import { jobHandlers } from '#server/worker.ts';

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
const worker = await startWorker({ ...jobHandlers, 'deliver-webhooks': deliver }, { places: 4 });
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
