import { entityTitle } from '#app/entities/entity.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { latestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { withoutSummary } from '../find-meetings.server.ts';
import { published } from '../latest-version.server.ts';
import { openMeeting } from '../meeting-access.server.ts';
import { caseStates } from './case-states.server.ts';
import { type CountedOutcome, countOutcomes } from './last-year.ts';

/** What everybody may know of a meeting: no word of what its summary or its record says. */
export type PublicMeeting = {
  id: string;
  title: string;
  /** Its calendar date, else the video's, stored at 12:00:00 UTC; null where neither is known. */
  date: Date | null;
  body: { id: string; title: string } | null;
  /** The board or committee that met, as the meeting names it. */
  governmentBody: string | null;
  /** What was decided and put off, counted. */
  decided: CountedOutcome[];
  /** When the summary was published that readers see; null while there is none. */
  publishedAt: Date | null;
};

const select = {
  id: true,
  sortDate: true,
  meetingTitle: true,
  meetingDate: true,
  videoPublishDate: true,
  governmentBody: true,
  govtEntity: { select: { id: true, entityName: true, entityDescription: true } },
  // What a withdrawn summary said is not counted.
  versions: {
    where: { ...published.where, meeting: { NOT: withoutSummary } },
    orderBy: published.orderBy,
    take: 1,
    select: { id: true, publishedAt: true },
  },
} as const;

/** The meetings of a body, those ahead included, the latest first, so many at a time. */
export async function pageOfPublicMeetings(
  entityId: string,
  place: Place,
  size: number,
): Promise<Page<PublicMeeting>> {
  const { rows, ...pages } = await latestFirst(
    'sortDate',
    place,
    ({ from, ...step }) =>
      db.meeting.findMany({ where: { AND: [{ govtEntityId: entityId }, from] }, ...step, select }),
    size,
  );
  return { ...pages, rows: await withDecided(rows) };
}

/** One meeting; one without a body only for those who may read it. Null where there is none. */
export async function readPublicMeeting(
  reader: Reader,
  meetingId: string,
): Promise<PublicMeeting | null> {
  const known = { OR: [{ govtEntityId: { not: null } }, await openMeeting(reader, meetingId)] };
  const rows = await db.meeting.findMany({
    where: { AND: [{ id: meetingId }, known] },
    select,
  });
  const [meeting] = await withDecided(rows);
  return meeting ?? null;
}

type Row = {
  id: string;
  meetingTitle: string | null;
  meetingDate: Date | null;
  videoPublishDate: Date | null;
  governmentBody: string | null;
  govtEntity: { id: string; entityName: string; entityDescription: string | null } | null;
  versions: { id: string; publishedAt: Date | null }[];
};

async function withDecided(rows: readonly Row[]): Promise<PublicMeeting[]> {
  const states = await caseStates(rows.flatMap(({ versions }) => versions.map(({ id }) => id)));
  return rows.map(({ id, meetingTitle, meetingDate, videoPublishDate, versions, ...row }) => ({
    id,
    title: meetingTitle?.trim() || 'Untitled meeting',
    date: meetingDate ?? videoPublishDate,
    body: row.govtEntity && {
      id: row.govtEntity.id,
      title: entityTitle({
        name: row.govtEntity.entityName,
        description: row.govtEntity.entityDescription,
      }),
    },
    governmentBody: row.governmentBody?.trim() || null,
    decided: countOutcomes(versions.flatMap((version) => states.get(version.id) ?? [])),
    publishedAt: versions[0]?.publishedAt ?? null,
  }));
}
