import { z } from 'zod';
import { jsonRows, readJsonRows } from '#app/platform/db/json-rows.server.ts';
import { readRows } from '#app/platform/db/read-rows.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ReaderNotes } from './reader-notes.ts';

type NoteRow = {
  notes: string | null;
  feedback: string | null;
  feedbackProcessed: boolean;
  revision: number;
  processed: string;
};

const earlierFeedback = z.object({ feedback: z.string() });

const processed = jsonRows(
  { feedback: 'feedback' },
  Prisma.sql`FROM processed_feedback WHERE note_id = note.id ORDER BY created_at DESC, id DESC`,
);

/** The reader's own notes on a meeting; empty before the first save. */
export async function readNotes(
  { userId, meetingId }: { userId: string; meetingId: string },
  tx?: Tx,
): Promise<ReaderNotes> {
  const asked = Prisma.sql`
    SELECT notes, feedback, feedback_processed AS "feedbackProcessed", revision,
           ${processed} AS "processed"
    FROM user_notes AS note WHERE user_id = ${userId} AND meeting_id = ${meetingId}`;
  const [note] = tx ? await tx.$queryRaw<NoteRow[]>(asked) : await readRows<NoteRow>(asked);
  if (!note) return { notes: '', feedback: '', processedFeedback: [], revision: 0 };
  const earlier = readJsonRows(earlierFeedback, note.processed).map((row) => row.feedback);
  const feedback = note.feedback ?? '';
  return {
    notes: note.notes ?? '',
    feedback: note.feedbackProcessed ? '' : feedback,
    processedFeedback: note.feedbackProcessed && feedback ? [feedback, ...earlier] : earlier,
    revision: note.revision,
  };
}
