import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { withinDays } from './candidates.server.ts';
import { dateMarks } from './date-marks.ts';
import type { PassageKind, Total } from './found.ts';
import { fromIndex } from './from-index.server.ts';
import { publicMark } from './marks.ts';
import { allOf, type Match, oneOf, without } from './match.ts';
import { bothRanges, type DayRange } from './read-dates.ts';
import {
  matchOpen,
  openPassage,
  type ReaderScope,
  readablePassage,
} from './reader-scope.server.ts';

/** So many of the newest passages are looked at: where they are is all that is told of them. */
const mostLooked = 120;
const mostTold = 10;
/** To a visitor, of what is planned. */
const monthsAhead = 18;

type Wanted = {
  scope: ReaderScope;
  matches: readonly Match[];
  not: readonly Match[];
  days: DayRange;
};
type Row = { meetingId: string; kind: PassageKind; date: Date };

/** Meetings with a match that this reader may not open; no word of a passage is read. */
export async function findElsewhere(
  wanted: Wanted,
): Promise<{ meetingIds: string[]; total: Total }> {
  const { scope, matches, not } = wanted;
  if (scope.reader?.isAdmin) return { meetingIds: [], total: { count: 0, isMore: false } };
  const days = scope.reader ? wanted.days : bothRanges(wanted.days, toCome());
  // A visitor finds what everybody may know: titles and agendas of what is to come.
  const known = scope.reader ? [] : [{ word: publicMark }, oneOf(dateMarks(days) ?? [])];
  const hasOpen = scope.openIds.size > 0;
  const open = hasOpen ? matchOpen(scope) : null;
  const statement = await fromIndex({
    columns: Prisma.sql`passage.meeting_id AS "meetingId", passage.kind, passage.sort_date AS "date"`,
    match: without(allOf([...matches, ...known]), [
      ...not,
      ...(scope.match ? [scope.match] : []),
      // That is quoted.
      ...(open ? [open] : []),
    ]),
    where: Prisma.join(
      [
        Prisma.sql`passage.meeting_id IS NOT NULL AND passage.govt_entity_id IS NOT NULL`,
        Prisma.sql`NOT ${readablePassage(scope)}`,
        ...(hasOpen ? [Prisma.sql`NOT ${openPassage(scope)}`] : []),
        ...withinDays(days),
      ],
      ' AND ',
    ),
    leaves: 'any number',
    limit: mostLooked,
  });
  const rows = await db.$queryRaw<Row[]>`${statement}`;
  const best = new Map<string, Row>();
  for (const row of rows) {
    const known = best.get(row.meetingId);
    if (!known || (known.kind === 'transcript' && row.kind !== 'transcript')) {
      best.set(row.meetingId, row);
    }
  }
  const meetings = [...best.values()].sort(
    (one, other) => isSaid(one) - isSaid(other) || other.date.getTime() - one.date.getTime(),
  );
  return {
    meetingIds: meetings.slice(0, mostTold).map(({ meetingId }) => meetingId),
    total: { count: meetings.length, isMore: rows.length >= mostLooked },
  };
}

const isSaid = ({ kind }: Row) => (kind === 'transcript' ? 1 : 0);

function toCome(): DayRange {
  const until = new Date();
  until.setUTCMonth(until.getUTCMonth() + monthsAhead);
  return { from: isoDateOf(new Date()), to: isoDateOf(until) };
}
