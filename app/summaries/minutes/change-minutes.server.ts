import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { refuseDateOfApproval } from './approval-date.ts';

type OfMeeting = { actorId: string; meetingId: string };

/**
 * Says when the minutes of a meeting were approved, or that they are not yet.
 * @throws AppError `not-found`, `invalid` for a day on which they cannot have been approved
 */
export function dateMinutes({
  actorId,
  meetingId,
  approvedOn,
}: OfMeeting & { approvedOn: Date | null }): Promise<void> {
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const meeting = await tx.meeting.findUniqueOrThrow({
      where: { id: meetingId },
      select: { meetingDate: true },
    });
    refuseDateOfApproval(approvedOn, meeting.meetingDate);
    const { count } = await tx.meetingMinutes.updateMany({
      where: { meetingId },
      data: { approvedOn },
    });
    if (count === 0) throw noMinutes();
    await audit(tx, {
      actorId,
      action: 'date-minutes',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: { approvedOn: approvedOn && isoDateOf(approvedOn) },
    });
  });
}

/**
 * Takes the minutes of a meeting away. What was taken from them into a summary stays there.
 * @throws AppError `not-found`
 */
export function removeMinutes({ actorId, meetingId }: OfMeeting): Promise<void> {
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const { count } = await tx.meetingMinutes.deleteMany({ where: { meetingId } });
    if (count === 0) throw noMinutes();
    await audit(tx, {
      actorId,
      action: 'remove-minutes',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: {},
    });
  });
}

const noMinutes = () => new AppError('not-found', 'This meeting has no minutes.');
