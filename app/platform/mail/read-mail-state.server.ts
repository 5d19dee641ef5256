import { subDays } from 'date-fns/subDays';
import { z } from 'zod';
import { rawMoment } from '../db/raw-moment.server.ts';
import { db } from '../db.server.ts';

const count = z.coerce.number();

const state = z.object({
  waiting: count,
  waitingSince: rawMoment,
  lastSentAt: rawMoment,
  /** In the last day. */
  sent: count,
  /** In the last day, and left to an admin. */
  failed: count,
});

export type MailState = z.infer<typeof state>;

/** How mail stands. A message waits as long as its job does, also from one attempt to the next. */
export async function readMailState(now: Date = new Date()): Promise<MailState> {
  const yesterday = subDays(now, 1);
  const [row] = await db.$queryRaw<unknown[]>`
    SELECT
      (SELECT count(*) FROM jobs
        WHERE state = 'waiting' AND kind = 'send-mail') AS waiting,
      (SELECT min(created_at) FROM jobs
        WHERE state = 'waiting' AND kind = 'send-mail') AS "waitingSince",
      (SELECT max(sent_at) FROM mails) AS "lastSentAt",
      (SELECT count(*) FROM mails WHERE sent_at > ${yesterday}) AS sent,
      (SELECT count(*) FROM jobs
        WHERE state = 'parked' AND kind = 'send-mail' AND finished_at > ${yesterday}) AS failed`;
  return state.parse(row);
}
