import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';

/** @throws AppError `conflict` naming the meeting that has the record */
export async function refuseSecondCopy(govtEntityId: string, sha256: string): Promise<void> {
  const taken = await db.transcript.findUnique({
    where: { govtEntityId_sha256: { govtEntityId, sha256 } },
    select: { meeting: { select: { meetingTitle: true, meetingDate: true } } },
  });
  if (!taken) return;
  const { meetingTitle, meetingDate } = taken.meeting;
  const name = meetingTitle ? `“${meetingTitle}”` : 'a meeting without a title';
  throw new AppError(
    'conflict',
    `This record was already taken in, for ${name} of ${formatMeetingDate(meetingDate)}.`,
  );
}
