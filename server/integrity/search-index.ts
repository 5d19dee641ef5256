import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { transact } from '#app/platform/db.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import { entitiesOutOfDate, meetingsOutOfDate } from '#app/search/indexing/out-of-date.server.ts';
import { mendWords, strayWords } from '#app/search/indexing/stray-words.server.ts';
import type { Check } from './check.ts';
import { meetingsAtFault } from './rows-at-fault.ts';

export const indexedMeetings: Check = {
  finds: 'meetings that no search finds as they are',
  look: (db) => meetingsAtFault(db, (ids) => meetingsOutOfDate(db, ids)),
  mend: {
    done: 'indexed anew',
    async each(db, ids) {
      // One at a time: nobody waits for a long transcript and ninety-nine more.
      for (const id of ids) await transact((tx) => indexMeetings(tx, [id]), db);
    },
  },
};

export const indexedEntities: Check = {
  finds: 'entities that no search finds as they are',
  async *look(db) {
    const batches = batchesById(({ after, take }) =>
      db.govtEntity.findMany({
        where: { id: { gt: after } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true },
      }),
    );
    for await (const rows of batches) {
      const found = await entitiesOutOfDate(
        db,
        rows.map(({ id }) => id),
      );
      if (found.length > 0) yield found;
    }
  },
  mend: { done: 'indexed anew', each: (db, ids) => transact((tx) => indexEntities(tx, ids), db) },
};

const wordsAtOnce = 100;

export const indexedWords: Check = {
  finds: 'passages of the index without their words, or words without their passage',
  async *look(db) {
    for (let after = 0; ; ) {
      const ids = await strayWords(db, after, wordsAtOnce);
      if (ids.length === 0) return;
      yield ids.map(String);
      after = ids.at(-1) ?? after;
    }
  },
  mend: {
    done: 'written anew or removed',
    each: (db, ids) => transact((tx) => mendWords(tx, ids.map(Number)), db),
  },
};
