import { addYears } from 'date-fns/addYears';
import { dateAtNoon } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { isOrphan, transact } from '#app/platform/db.server.ts';

type Snooze = {
  actorId: string;
  meetingId: string;
  /** The day on which it comes back, yyyy-mm-dd; null brings it back now. */
  until: string | null;
  now?: Date;
};

/** What is put off for longer is given up rather than put off. */
const longestYears = 1;

/**
 * Puts a meeting of the inbox off until a day. It comes back by itself, at noon of UTC: early in the
 * morning in the United States.
 * @throws AppError `invalid` for a day that is no day, is over or is too far, `not-found`
 */
export async function snoozeMeeting({ actorId, meetingId, until, now = new Date() }: Snooze) {
  const snoozedUntil = until === null ? null : dayToCome(until, now);
  try {
    await transact(async (tx) => {
      await tx.inboxItem.upsert({
        where: { meetingId },
        create: { meetingId, snoozedUntil },
        update: { snoozedUntil },
        select: { meetingId: true },
      });
      await audit(tx, {
        actorId,
        action: snoozedUntil ? 'snooze-meeting' : 'wake-meeting',
        subjectType: 'meeting',
        subjectId: meetingId,
        detail: { change: until && `Until ${until}` },
      });
    });
  } catch (error) {
    throw isOrphan(error) ? new AppError('not-found', 'Meeting not found') : error;
  }
}

function dayToCome(until: string, now: Date): Date {
  const day = dateAtNoon(until);
  if (!day) throw new AppError('invalid', 'Choose the day on which it is to come back.');
  if (day <= now) throw new AppError('invalid', 'Choose a day that is still to come.');
  if (day > addYears(now, longestYears)) {
    throw new AppError('invalid', 'Choose a day within a year.');
  }
  return day;
}
