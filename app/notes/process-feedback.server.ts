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
 * Marks a reader's feedback as processed or not. What the reader has rewritten since is left alone.
 * @throws AppError not-found, or conflict where the words are others
 */
export async function processFeedback({ actorId, id, processed, mark }: Processing): Promise<void> {
  await transact(async (tx) => {
    const { userId } = await findFeedback(tx, id);
    await lockProfile(tx, userId);
    const { feedback, meetingId } = await findFeedback(tx, id);
    if (feedbackMark(feedback) !== mark) {
      throw new AppError('conflict', 'The reader has changed this feedback. Read it again first.');
    }
    const { count } = await tx.userNote.updateMany({
      where: { id, feedbackProcessed: !processed },
      data: { feedbackProcessed: processed },
    });
    if (count === 0) return;
    await audit(tx, {
      actorId,
      action: processed ? 'process-feedback' : 'reopen-feedback',
      subjectType: 'feedback',
      subjectId: id,
      detail: { meetingId },
    });
  });
}

async function findFeedback(tx: Tx, id: string) {
  const note = await tx.userNote.findUnique({
    where: { id },
    select: { userId: true, meetingId: true, feedback: true },
  });
  if (!note || note.feedback === null) {
    throw new AppError('not-found', 'This feedback does not exist any more.');
  }
  return { ...note, feedback: note.feedback };
}
