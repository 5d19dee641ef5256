import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { childEnvironment } from '#app/platform/env.server.ts';
import { boss, type Delivery, deliver } from '#app/platform/jobs/boss.server.ts';
import { retryJob } from '#app/platform/jobs/queue.server.ts';

/** Whether the file is there after which nobody is killed any more, and what is left is done. */
export function isToldToEnd(): boolean {
  const { KILLED_JOBS_END } = process.env;
  return KILLED_JOBS_END !== undefined && existsSync(KILLED_JOBS_END);
}

/** Lets a worker work until it dies before a statement, or until nothing is left; says whether it died. */
export async function workUntilDeath(statements: number): Promise<boolean> {
  const worker = spawn('node', ['tests/support/dying-worker.ts', String(statements)], {
    env: childEnvironment({ NODE_OPTIONS: '', LOG_LEVEL: 'silent' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(worker, 'exit');
  while (worker.exitCode === null && worker.signalCode === null) {
    await Promise.race([ended, pause(100)]);
    if ((await jobsLeft()) === 0) worker.kill('SIGTERM');
  }
  const [code, signal] = await ended;
  // It may have been told to stop before it had begun.
  if (signal === null && code !== 0) throw new Error(`The worker ended with ${code}.`);
  return signal === 'SIGKILL';
}

export const jobsLeft = () =>
  db.job.count({
    where: { OR: [{ state: 'waiting', runAt: { lte: new Date() } }, { state: 'running' }] },
  });

/** The time after which nobody waits for the dead any more, and for whatever is to be tried later. */
export async function letTimePass(): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await db.job.updateMany({ where: { state: 'running' }, data: { leasedUntil: past } });
  // Of thousands that wait nearly all are due already.
  const later = { gt: past };
  await db.job.updateMany({ where: { state: 'waiting', runAt: later }, data: { runAt: past } });
  await db.webhookDelivery.updateMany({
    where: { state: 'waiting', dueAt: later },
    data: { dueAt: past },
  });
  await db.profile.updateMany({ where: { digestDueAt: later }, data: { digestDueAt: past } });
  await retryTheUnlucky();
  if (databaseKind === 'postgres') await deliverAnew();
}

/** Five deaths in one job are no accident, but for a worker that always dies: an admin tries it again. */
async function retryTheUnlucky(): Promise<void> {
  const parked = await db.job.findMany({
    where: { state: 'parked', lastError: { contains: 'five times' } },
    select: { id: true },
  });
  for (const { id } of parked) await retryJob(id);
}

/** The queue gives up a message of the dead after a minute, and what is due later has its own time there. */
async function deliverAnew(): Promise<void> {
  await boss();
  await transact(async (tx) => {
    await tx.$executeRaw`DELETE FROM pgboss.job
      WHERE state < 'completed' AND (state <> 'created' OR start_after > now())`;
    const withoutMessage = await tx.$queryRaw<Delivery[]>`SELECT id, kind, lane FROM jobs
      WHERE state IN ('waiting', 'running') AND NOT EXISTS (
        SELECT 1 FROM pgboss.job WHERE singleton_key = jobs.id AND pgboss.job.state < 'completed')`;
    for (const job of withoutMessage) await deliver(tx, job);
  });
}
