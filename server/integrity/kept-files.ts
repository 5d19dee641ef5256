import { rm } from 'node:fs/promises';
import { transact } from '#app/platform/db.server.ts';
import { ownerlessRecordings, recordingFile } from '#app/sources/speech/recording-file.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

export const recordFiles: Check = {
  finds: 'records whose file is not kept',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT id FROM transcripts WHERE NOT EXISTS (
        SELECT 1 FROM record_files WHERE record_files.transcript_id = transcripts.id)`,
    ),
};

/** What became of a file that nobody needs any more: it was taken in, or its editor left it out. */
const dealtWith = { state: { in: ['taken', 'left', 'unreadable'] } };

export const uploads: Check = {
  finds: 'uploaded files that are kept though they were dealt with',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT id FROM kept_uploads
        WHERE gzip IS NOT NULL AND state IN (${Prisma.join(dealtWith.state.in)})`,
    ),
  mend: {
    done: 'removed',
    each: (db, ids) =>
      transact(async (tx) => {
        const where = { id: { in: ids }, ...dealtWith };
        await tx.keptUpload.updateMany({ where, data: { gzip: null } });
      }, db),
  },
};

export const recordings: Check = {
  finds: 'recordings on this machine that belong to no meeting',
  async *look(db) {
    const names = await ownerlessRecordings(db);
    if (names.length > 0) yield names;
  },
  mend: {
    done: 'removed',
    async each(_db, names) {
      for (const name of names) await rm(recordingFile(name), { recursive: true, force: true });
    },
  },
};
