import { settleMatters } from '#app/matters/settle-matters.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

export const matters: Check = {
  finds: 'matters whose count or dates differ from their meetings, or that nothing is left of',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT matter.id FROM matters AS matter
        LEFT JOIN (SELECT matter_id, count(*) AS steps, min(sort_date) AS first, max(sort_date) AS last
          FROM matter_steps GROUP BY matter_id) AS own ON own.matter_id = matter.id
        WHERE matter.meetings <> coalesce(own.steps, 0)
          OR matter.first_seen <> own.first OR matter.last_seen <> own.last
          OR (own.steps IS NULL AND NOT EXISTS (
            SELECT 1 FROM matter_follows WHERE matter_follows.matter_id = matter.id))`,
    ),
  mend: { done: 'counted anew', each: (db, ids) => transact((tx) => settleMatters(tx, ids), db) },
};
