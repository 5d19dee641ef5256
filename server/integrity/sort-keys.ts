import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { sortDateOf } from '#app/meetings/meeting-date.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { type Db, transact } from '#app/platform/db.server.ts';
import type { Check } from './check.ts';

/** What lists are sorted and filtered by stands beside what it follows from. */
export const meetingKeys: Check = {
  finds: 'meetings that stand at another place in lists than their date or title says',
  async *look(db) {
    const batches = batchesById(({ after, take }) =>
      db.meeting.findMany({
        where: { id: { gt: after } },
        orderBy: { id: 'asc' },
        take,
        select: { ...keyed, sortDate: true, searchTitle: true },
      }),
    );
    for await (const rows of batches) {
      const found = rows.filter((row) => {
        const { sortDate, searchTitle } = keysOf(row);
        return row.sortDate.getTime() !== sortDate.getTime() || row.searchTitle !== searchTitle;
      });
      if (found.length > 0) yield found.map(({ id }) => id);
    }
  },
  mend: { done: 'written anew', each: writeMeetingKeys },
};

const keyed = { id: true, meetingDate: true, videoPublishDate: true, meetingTitle: true } as const;

type Keyed = {
  meetingDate: Date | null;
  videoPublishDate: Date | null;
  meetingTitle: string | null;
};

const keysOf = (meeting: Keyed) => ({
  sortDate: sortDateOf(meeting),
  searchTitle: meeting.meetingTitle?.toLowerCase() ?? null,
});

function writeMeetingKeys(db: Db, ids: string[]): Promise<void> {
  return transact(async (tx) => {
    const rows = await tx.meeting.findMany({ where: { id: { in: ids } }, select: keyed });
    for (const row of rows) {
      await tx.meeting.update({
        where: { id: row.id },
        data: keysOf(row),
        select: { id: true },
      });
    }
  }, db);
}

export const entityKeys: Check = {
  finds: 'entities that stand at another place in lists than their name says',
  async *look(db) {
    const batches = batchesById(({ after, take }) =>
      db.govtEntity.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take }),
    );
    for await (const rows of batches) {
      const found = rows.filter((row) => {
        const { searchText, sortTitle } = entityKeysOf(row);
        return row.searchText !== searchText || row.sortTitle !== sortTitle;
      });
      if (found.length > 0) yield found.map(({ id }) => id);
    }
  },
  mend: {
    done: 'written anew',
    each: (db, ids) =>
      transact(async (tx) => {
        const rows = await tx.govtEntity.findMany({ where: { id: { in: ids } } });
        for (const row of rows) {
          const data = entityKeysOf(row);
          await tx.govtEntity.update({ where: { id: row.id }, data, select: { id: true } });
        }
      }, db),
  },
};

function entityKeysOf(entity: { entityName: string; entityDescription: string | null }) {
  const shown = { name: entity.entityName, description: entity.entityDescription };
  return { searchText: entitySearchText(shown), sortTitle: entitySortTitle(shown) };
}
