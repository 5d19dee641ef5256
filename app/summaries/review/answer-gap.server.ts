import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { readFaults } from '#app/records/faults/fault.ts';

type Answer = {
  actorId: string;
  meetingId: string;
  recordId: string;
  /** What readers are told is missing, as the editor has read it. */
  gap: string;
  isRefuted: boolean;
};

/**
 * Says that a record lacks nothing where a gap was found in it, or takes that back. What is published of it follows at
 * once: the gap is told of the record, not of a version.
 * @throws AppError `not-found` for a record that the meeting does not have, `conflict` where it has no such gap any more
 */
export async function answerGap(answer: Answer): Promise<void> {
  const { actorId, meetingId, recordId, gap, isRefuted } = answer;
  await transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const record = await tx.transcript.findFirst({
      where: { id: recordId, meetingId },
      select: { faults: true },
    });
    if (!record) throw new AppError('not-found', 'Record not found');
    const faults = readFaults(record.faults);
    const answered = faults.find((fault) => fault.gap === gap);
    if (!answered) throw gone();
    if (Boolean(answered.isRefuted) === isRefuted) return;
    answered.isRefuted = isRefuted;
    await tx.transcript.update({
      where: { id: recordId },
      data: { faults: JSON.stringify(faults) },
      select: { id: true },
    });
    await audit(tx, {
      actorId,
      action: isRefuted ? 'refute-gap' : 'tell-gap',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: { gap },
    });
  });
}

const gone = () =>
  new AppError('conflict', 'This record does not have that gap any more. Nothing was changed.');
