import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, isDuplicate, isOrphan, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import type { Fault } from '#app/records/faults/fault.ts';
import { gateOf } from '#app/records/faults/gate.ts';
import { otherMeeting } from '#app/records/faults/other-meeting.ts';
import { findDoubts, refuseUnanswered } from '#app/records/heads/find-doubt.server.ts';
import { headOfAgenda, headOfRecord } from '#app/records/heads/head.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';
import { storeRecord } from '#app/records/store-record.server.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { wordsSha256 } from '#app/records/words-sha256.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import {
  type Judged,
  judgeTyped,
  publishTypedSummary,
} from '../publishing/typed-summary.server.ts';
import { holdRecord } from './hold-record.server.ts';
import type { NewMeeting } from './new-meeting.ts';
import { knownPlace, newPlace, type RecordPlace } from './record-place.server.ts';
import { findCopyElsewhere, refuseSecondCopy } from './second-copy.server.ts';

export type TakeInRecord = {
  actorId: string | null;
  bytes: Uint8Array;
  fileName: string;
  /** The items take their titles from it. */
  agenda?: ReadAgenda | null;
  meeting: NewMeeting | { kind: 'existing'; meetingId: string };
  /** What is done with a record that `gateOf` holds: nobody sees what arrives by itself, so it waits. */
  faulty?: 'draft' | 'hold';
  /**
   * For who sends it by hand: the doubts that were answered with using it all the same, null for
   * none. Left out, a file that is headed otherwise than its meeting is noted on the draft.
   */
  answered?: string | null;
  /** The speech-to-text model that heard it, where one did. */
  engine?: string | null;
};

export type TakenIn = {
  meetingId: string;
  transcriptId: string;
  /** Null where the record is held back. */
  jobId: string | null;
  /** Why it is held back; none where it is drafted from. */
  held: Fault[];
};

/**
 * Takes in the record of a meeting: the meeting, where it is new, its transcript, the file as it
 * came, and the job that drafts a summary, all in one transaction.
 * @throws AppError with a message for the admin when the entity, the meeting or the date does not
 * exist, the file cannot be read, or the entity has this record already, and OtherMeeting where what
 * is sent by hand is headed otherwise; nothing is stored then
 */
export async function takeInRecord(taking: TakeInRecord): Promise<TakenIn> {
  const { actorId, bytes, fileName, meeting } = taking;
  if (bytes.length > maxRecordBytes) throw tooLarge();
  // What is wrong with the place is said before a long file is read.
  const place = meeting.kind === 'new' ? await newPlace(meeting) : await knownPlace(meeting);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await refuseSecondCopy(place.entityId, sha256);
  const transcript = await readRecordApart({ bytes, fileName });
  const summary = meeting.kind === 'new' ? meeting.summary : null;
  // A meeting that is yet to be added has no record that its typed summary could be held against.
  const judged = summary ? await judgeTyped(null, summary) : null;
  const compressed = await promisify(gzip)(bytes);
  const isByHand = taking.answered !== undefined;
  // Those of an agenda that nobody is asked about are noted on it as it is taken in.
  const agendaAsked = isByHand && taking.agenda ? [headOfAgenda(taking.agenda)] : [];
  const copies = isByHand
    ? await findCopyElsewhere({
        sha256,
        wordsSha256: wordsSha256(transcript.segments),
        meetingId: meeting.kind === 'existing' ? meeting.meetingId : null,
      })
    : [];
  const heads = [headOfRecord(transcript), ...agendaAsked];
  const doubts = [...copies, ...(await findDoubts(db, heads, place))];
  if (isByHand) refuseUnanswered(doubts, taking.answered ?? null);
  const ofRecord = doubts.filter(({ of }) => of === 'record').map(({ message }) => message);
  const noted = isByHand ? [] : otherMeeting(ofRecord);
  const faults = [...transcript.faults, ...noted];
  const gate = taking.faulty === 'hold' ? gateOf(faults) : null;
  const held = gate?.decision === 'hold' ? gate.reasons : [];
  const record = {
    fileName: shortName(fileName),
    agenda: taking.agenda ?? null,
    engine: taking.engine ?? null,
    byteLength: bytes.length,
    sha256,
    compressed: new Uint8Array(compressed),
    transcript: {
      ...transcript,
      faults,
      leftOut: [...transcript.leftOut, ...(isByHand ? ofRecord : [])],
    },
  };

  try {
    return await transact(async (tx) => {
      const at = await meetingFor(tx, { actorId, meeting, place, transcript, judged });
      const transcriptId = await storeRecord(tx, { ...at, ...record });
      const { agenda } = record;
      if (agenda) {
        const { meetingId } = at;
        await takeInAgenda(tx, { actorId, meetingId, agenda, isAnswered: isByHand });
      }
      const jobId = await draftOrHold(tx, { transcriptId, meetingId: at.meetingId, held });
      await audit(tx, {
        actorId,
        action: 'take-in-record',
        subjectType: 'record',
        subjectId: transcriptId,
        detail: { meetingId: at.meetingId, format: transcript.format, byteLength: bytes.length },
      });
      return { meetingId: at.meetingId, transcriptId, jobId, held };
    });
  } catch (error) {
    // Somebody took in the same file in the meantime.
    if (isDuplicate(error)) await refuseSecondCopy(place.entityId, sha256);
    if (isOrphan(error)) throw new AppError('not-found', 'Government entity not found');
    throw error;
  }
}

