import { databaseKind, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

/** More are not looked for at once: where there are so many, the first ones say why. */
const mostRows = 1000;

/** A program that opens the file with references switched off can leave such; PostgreSQL has none. */
export const parents: Check = {
  finds: 'rows whose parent is gone',
  async *look(db) {
    if (databaseKind === 'postgres') return;
    const rows = await db.$queryRaw<{ table: string; rowid: bigint | null; parent: string }[]>`
      SELECT "table", rowid, parent FROM pragma_foreign_key_check LIMIT ${mostRows}`;
    if (rows.length > 0) {
      yield rows.map(({ table, rowid, parent }) => `${table} ${rowid ?? ''} without ${parent}`);
    }
  },
};

const gone = Prisma.sql`meeting_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM meetings WHERE meetings.id = meeting_id)`;

export const uploadsTo: Check = {
  finds: 'uploaded files that are said to be taken in to a meeting that is gone',
  look: (db) => rowsAtFault(db, Prisma.sql`SELECT id FROM kept_uploads WHERE ${gone}`),
  mend: {
    done: 'said no more',
    each: (db, ids) =>
      transact(async (tx) => {
        await tx.keptUpload.updateMany({ where: { id: { in: ids } }, data: { meetingId: null } });
      }, db),
  },
};

export const runsOf: Check = {
  finds: 'runs of sources that tell of a meeting that is gone',
  look: (db) =>
    rowsAtFault(db, Prisma.sql`SELECT DISTINCT run_id AS id FROM source_run_changes WHERE ${gone}`),
  mend: {
    done: 'told without it',
    each: (db, ids) =>
      transact(async (tx) => {
        const among = Prisma.join(ids);
        await tx.$executeRaw`UPDATE source_run_changes SET meeting_id = NULL
          WHERE run_id IN (${among}) AND ${gone}`;
      }, db),
  },
};

export const reportsOf: Check = {
  finds: 'reported sentences whose version is of another meeting',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT report.id FROM sentence_reports AS report
        JOIN summary_versions AS version ON version.id = report.version_id
        WHERE version.meeting_id <> report.meeting_id`,
    ),
};
