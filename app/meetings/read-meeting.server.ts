import {
  accessUnchecked,
  type Reader,
  readableEntity,
} from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { type Behind, type ReadSummary, readWithRecord } from './read-summary.server.ts';
import { type Recording, recordingOf } from './recording.ts';

export type ReadMeeting = {
  id: string;
  title: string | null;
  date: Date | null;
  description: string | null;
  documentsUrl: string | null;
  entity: { id: string; name: string; description: string | null } | null;
  summary: ReadSummary | null;
  /** Where it can be heard; null where it cannot. */
  recording: Recording | null;
  /** What the summary was read from, where a record stands behind it; not for the browser. */
  behind: Behind | null;
};

/**
 * One meeting with its published summary, for a reader who follows its entity.
 * @throws AppError not-found where there is none, forbidden where the reader may not read it
 */
export async function readMeeting(reader: Reader, meetingId: string): Promise<ReadMeeting> {
  const meeting = await findReadable(reader, meetingId);
  if (!meeting) throw await meetingRefusal(meetingId);
  const found = await readWithRecord(meeting);
  return {
    id: meeting.id,
    title: meeting.meetingTitle?.trim() || null,
    date: meeting.meetingDate,
    description: meeting.meetingDescription?.trim() || null,
    documentsUrl: webAddress(meeting.pdfUrl),
    entity:
      meeting.entityId === null
        ? null
        : {
            id: meeting.entityId,
            name: meeting.entityName ?? '',
            description: meeting.entityDescription,
          },
    summary: found?.summary ?? null,
    recording: recordingOf(meeting),
    behind: found?.behind ?? null,
  };
}

type Row = {
  id: string;
  meetingTitle: string | null;
  meetingDate: Date | null;
  meetingDescription: string | null;
  pdfUrl: string | null;
  markdownSummary: string | null;
  audioFile: string | null;
  videoId: string | null;
  recordingStartSeconds: number | null;
  entityId: string | null;
  entityName: string | null;
  entityDescription: string | null;
};

/** The meeting with its entity, where this reader may read it. */
async function findReadable(reader: Reader, meetingId: string): Promise<Row | undefined> {
  const readable = readableEntity(reader, Prisma.sql`govt_entity_id`);
  try {
    const [row] = await db.$queryRaw<Row[]>`
      SELECT meeting.id, meeting_title AS "meetingTitle", meeting_date AS "meetingDate",
             meeting_description AS "meetingDescription", pdf_url AS "pdfUrl",
             markdown_summary AS "markdownSummary", audio_file AS "audioFile",
             video_id AS "videoId", recording_start_seconds AS "recordingStartSeconds",
             entity.id AS "entityId", entity_name AS "entityName",
             entity_description AS "entityDescription"
      FROM meetings AS meeting LEFT JOIN govt_entities AS entity ON entity.id = govt_entity_id
      WHERE meeting.id = ${meetingId} AND ${readable}`;
    return row;
  } catch (error) {
    // Says so where it is the access that cannot be read.
    await orFailSaying(readableMeetings(reader), accessUnchecked);
    throw error;
  }
}
