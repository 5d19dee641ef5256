import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { transact } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '../agenda/agenda.ts';
import { findDoubtsOfMeeting, refuseUnanswered } from '../heads/find-doubt.server.ts';
import { headOfAgenda } from '../heads/head.ts';
import { type HowToTakeIn, takeInAgenda } from './take-in-agenda.server.ts';

type ReceiveAgenda = {
  actorId: string;
  meetingId: string;
  agenda: ReadAgenda;
  how: HowToTakeIn;
  /** The doubts that were answered with using it all the same. */
  answered?: string | null;
};

/**
 * Takes in an agenda by itself, for a meeting with or without a record.
 * @returns what was done, in words
 * @throws AppError `not-found`, or `invalid` when both agendas together are too long; OtherMeeting
 * where it is headed otherwise than the meeting and nobody has answered that
 */
export function receiveAgenda({ answered = null, ...receiving }: ReceiveAgenda): Promise<string> {
  const { agenda, meetingId } = receiving;
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    refuseUnanswered(await findDoubtsOfMeeting(tx, [headOfAgenda(agenda)], meetingId), answered);
    return takeInAgenda(tx, { ...receiving, isAnswered: true });
  });
}
