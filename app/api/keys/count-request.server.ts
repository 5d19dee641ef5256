import { db } from '#app/platform/db.server.ts';

const dayMilliseconds = 86_400_000;

export type Allowance = {
  limit: number;
  /** How many more requests today answers */
  left: number;
  /** Until the next day begins, in UTC */
  resetSeconds: number;
  /** The day was used up before this request */
  isOver: boolean;
};

/**
 * Counts a request of a reader's programs against their day. It is one statement on one row of their
 * own: so it holds across restarts and for all processes, and two at once are two. Beyond the limit
 * nothing is written.
 */
export async function countRequest(
  userId: string,
  limit: number,
  now: Date = new Date(),
): Promise<Allowance> {
  const day = now.toISOString().slice(0, 10);
  const rows = await db.$queryRaw<{ requests: bigint | number }[]>`
    INSERT INTO api_usage (user_id, day, requests) VALUES (${userId}, ${day}, 1)
    ON CONFLICT (user_id) DO UPDATE SET
      requests = CASE WHEN api_usage.day = excluded.day THEN api_usage.requests + 1 ELSE 1 END,
      day = excluded.day
    WHERE api_usage.day <> excluded.day OR api_usage.requests < ${limit}
    RETURNING requests`;
  const [row] = rows;
  return {
    limit,
    left: row ? limit - Number(row.requests) : 0,
    resetSeconds: Math.ceil((dayMilliseconds - (now.getTime() % dayMilliseconds)) / 1000),
    isOver: row === undefined,
  };
}
