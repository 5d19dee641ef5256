import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { summaryLimit } from '#app/meetings/meeting-form.ts';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { retryParkedJob } from '#app/platform/jobs/retry-parked-job.server.ts';
import { log } from '#app/platform/log.server.ts';
import { confirmSentence } from '#app/summaries/confirm-sentence.server.ts';
import { publishSummary } from '#app/summaries/publish-summary.server.ts';
import { saveDraft } from '#app/summaries/save-draft.server.ts';
import { startCorrection } from '#app/summaries/start-correction.server.ts';

const onVersion = { versionId: z.string(), revision: z.coerce.number().int() };
const text = z.string().transform((typed) => typed.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const reviewForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    ...onVersion,
    markdown: text.pipe(z.string().max(summaryLimit)),
  }),
  z.object({
    intent: z.literal('confirm'),
    ...onVersion,
    index: z.coerce.number().int(),
    reason: text,
  }),
  z.object({ intent: z.literal('publish'), ...onVersion, correction: text.optional() }),
  z.object({ intent: z.literal('correct') }),
  z.object({ intent: z.literal('retry'), jobId: z.string() }),
]);

type Reviewing = z.infer<typeof reviewForm>;

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  actorId: string;
  meetingId: string;
};

/** One button of the review page: done and back to the page, or refused with what was typed. */
export async function reviewAction({ request, context, actorId, meetingId }: Given) {
  const read = reviewForm.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  const form = read.data;
  try {
    const { message, place } = await carryOut(form, { actorId, meetingId });
    showToast(context, 'success', message);
    return redirect(`/admin/meetings/${meetingId}${place}`);
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    const message = known?.message ?? 'That did not work. Nothing was changed. Please try again.';
    if (!known) log.error({ err: error, intent: form.intent }, 'review failed');
    return data({ refused: { ...form, message } }, { status: known?.status ?? 500 });
  }
}

async function carryOut(form: Reviewing, by: { actorId: string; meetingId: string }) {
  switch (form.intent) {
    case 'save': {
      const { unresolved } = await saveDraft({ ...form, ...by });
      return {
        message: unresolved > 0 ? `Draft saved. ${unresolved} still marked.` : 'Draft saved',
        place: `?version=${form.versionId}`,
      };
    }
    case 'confirm':
      await confirmSentence({ ...form, ...by });
      return {
        message: 'Sentence confirmed',
        place: `?version=${form.versionId}#n${form.index + 1}`,
      };
    case 'publish':
      await publishSummary({ ...form, ...by });
      return { message: 'Summary published', place: '' };
    case 'correct': {
      const { versionId } = await startCorrection(by);
      return { message: 'Correction started', place: `?version=${versionId}` };
    }
    case 'retry':
      await retryParkedJob({ actorId: by.actorId, jobId: form.jobId, subjectId: by.meetingId });
      return { message: 'Drafting starts again', place: '' };
  }
}
