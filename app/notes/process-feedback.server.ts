import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { feedbackMark } from './feedback-mark.server.ts';

type Processing = {
  actorId: string;
  id: string;
  processed: boolean;
  /** The mark of the words that the admin saw. */
  mark: string;
};

/**
 * Marks a reader's feedback, or their report of a sentence, as processed or not. What the reader has
 * rewritten since is left alone.
 * @throws AppError not-found, or conflict where the words are others
 */
export async function processFeedback({ actorId, id, processed, mark }: Processing): Promise<void> {
  await transact(async (tx) => {
    const { userId } = await findFeedback(tx, id);
    await lockProfile(tx, userId);
    const { kind, text, meetingId } = await findFeedback(tx, id);
    if (feedbackMark(text) !== mark) {
      throw new AppError('conflict', 'The reader has changed this feedback. Read it again first.');
    }
    const { count } = await write(tx, { kind, id, processed });
    if (count === 0) return;
    await audit(tx, {
      actorId,
      action: processed ? 'process-feedback' : 'reopen-feedback',
      subjectType: kind,
      subjectId: id,
      detail: { meetingId },
    });
  });
}

type Kind = 'feedback' | 'sentence-report';

function write(tx: Tx, { kind, id, processed }: { kind: Kind; id: string; processed: boolean }) {
  return kind === 'feedback'
    ? tx.userNote.updateMany({
        where: { id, feedbackProcessed: !processed },
        data: { feedbackProcessed: processed },
      })
    : tx.sentenceReport.updateMany({
        where: { id, processed: !processed },
        data: { processed },
      });
}

async function findFeedback(
  tx: Tx,
  id: string,
): Promise<{ kind: Kind; userId: string; meetingId: string; text: string }> {
  const note = await tx.userNote.findUnique({
    where: { id },
    select: { userId: true, meetingId: true, feedback: true },
  });
  if (note && note.feedback !== null) return { kind: 'feedback', ...note, text: note.feedback };
  const report = await tx.sentenceReport.findUnique({
    where: { id },
    select: { userId: true, meetingId: true, comment: true },
  });
  if (report) return { kind: 'sentence-report', ...report, text: report.comment };
  throw new AppError('not-found', 'This feedback does not exist any more.');
}
