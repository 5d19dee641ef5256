import { subHours } from 'date-fns/subHours';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db } from '#app/platform/db.server.ts';
import { isDated } from '#app/platform/newest-first.server.ts';
import { type Page, type Place, pageByKey, type Walk } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { lacksSummary } from './find-meetings.server.ts';
import { isoDateOf } from './meeting-date.ts';

export type PendingMeeting = {
  id: string;
  title: string | null;
  date: string | null;
  governmentBody: string | null;
};

/** By then the day on which a meeting is dated, at noon of UTC, is over everywhere. */
const overAfterHours = 24;

/** A meeting waits for a summary once it was held; one with a record was, whatever its date says. */
export const heldBefore = (now: Date) => subHours(now, overAfterHours);

/**
 * Held and without a summary, or with a blank one. Whether there is a record is asked for each of them: as EXISTS, or
 * as Prisma writes it, PostgreSQL would read the records of all meetings first.
 */
const isPending = (now: Date) => Prisma.sql`${lacksSummary} AND (
  (cancelled_at IS NULL AND sort_date <= ${heldBefore(now)})
  OR (SELECT 1 FROM transcripts WHERE meeting_id = meetings.id LIMIT 1) IS NOT NULL)`;

/** How many meetings were held and have no summary, or a blank one. */
export const pendingSummariesCount = (now: Date = new Date()) =>
  countUpTo(Prisma.sql`FROM meetings WHERE ${isPending(now)}`);

type FoundRow = PendingMeeting & { meetingDate: Date | null; sortDate: Date };

/** The meetings that were held and have no summary, newest first, a page at a time. */
export async function pendingSummaries(
  place: Place = {},
  now = new Date(),
): Promise<Page<PendingMeeting>> {
  const { rows, ...pages } = await pageByKey<FoundRow>({
    place,
    keyOf: ({ sortDate, id }) => ({ value: sortDate.toISOString(), id }),
    isKey: isDated,
    read: (walk) => takeRows(now, walk),
  });
  return { ...pages, rows: rows.map(({ meetingDate, sortDate, ...meeting }) => meeting) };
}

async function takeRows(now: Date, { from, backwards, take }: Walk): Promise<FoundRow[]> {
  const order = backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const past = backwards ? Prisma.sql`>` : Prisma.sql`<`;
  const beyond = from
    ? Prisma.sql`AND (sort_date, id) ${past} (${new Date(from.value ?? 0)}, ${from.id})`
    : Prisma.empty;
  const rows = await db.$queryRaw<Omit<FoundRow, 'date'>[]>`
    SELECT id, meeting_title AS "title", meeting_date AS "meetingDate", sort_date AS "sortDate",
           coalesce(government_body, (
             SELECT entity_name FROM govt_entities WHERE id = govt_entity_id)) AS "governmentBody"
    FROM meetings WHERE ${isPending(now)} ${beyond}
    ORDER BY sort_date ${order}, id ${order} LIMIT ${take}`;
  return rows.map((row) => ({ ...row, date: row.meetingDate && isoDateOf(row.meetingDate) }));
}
