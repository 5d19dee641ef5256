import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type DraftAgain = {
  actorId: string;
  versionId: string;
  /** The revision that is to be replaced: what was saved after it is left alone. */
  revision: number;
  /** The meeting's agenda, to be kept with its records from now on. */
  agenda?: ReadAgenda | null;
};

/**
 * Has a record drafted anew in the place of its draft, whose text can be brought back afterwards.
 * @throws AppError `conflict` when the draft was changed since, when a summary of the record is
 * published, or when there is no record
 */
export async function draftAgain({ actorId, versionId, revision, agenda }: DraftAgain) {
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findFirst({
      where: { id: versionId },
      select: { meetingId: true, transcriptId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    const { meetingId, transcriptId } = version;
    await lockMeeting(tx, meetingId);
    if (transcriptId === null) {
      throw new AppError('conflict', 'There is no record to draft this summary from.');
    }
    const published = await tx.summaryVersion.count({
      where: { transcriptId, publishedAt: { not: null } },
    });
    if (published > 0) {
      throw new AppError(
        'conflict',
        'A summary of this record is published: mend it in a correction instead.',
      );
    }
    const current = await tx.summaryVersion.count({ where: { id: versionId, revision } });
    if (current === 0) throw changedMeanwhile();
    if (agenda) await takeInAgenda(tx, { actorId, meetingId, agenda });
    await enqueueJob(tx, {
      kind: 'draft-summary',
      payload: { transcriptId, replacing: { versionId, revision } },
      subjectId: meetingId,
    });
    await audit(tx, {
      actorId,
      action: 'draft-again',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId, withAgenda: Boolean(agenda) },
    });
  });
}
