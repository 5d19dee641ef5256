import { addMilliseconds } from 'date-fns/addMilliseconds';
import { AppError } from '#app/platform/app-error.ts';
import { db, isDuplicate } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { log } from '#app/platform/log.server.ts';
import type { Clock } from './clock.ts';
import { longestPutOffSeconds, type Pace } from './pace.ts';

export type HostTurn = {
  /** Answers in a row, before this one, that were errors or asked for patience */
  refusals: number;
  /** Ends the turn; nobody asks the host before `seconds` have passed. */
  end: (after: { seconds: number; refusals: number }) => Promise<void>;
};

type Turning = { clock: Clock; pace: Pace };

/** How often is looked whether the host is free: whoever has its turn may be done sooner than said. */
const lookMilliseconds = 1000;

/**
 * Waits until it is our turn to ask a host, and takes it: until it is ended, or the process is gone
 * for as long as a turn lasts, nobody else asks, in this process or another.
 * @throws TryLater when the turn is far away; AppError `unavailable` when it is very far away
 */
export async function takeHostTurn(host: string, { clock, pace }: Turning): Promise<HostTurn> {
  const patientUntil = clock.now().getTime() + pace.patience * 1000;
  await knowHost(host, clock);
  for (;;) {
    const taken = await tryToTake(host, { clock, pace });
    if (taken) return taken;
    const { freeAt } = await db.hostTurn.findUniqueOrThrow({ where: { host } });
    const wait = Math.max(1, freeAt.getTime() - clock.now().getTime());
    if (clock.now().getTime() + wait > patientUntil) throw tooFarAway(host, wait, freeAt);
    await clock.wait(Math.min(wait, lookMilliseconds));
  }
}

async function knowHost(host: string, clock: Clock) {
  try {
    await db.hostTurn.upsert({
      where: { host },
      create: { host, freeAt: clock.now() },
      update: {},
    });
  } catch (error) {
    // Another process was first.
    if (!isDuplicate(error)) throw error;
  }
}

async function tryToTake(host: string, { clock, pace }: Turning): Promise<HostTurn | null> {
  const turnEnd = () => addMilliseconds(clock.now(), pace.turn * 1000);
  let mine = turnEnd();
  const now = clock.now();
  // One statement, so that of many who find the host free one has it.
  const { count } = await db.hostTurn.updateMany({
    where: { host, freeAt: { lte: now } },
    data: { freeAt: mine },
  });
  if (count === 0) return null;
  const { refusals } = await db.hostTurn.findUniqueOrThrow({ where: { host } });
  let renewing = Promise.resolve();
  const renew = async () => {
    const next = turnEnd();
    const where = { host, freeAt: mine };
    const { count } = await db.hostTurn.updateMany({ where, data: { freeAt: next } });
    if (count > 0) mine = next;
  };
  const renewal = setInterval(
    () => {
      renewing = renewing
        .then(renew)
        .catch((error) => log.error({ err: error, host }, 'turn at a host not renewed'));
    },
    (pace.turn * 1000) / 3,
  );
  return {
    refusals,
    async end({ seconds, refusals }) {
      clearInterval(renewal);
      await renewing;
      const freeAt = addMilliseconds(clock.now(), seconds * 1000);
      await db.hostTurn.updateMany({ where: { host, freeAt: mine }, data: { freeAt, refusals } });
    },
  };
}

function tooFarAway(host: string, milliseconds: number, freeAt: Date) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= longestPutOffSeconds) {
    return new TryLater(`It is not our turn to ask ${host} for ${seconds} seconds.`, { seconds });
  }
  const until = `${freeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return new AppError('unavailable', `${host} has asked to be left alone until ${until}.`);
}
