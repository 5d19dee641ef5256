import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { transact } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { readAgendaApart } from '#app/records/agenda/read-agenda-apart.server.ts';
import { faultNames } from '#app/records/faults/fault-names.ts';
import { findDoubtsOfMeeting, sayDoubts } from '#app/records/heads/find-doubt.server.ts';
import { headOfAgenda } from '#app/records/heads/head.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import type { RecordFile } from '#app/records/read-record.server.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { readGivenMinutes } from '#app/summaries/minutes/read-given-minutes.server.ts';
import { takeInMinutes } from '#app/summaries/minutes/take-in-minutes.server.ts';
import type { DocumentState } from './document-state.ts';

type Given = { meetingId: string; record: RecordFile };
type Settled = { state: DocumentState; problem: string | null };

const taken: Settled = { state: 'taken', problem: null };

/**
 * Takes a document in as what it is for its meeting: agenda, its items, minutes or record.
 * @throws AppError for what cannot be read
 */
export async function takeInAs(kind: string, given: Given): Promise<Settled> {
  if (kind === 'agenda') return takeInAsAgenda(given);
  if (kind === 'items') return takeInItems(given);
  if (kind === 'minutes') return takeInAsMinutes(given);
  return takeInAsRecord(given);
}

async function takeInAsAgenda({ meetingId, record }: Given): Promise<Settled> {
  const agenda = await readAgendaApart(record).catch(orUnreadable);
  if (agenda instanceof AppError || agenda.entries.length < fewEntries) {
    const stands = await whatStandsThere(record);
    if (stands) return { state: 'held', problem: `${stands} where the agenda was looked for.` };
    if (agenda instanceof AppError) throw agenda;
  }
  return makeAgenda(meetingId, agenda);
}

/** An agenda that is not made up yet has no items: they are asked for again. */
async function takeInItems({ meetingId, record }: Given): Promise<Settled> {
  if (/^\s*\[\s*\]\s*$/.test(new TextDecoder().decode(record.bytes.slice(0, 100)))) {
    return { state: 'found', problem: null };
  }
  return makeAgenda(meetingId, await readAgendaApart(record));
}

/** One that is headed otherwise than the meeting waits for an editor, and what is there stays. */
function makeAgenda(meetingId: string, agenda: ReadAgenda): Promise<Settled> {
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const doubts = await findDoubtsOfMeeting(tx, [headOfAgenda(agenda)], meetingId);
    if (doubts.length > 0) {
      return {
        state: 'held',
        problem: `${sayDoubts(doubts)} To use it all the same, take it in on the page of the agenda.`,
      };
    }
    await takeInAgenda(tx, { actorId: null, meetingId, agenda, isAnswered: true });
    return taken;
  });
}

/** A notice may have a line or two that look like items. */
const fewEntries = 4;

function orUnreadable(error: unknown): AppError {
  if (error instanceof AppError && error.code === 'unreadable') return error;
  throw error;
}

/** What a short text is that is no agenda, by name; null where it may be one. */
async function whatStandsThere(record: RecordFile): Promise<string | null> {
  const read = await readRecordApart(record).catch(orUnreadable);
  if (read instanceof AppError) return null;
  const standing = read.faults.find(
    ({ kind }) => kind === 'cancellation' || kind === 'placeholder',
  );
  return standing ? faultNames[standing.kind] : null;
}

async function takeInAsMinutes({ meetingId, record }: Given): Promise<Settled> {
  const minutes = await readGivenMinutes({ file: record });
  return orHeld(async () => {
    await takeInMinutes({ actorId: null, meetingId, minutes, approvedOn: null });
    return taken;
  });
}

async function takeInAsRecord({ meetingId, record }: Given): Promise<Settled> {
  return orHeld(async () => {
    const meeting = { kind: 'existing', meetingId } as const;
    // One that is held back waits on the desk by itself, with its reasons.
    await takeInRecord({ actorId: null, ...record, meeting, faulty: 'hold' });
    return taken;
  });
}

/** What belongs to another meeting, or is there already, is for an editor to decide. */
async function orHeld(take: () => Promise<Settled>): Promise<Settled> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    return { state: 'held', problem: error.message };
  }
}
