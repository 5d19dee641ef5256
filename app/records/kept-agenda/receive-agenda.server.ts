import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { transact } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '../agenda/agenda.ts';
import { type HowToTakeIn, takeInAgenda } from './take-in-agenda.server.ts';

type ReceiveAgenda = {
  actorId: string;
  meetingId: string;
  agenda: ReadAgenda;
  how: HowToTakeIn;
};

/**
 * Takes in an agenda by itself, for a meeting with or without a record.
 * @returns what was done, in words
 * @throws AppError `not-found`, or `invalid` when both agendas together are too long
 */
export function receiveAgenda(receiving: ReceiveAgenda): Promise<string> {
  return transact(async (tx) => {
    await lockMeeting(tx, receiving.meetingId);
    return takeInAgenda(tx, receiving);
  });
}
