import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { isAhead } from './is-ahead.ts';
import { changeBetween, readStanding, type Standing, standingKey } from './standing.ts';

export type KnownMeeting = Standing & {
  changeCount: number;
  movedFrom: Date | null;
  movedFromStartsAt: Date | null;
};

type Change = {
  meetingId: string;
  before: KnownMeeting;
  after: Standing;
  timeZone: string | null;
  /** Of a meeting with a record or a summary a date is put right, not moved. */
  wasHeld: boolean;
};

/**
 * For the transaction that changes a meeting, whose row it has locked: where those who want to go
 * there have to know, keeps when it was to be, and has readers told.
 */
export async function noteChange(tx: Tx, change: Change): Promise<void> {
  const { meetingId, before, after, timeZone, wasHeld } = change;
  if (wasHeld || !isAhead(before.meetingDate, timeZone)) return;
  const known = standingKey(before);
  const kind = changeBetween(readStanding(known), after, new Date());
  if (kind === null) return;
  const count = before.changeCount + 1;
  await tx.meeting.update({
    where: { id: meetingId },
    data: { changeCount: count, ...(kind === 'moved' ? movedFrom(before, after) : {}) },
    select: { id: true },
  });
  const payload = { meetingId, change: count, known };
  await enqueueJob(tx, { kind: 'tell-meeting-change', payload, subjectId: meetingId });
  const told = { what: 'change', meetingId, count, change: kind };
  await enqueueJob(tx, { kind: 'tell-webhooks', payload: told, subjectId: meetingId });
}

/** One that is put back to where it was is not moved. */
function movedFrom(before: KnownMeeting, after: Standing) {
  const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  const isBack =
    before.movedFrom !== null &&
    isSame(before.movedFrom, after.meetingDate) &&
    isSame(before.movedFromStartsAt, after.startsAt);
  if (isBack) return { movedFrom: null, movedFromStartsAt: null };
  return { movedFrom: before.meetingDate, movedFromStartsAt: before.startsAt };
}
