import { setDigestDue } from '#app/alerts/digest-due.server.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

/** Admin › Jobs shows why, and tries them again. */
export const parkedJobs: Check = {
  finds: 'jobs that are parked for an admin to look at',
  look: (db) => rowsAtFault(db, Prisma.sql`SELECT id FROM jobs WHERE state = 'parked'`),
};

export const untoldNews: Check = {
  finds: 'readers with news that no digest is due for',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT id FROM profiles
        WHERE digest_due_at IS NULL AND mail_summaries <> 'off' AND EXISTS (
          SELECT 1 FROM news WHERE news.user_id = profiles.id AND news.told_at IS NULL)`,
    ),
  mend: {
    done: 'given a turn',
    async each(db, ids) {
      for (const id of ids) {
        await transact(async (tx) => {
          await lockProfile(tx, id);
          await setDigestDue(tx, id, new Date());
        }, db);
      }
    },
  },
};
