import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { lacksSummary } from '../find-meetings.server.ts';
import { published } from '../latest-version.server.ts';
import { recordingOf } from '../recording.ts';

/**
 * How many of a body's meetings are looked at, the latest first. A council that meets twice a week
 * fits with three years; a body with more is told of by its latest.
 */
export const mostRecent = 300;

/** What everybody may know of a meeting: no word of what its summary or its record says. */
export type RecentMeeting = {
  id: string;
  /** Null for one without a body, which nobody but admins reads. */
  entityId: string | null;
  title: string;
  /** Its calendar date, else the video's, stored at 12:00:00 UTC; null where neither is known. */
  date: Date | null;
  /** The body that met, as the meeting names it. */
  governmentBody: string | null;
  /** The address of a file of sound. */
  audio: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  isCancelled: boolean;
  isMoved: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Null while readers see none. */
  summary: PublishedSummary | null;
};

export type PublishedSummary = {
  versionId: string;
  firstPublishedAt: Date;
  publishedAt: Date;
  corrections: { text: string; on: Date }[];
};

type Row = Omit<
  RecentMeeting,
  'title' | 'audio' | 'date' | 'summary' | 'isCancelled' | 'isMoved'
> & {
  cancelledAt: Date | null;
  movedFrom: Date | null;
  title: string | null;
  meetingDate: Date | null;
  videoPublishDate: Date | null;
  audioFile: string | null;
  hasSummary: bigint | number;
};

/** The latest meetings of a body, those ahead included, in the order in which they are held backwards. */
export const recentMeetings = (entityId: string): Promise<RecentMeeting[]> =>
  knownMeetings(Prisma.sql`WHERE govt_entity_id = ${entityId}
    ORDER BY sort_date DESC, id DESC LIMIT ${mostRecent}`);

/** What everybody may know of some meetings; `which` is the rest of a statement, from WHERE on. */
export async function knownMeetings(which: Prisma.Sql): Promise<RecentMeeting[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, govt_entity_id AS "entityId", meeting_title AS "title", meeting_date AS "meetingDate",
           video_publish_date AS "videoPublishDate", government_body AS "governmentBody",
           audio_file AS "audioFile", starts_at AS "startsAt", ends_at AS "endsAt", place,
           cancelled_at AS "cancelledAt", moved_from AS "movedFrom", created_at AS "createdAt", updated_at AS "updatedAt",
           CASE WHEN ${lacksSummary} THEN 0 ELSE 1 END AS "hasSummary"
    FROM meetings ${which}`;
  const summaries = await summariesOf(
    rows.filter(({ hasSummary }) => Number(hasSummary) === 1).map(({ id }) => id),
  );
  return rows.map(({ hasSummary: _, meetingDate, videoPublishDate, audioFile, ...rest }) => {
    const { cancelledAt, movedFrom, ...row } = rest;
    return {
      ...row,
      isCancelled: cancelledAt !== null,
      isMoved: movedFrom !== null,
      title: row.title?.trim() || 'Untitled meeting',
      date: meetingDate ?? videoPublishDate,
      governmentBody: row.governmentBody?.trim() || null,
      audio: recordingOf({ audioFile, videoId: null, recordingStartSeconds: null })?.audio ?? null,
      summary: summaries.get(row.id) ?? null,
    };
  });
}

async function summariesOf(meetingIds: string[]): Promise<Map<string, PublishedSummary>> {
  if (meetingIds.length === 0) return new Map();
  const versions = await db.summaryVersion.findMany({
    where: { meetingId: { in: meetingIds }, ...published.where },
    orderBy: published.orderBy,
    select: { id: true, meetingId: true, publishedAt: true, correction: true },
  });
  const ofMeeting = Map.groupBy(versions, ({ meetingId }) => meetingId);
  return new Map(
    [...ofMeeting].flatMap(([meetingId, own]) => {
      const [newest, first] = [own.at(0), own.at(-1)];
      if (!newest?.publishedAt || !first?.publishedAt) return [];
      const summary: PublishedSummary = {
        versionId: newest.id,
        firstPublishedAt: first.publishedAt,
        publishedAt: newest.publishedAt,
        corrections: own.flatMap(({ correction, publishedAt }) =>
          correction !== null && publishedAt ? { text: correction, on: publishedAt } : [],
        ),
      };
      return [[meetingId, summary] as const];
    }),
  );
}
