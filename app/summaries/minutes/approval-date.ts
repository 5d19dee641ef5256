import { formatMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';

/** Places east of Greenwich are a day ahead. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Minutes are approved on the day of their meeting at the earliest, and not in the future.
 * @throws AppError `invalid`
 */
export function refuseDateOfApproval(approvedOn: Date | null, metOn: Date | null): void {
  if (approvedOn === null) return;
  if (metOn !== null && isoDateOf(approvedOn) < isoDateOf(metOn)) {
    throw new AppError(
      'invalid',
      `Minutes are approved after their meeting: this one was on ${formatMeetingDate(metOn)}.`,
    );
  }
  if (approvedOn.getTime() > Date.now() + dayMs) {
    throw new AppError('invalid', 'This day is still to come. Leave it empty until then.');
  }
}
