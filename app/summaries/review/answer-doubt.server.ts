import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { readFaults } from '#app/records/faults/fault.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { type OpenDoubt, readOpenDoubts } from '../other-meeting.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type Answer = {
  actorId: string;
  versionId: string;
  of: OpenDoubt['of'];
  /** What the editor has read. */
  doubt: string;
};

/**
 * Uses a record or an agenda all the same that is headed otherwise than its meeting. The agenda can be found
 * from then on.
 * @throws AppError `conflict` where it says something else by now, or was answered
 */
export async function answerDoubt({ actorId, versionId, of, doubt }: Answer): Promise<void> {
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true, transcriptId: true },
    });
    if (!version?.transcriptId) throw new AppError('not-found', 'Draft not found');
    const { meetingId, transcriptId } = version;
    await lockMeeting(tx, meetingId);
    const open = await readOpenDoubts(tx, version);
    if (!open.some((one) => one.of === of && one.message === doubt)) throw changedMeanwhile();
    if (of === 'agenda') {
      await tx.meetingAgenda.update({ where: { meetingId }, data: { otherMeeting: null } });
      await indexMeeting(tx, meetingId);
    } else {
      const { faults } = await tx.transcript.findUniqueOrThrow({
        where: { id: transcriptId },
        select: { faults: true },
      });
      const left = readFaults(faults).filter(
        ({ kind, message }) => kind !== 'other-meeting' || message !== doubt,
      );
      await tx.transcript.update({
        where: { id: transcriptId },
        data: { faults: JSON.stringify(left) },
        select: { id: true },
      });
    }
    await audit(tx, {
      actorId,
      action: 'use-all-the-same',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId, doubt },
    });
  });
}
