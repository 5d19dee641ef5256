import {
  accessUnchecked,
  type Reader,
  readableEntity,
} from '#app/entities/entity-access.server.ts';
import { readRows } from '#app/platform/db/read-rows.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { CaseMatters } from './case-matter.ts';
import { caseMattersOf, readCaseMatters } from './case-matters.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { type Behind, type ReadSummary, readSummary } from './read-summary.server.ts';
import { type Recording, recordingOf } from './recording.ts';
import { readSharing, type Sharing, type SharingColumns, sharingOf } from './shares.server.ts';

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
  /** What the summary was read from; not for the browser. */
  behind: Behind | null;
  /** When the summary that this reader has opened was published; null where they have opened none. */
  readUpTo: Date | null;
  /** How this reader shares it; `shareStateOf` makes what a page shows of it. */
  sharing: Sharing;
  /** Where its cases lead on, where there is a summary. */
  matters: CaseMatters;
};

/**
 * One meeting with its published summary, for a reader who follows its entity.
 * @throws AppError not-found where there is none, forbidden where the reader may not read it
 */
export async function readMeeting(reader: Reader, meetingId: string): Promise<ReadMeeting> {
  const meeting = await findReadable(reader, meetingId);
  if (!meeting) throw await meetingRefusal(meetingId);
  const found = await readSummary(meeting);
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
    readUpTo: meeting.readUpTo,
    sharing: readSharing(meeting),
    matters: readCaseMatters(meeting.matters),
  };
}

type Row = SharingColumns & {
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
  readUpTo: Date | null;
  matters: string;
};

/** The meeting with its entity, where this reader may read it. */
async function findReadable(reader: Reader, meetingId: string): Promise<Row | undefined> {
  const readable = readableEntity(reader, Prisma.sql`govt_entity_id`);
  const sharing = sharingOf({ userId: reader.userId, meetingId, now: new Date() });
  try {
    const [row] = await readRows<Row>(Prisma.sql`
      SELECT meeting.id, meeting_title AS "meetingTitle", meeting_date AS "meetingDate",
             meeting_description AS "meetingDescription", pdf_url AS "pdfUrl",
             markdown_summary AS "markdownSummary", audio_file AS "audioFile",
             video_id AS "videoId", recording_start_seconds AS "recordingStartSeconds",
             entity.id AS "entityId", entity_name AS "entityName",
             entity_description AS "entityDescription",
             (SELECT published_at FROM read_marks
              WHERE user_id = ${reader.userId} AND meeting_id = ${meetingId}) AS "readUpTo", ${sharing},
             ${caseMattersOf(meetingId)}
      FROM meetings AS meeting LEFT JOIN govt_entities AS entity ON entity.id = govt_entity_id
      WHERE meeting.id = ${meetingId} AND ${readable}`);
    return row;
  } catch (error) {
    // Says so where it is the access that cannot be read.
    await orFailSaying(readableMeetings(reader), accessUnchecked);
    throw error;
  }
}
