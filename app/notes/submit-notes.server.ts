import { parseWithZod } from '@conform-to/zod/v4';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { recordEvent } from '#app/platform/analytics.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { notesSchema } from './notes-form.ts';
import type { NotesResult } from './notes-result.ts';
import { type NotesText, plainLineBreaks } from './notes-text.ts';
import { saveNotes } from './save-notes.server.ts';

/** Reads the notes form and saves it; whatever happens, what was typed is in the answer. */
export async function submitNotes({
  reader,
  meetingId,
  form,
}: {
  /** Null where the session has ended since the page was opened. */
  reader: Reader | null;
  meetingId: string;
  form: FormData;
}): Promise<{ result: NotesResult; status: number }> {
  const typed: NotesText = { notes: textOf(form, 'notes'), feedback: textOf(form, 'feedback') };
  const refuse = (message: string, status: number, signedOut?: boolean) => ({
    result: { outcome: 'refused' as const, typed, errors: { form: [message] }, signedOut },
    status,
  });
  if (!reader) return refuse('Please sign in to continue', 401, true);

  const submission = parseWithZod(form, { schema: notesSchema });
  if (submission.status !== 'success') {
    const { '': general, notes, feedback } = submission.reply().error ?? {};
    const errors = { form: general ?? [], notes: notes ?? [], feedback: feedback ?? [] };
    return { result: { outcome: 'refused', typed, errors }, status: 400 };
  }
  try {
    const outcome = await saveNotes({ reader, meetingId, ...submission.value });
    if ('conflict' in outcome) {
      return { result: { outcome: 'conflict', stored: outcome.conflict, typed }, status: 409 };
    }
    recordEvent('add_notes', 'engagement');
    return { result: { outcome: 'saved', stored: outcome.saved }, status: 200 };
  } catch (error) {
    const { message, status, code } = refusalOf(error, 'Failed to save notes');
    const missing = 'Cannot save notes: Missing meeting information';
    return refuse(code === 'not-found' ? missing : message, status);
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? plainLineBreaks(value) : '';
}
