import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { isInNeed } from '../desk/list-sources.server.ts';
import type { YearMeeting } from './count-year.ts';

export type SourcesOf = { sources: number; sourcesInNeed: number; since: Date | null };

/** The sources of entities that are asked by themselves. */
export async function sourcesOf(ids: string[], now: Date): Promise<Map<string, SourcesOf>> {
  const asked = { govtEntityId: { in: ids }, pausedAt: null };
  const by = ['govtEntityId'] as const;
  const [all, inNeed] = await Promise.all([
    db.source.groupBy({ by: [...by], where: asked, _count: true, _min: { createdAt: true } }),
    db.source.groupBy({ by: [...by], where: { ...asked, ...isInNeed(now) }, _count: true }),
  ]);
  const needy = new Map(inNeed.map((row) => [row.govtEntityId, row._count]));
  return new Map(
    all.map((row) => [
      row.govtEntityId,
      {
        sources: row._count,
        sourcesInNeed: needy.get(row.govtEntityId) ?? 0,
        since: row._min.createdAt,
      },
    ]),
  );
}

type Row = {
  id: string;
  day: Date;
  endsAt: Date | null;
  cancelledAt: Date | null;
  hasRecord: bigint | number;
  hasSummary: bigint | number;
  firstPublishedAt: Date | string | null;
};

type Days = { from: Date; before: Date };

/** The meetings of entities in these days. */
export async function yearOf(ids: string[], days: Days): Promise<Map<string, YearMeeting[]>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT govt_entity_id AS "id", sort_date AS "day", ends_at AS "endsAt",
           cancelled_at AS "cancelledAt",
           CASE WHEN ${lacksSummary} THEN 0 ELSE 1 END AS "hasSummary",
           CASE WHEN transcript_json IS NULL AND NOT EXISTS (
             SELECT 1 FROM transcripts WHERE transcripts.meeting_id = meetings.id
           ) THEN 0 ELSE 1 END AS "hasRecord",
           (SELECT min(published_at) FROM summary_versions AS version
            WHERE version.meeting_id = meetings.id) AS "firstPublishedAt"
    FROM meetings
    WHERE govt_entity_id IN (${Prisma.join(ids)})
      AND sort_date >= ${days.from} AND sort_date < ${days.before}`;
  const ofBody = Map.groupBy(rows, ({ id }) => id);
  return new Map([...ofBody].map(([id, own]) => [id, own.map(yearMeeting)]));
}

function yearMeeting(row: Row): YearMeeting {
  // What was withdrawn is no summary.
  const isSummarised = Number(row.hasSummary) === 1;
  return {
    day: row.day,
    endsAt: row.endsAt,
    isCancelled: row.cancelledAt !== null,
    hasRecord: Number(row.hasRecord) === 1,
    firstPublishedAt: row.firstPublishedAt && isSummarised ? momentOf(row.firstPublishedAt) : null,
  };
}

/** When the first summary of each of these entities was published. */
export async function firstPublications(ids: string[]): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ id: string; first: Date | string }[]>`
    SELECT meetings.govt_entity_id AS "id", min(version.published_at) AS "first"
    FROM meetings JOIN summary_versions AS version ON version.meeting_id = meetings.id
    WHERE meetings.govt_entity_id IN (${Prisma.join(ids)}) AND version.published_at IS NOT NULL
    GROUP BY meetings.govt_entity_id`;
  return new Map(rows.map(({ id, first }) => [id, momentOf(first)]));
}

/** SQLite keeps moments as text, and forgets of an aggregate that it is one. */
const momentOf = (kept: Date | string) => new Date(kept);
