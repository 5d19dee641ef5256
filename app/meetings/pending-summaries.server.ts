import { db } from '#app/platform/db.server.ts';
import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { withoutSummary } from './find-meetings.server.ts';
import { isoDateOf } from './meeting-date.ts';

const pageSize = 25;

export type PendingMeeting = {
  id: string;
  title: string | null;
  date: string | null;
  governmentBody: string | null;
};

/** How many meetings have no summary, or a blank one. */
export function countPendingSummaries(): Promise<number> {
  return db.meeting.count({ where: withoutSummary });
}

/** The meetings without a summary, newest first, 25 a page. */
export async function pendingSummaries(
  place: { after?: string | null; before?: string | null } = {},
): Promise<{ meetings: PendingMeeting[]; previous: string | null; next: string | null }> {
  const before = dated(readListKey(place.before ?? null));
  const after = before ? null : dated(readListKey(place.after ?? null));
  const key = before ?? after;
  const direction = before ? 'asc' : 'desc';
  const rows = await db.meeting.findMany({
    where: { AND: [withoutSummary, key ? beyond(key, before ? 'gt' : 'lt') : {}] },
    orderBy: [{ sortDate: direction }, { id: direction }],
    take: pageSize + 1,
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      sortDate: true,
      governmentBody: true,
      govtEntity: { select: { entityName: true } },
    },
  });
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (before) page.reverse();
  const keyOf = (row: (typeof rows)[number] | undefined) =>
    row ? writeListKey({ value: row.sortDate.toISOString(), id: row.id }) : null;
  return {
    meetings: page.map(({ id, meetingTitle, meetingDate, governmentBody, govtEntity }) => ({
      id,
      title: meetingTitle,
      date: meetingDate && isoDateOf(meetingDate),
      governmentBody: governmentBody ?? govtEntity?.entityName ?? null,
    })),
    previous: before ? (more ? keyOf(page[0]) : null) : after ? keyOf(page[0]) : null,
    next: before || more ? keyOf(page.at(-1)) : null,
  };
}

type DatedKey = { sortDate: Date; id: string };

function dated(key: ListKey | null): DatedKey | null {
  const sortDate = new Date(key?.value ?? '');
  return key && !Number.isNaN(sortDate.getTime()) ? { sortDate, id: key.id } : null;
}

function beyond({ sortDate, id }: DatedKey, past: 'gt' | 'lt') {
  return {
    AND: [
      { sortDate: { [`${past}e`]: sortDate } },
      { OR: [{ sortDate: { [past]: sortDate } }, { sortDate, id: { [past]: id } }] },
    ],
  };
}
