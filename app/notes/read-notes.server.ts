import { db, type Tx } from '#app/platform/db.server.ts';
import type { ReaderNotes } from './reader-notes.ts';

/** The reader's own notes on a meeting; empty before the first save. */
export async function readNotes(
  { userId, meetingId }: { userId: string; meetingId: string },
  tx: Tx = db,
): Promise<ReaderNotes> {
  const note = await tx.userNote.findUnique({
    where: { userId_meetingId: { userId, meetingId } },
    select: {
      notes: true,
      feedback: true,
      feedbackProcessed: true,
      revision: true,
      processed: {
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { feedback: true },
      },
    },
  });
  if (!note) return { notes: '', feedback: '', processedFeedback: [], revision: 0 };
  const earlier = note.processed.map((row) => row.feedback);
  const feedback = note.feedback ?? '';
  return {
    notes: note.notes ?? '',
    feedback: note.feedbackProcessed ? '' : feedback,
    processedFeedback: note.feedbackProcessed && feedback ? [feedback, ...earlier] : earlier,
    revision: note.revision,
  };
}