async function draftOrHold(
  tx: Tx,
  { transcriptId, meetingId, held }: { transcriptId: string; meetingId: string; held: Fault[] },
): Promise<string | null> {
  if (held.length > 0) {
    await holdRecord(tx, { transcriptId, reasons: held });
    return null;
  }
  return enqueueJob(tx, {
    kind: 'draft-summary',
    payload: { transcriptId },
    subjectId: meetingId,
  });
}

type MeetingWanted = Pick<TakeInRecord, 'actorId' | 'meeting'> & {
  place: RecordPlace;
  transcript: Transcript;
  judged: Judged | null;
};

async function meetingFor(tx: Tx, { actorId, meeting, place, transcript, judged }: MeetingWanted) {
  if (meeting.kind === 'existing') {
    await lockMeeting(tx, meeting.meetingId);
    const { govtEntityId } = await tx.meeting.findUniqueOrThrow({
      where: { id: meeting.meetingId },
      select: { govtEntityId: true },
    });
    return { meetingId: meeting.meetingId, entityId: govtEntityId ?? place.entityId };
  }
  const fields: MeetingFields = {
    meetingDate: meeting.date,
    governmentBody: place.entityName,
    meetingTitle: meeting.title || transcript.title,
    meetingDescription: meeting.description ?? transcript.description,
    videoPublishDate: meeting.videoPublishDate ?? null,
    videoId: meeting.videoId ?? null,
    downloadId: meeting.downloadId ?? null,
    audioFile: meeting.audioFile ?? null,
    recordingStartSeconds: meeting.recordingStartSeconds ?? null,
    ...meeting.ahead,
  };
  const { meetingId, entityId } = await addMeeting(tx, { actorId, fields });
  await indexMeeting(tx, meetingId);
  if (meeting.summary && judged) {
    const typed = { actorId, meetingId, markdown: meeting.summary, correction: null };
    await publishTypedSummary(tx, { ...typed, judged });
  }
  return { meetingId, entityId };
}

function tooLarge(): AppError {
  return new AppError('too-large', `A record can have at most ${maxRecordBytes / 1024 / 1024} MB.`);
}

/** The file's own name without a path or anything a page or a database would trip over. */
function shortName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  return name.replace(/\p{Cc}/gu, '').slice(-200) || 'record';
}
