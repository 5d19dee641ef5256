import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { alreadySample } from './sample-copy.ts';

/** Makes a meeting the one that everybody may read. @throws AppError when it cannot be chosen */
export async function setSampleMeeting({
  actorId,
  meetingId,
}: {
  actorId: string;
  meetingId: string;
}): Promise<void> {
  await transact(async (tx) => {
    const meeting = await tx.meeting.findUnique({
      where: { id: meetingId },
      select: { meetingTitle: true },
    });
    if (!meeting) throw new AppError('not-found', 'Meeting not found');
    const current = await tx.sampleMeeting.findUnique({ where: { id: 1 } });
    if (current?.meetingId === meetingId) throw new AppError('conflict', alreadySample);
    await tx.sampleMeeting.upsert({
      where: { id: 1 },
      create: { id: 1, meetingId },
      update: { meetingId },
    });
    await audit(tx, {
      actorId,
      action: 'set-sample-meeting',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: { title: meeting.meetingTitle },
    });
  });
}
