import { type Db, db } from '../db.server.ts';
import type { Counter } from './counter.ts';
import { type Growth, waitAfter } from './growing-counter.ts';
import type { Window } from './window-counter.ts';

// The counters of memory, in a table of PostgreSQL. One statement looks and counts, so that of many attempts
// at once, in whichever process, no more get through than may; an attempt that is refused changes nothing.
// Times are the process's, in milliseconds since 1970: clocks that differ by a second shift a limit by one.

const minute = 60_000;

export const windowInDatabase = ({ attempts, minutes }: Window, database: Db = db): Counter => ({
  ...giving(database),
  async take(key) {
    const now = BigInt(Date.now());
    const end = now + BigInt(minutes * minute);
    const taken = await database.$queryRaw<unknown[]>`
      INSERT INTO attempt_counts AS kept (key, points, expire) VALUES (${key}, 1, ${end})
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN kept.expire <= ${now} THEN 1 ELSE kept.points + 1 END,
        expire = CASE WHEN kept.expire <= ${now} THEN ${end} ELSE kept.expire END
      WHERE kept.expire <= ${now} OR kept.points < ${attempts}
      RETURNING key`;
    return taken.length > 0 ? 0 : waitUntil((await find(database, key))?.expire);
  },
});

export const growingInDatabase = (growth: Growth, database: Db = db): Counter => ({
  ...giving(database),
  async take(key) {
    const { free, longestMinutes, forgottenAfterHours } = growth;
    const now = BigInt(Date.now());
    const end = now + BigInt(forgottenAfterHours * 60 * minute);
    const openAfterFirst = now + BigInt(waitAfter(1, growth));
    // What `waitAfter` says, of a number that only the database knows.
    const taken = await database.$queryRaw<unknown[]>`
      INSERT INTO attempt_counts AS kept (key, points, expire, open_at)
      VALUES (${key}, 1, ${end}, ${openAfterFirst})
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN kept.expire <= ${now} THEN 1 ELSE kept.points + 1 END,
        expire = ${end},
        open_at = CASE
          WHEN kept.expire <= ${now} THEN ${openAfterFirst}
          WHEN kept.points + 1 < ${free} THEN 0
          ELSE ${now} + ${minute} * LEAST(2 ^ LEAST(kept.points + 1 - ${free}, 20), ${longestMinutes})
        END
      WHERE kept.expire <= ${now} OR kept.open_at <= ${now}
      RETURNING key`;
    return taken.length > 0 ? 0 : waitUntil((await find(database, key))?.openAt);
  },
});

const giving = (database: Db) => ({
  async giveBack(key: string) {
    const where = { key, points: { gt: 0 } };
    await database.attemptCount.updateMany({
      where,
      data: { points: { decrement: 1 }, openAt: 0 },
    });
  },
  async forget(key: string) {
    await database.attemptCount.deleteMany({ where: { key } });
  },
});

const find = (database: Db, key: string) =>
  database.attemptCount.findUnique({ where: { key }, select: { expire: true, openAt: true } });

/** Where it was forgotten in between, the next attempt is free. */
const waitUntil = (moment: bigint | undefined): number =>
  Math.max(1, Number(moment ?? 0n) - Date.now());
