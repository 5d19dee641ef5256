import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { summaryLimit } from '#app/meetings/meeting-form.ts';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { retryParkedJob } from '#app/platform/jobs/retry-parked-job.server.ts';
import { readAgendaText } from '#app/records/read-agenda.server.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';
import { publishSummary } from '#app/summaries/publishing/publish-summary.server.ts';
import { startCorrection } from '#app/summaries/publishing/start-correction.server.ts';
import { bringBackDraft } from '#app/summaries/review/bring-back-draft.server.ts';
import { mendSentence, removeSentence } from '#app/summaries/review/change-sentence.server.ts';
import { addVote, changeVote, removeVote } from '#app/summaries/review/change-votes.server.ts';
import { confirmSentence } from '#app/summaries/review/confirm-sentence.server.ts';
import { draftAgain } from '#app/summaries/review/draft-again.server.ts';
import { readReviewedVersion } from '#app/summaries/review/read-version.server.ts';
import type { Refused } from '#app/summaries/review/review-refusal.ts';
import { saveDraft } from '#app/summaries/review/save-draft.server.ts';
import { carryOutSpread, readSpread } from '#app/summaries/review/spread.server.ts';
import { voteErrors } from '#app/summaries/review/vote-form.ts';

const onVersion = { versionId: z.string(), revision: z.coerce.number().int() };
const text = z.string().transform((typed) => typed.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const oneSentence = {
  versionId: z.string(),
  index: z.coerce.number().int().min(0),
  was: z.string(),
};

const oneVote = { index: z.coerce.number().int().min(0) };
const voteFields = {
  motion: text,
  mover: text,
  seconder: text,
  yes: text,
  no: text,
  abstain: text,
  outcome: text,
};

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
  z.object({ intent: z.literal('mend'), ...oneSentence, text, passages: z.string().max(2000) }),
  z.object({ intent: z.literal('remove'), ...oneSentence }),
  z.object({ intent: z.literal('add-vote'), ...onVersion, ...voteFields }),
  z.object({ intent: z.literal('change-vote'), ...onVersion, ...oneVote, ...voteFields }),
  z.object({ intent: z.literal('remove-vote'), ...onVersion, ...oneVote }),
  z.object({
    intent: z.literal('spread'),
    ...onVersion,
    save: z.coerce.number().int(),
    places: z.array(z.string()),
  }),
  z.object({ intent: z.literal('bring-back'), ...onVersion, to: z.coerce.number().int() }),
  z.object({
    intent: z.literal('draft-again'),
    ...onVersion,
    agenda: text.optional(),
    agendaFile: z.instanceof(File).optional(),
    sure: z.literal('on').optional(),
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
  const sent = await readReviewForm(request);
  const read = reviewForm.safeParse({
    ...Object.fromEntries(sent),
    places: sent.getAll('places'),
  });
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  const form = read.data;
  try {
    const { message, place } = await carryOut(form, { actorId, meetingId });
    showToast(context, 'success', message);
    return redirect(`/admin/meetings/${meetingId}${place}`);
  } catch (error) {
    const failed = 'That did not work. Nothing was changed. Please try again.';
    const { message, status } = refusalOf(error, failed);
    const refused: Refused = { ...typedIn(form), message };
    return data({ refused }, { status });
  }
}

/** Only the form with an agenda's file comes in parts. */
async function readReviewForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/')) return readForm(request);
  try {
    return await readUploadForm(request, maxRecordBytes);
  } catch (error) {
    const { message, status } = refusalOf(error, 'This form was not understood.');
    throw data({ message }, { status });
  }
}

/** What was typed, for the page that refuses it; a file is chosen again. */
function typedIn(form: Reviewing) {
  if (form.intent === 'change-vote' || form.intent === 'add-vote') {
    const { versionId: _, revision: __, ...typed } = form;
    const errors = voteErrors(typed);
    return form.intent === 'add-vote'
      ? { intent: form.intent, typed, errors }
      : { intent: form.intent, index: form.index, typed, errors };
  }
  if (form.intent !== 'draft-again') return form;
  const { intent, agenda = '', sure } = form;
  return { intent, agenda, sure: sure === 'on' };
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
    case 'mend': {
      const { index, unresolved, save } = await mendSentence({ ...form, ...by });
      const message =
        unresolved > 0 ? `Sentence saved. ${unresolved} still marked.` : 'Sentence saved';
      return offering(form.versionId, { save, message, hash: `#n${index + 1}` });
    }
    case 'remove': {
      const { index } = await removeSentence({ ...form, ...by });
      return {
        message: `Sentence ${index + 1} removed`,
        place: `?version=${form.versionId}#n${Math.max(index, 1)}`,
      };
    }
    case 'add-vote':
      await addVote({ ...form, ...by, typed: form });
      return { message: 'Vote added', place: `?version=${form.versionId}#votes-title` };
    case 'change-vote':
      await changeVote({ ...form, ...by, typed: form });
      return offering(form.versionId, {
        save: form.revision,
        message: 'Vote saved',
        hash: '#votes-title',
      });
    case 'spread': {
      const { message, unresolved } = await carryOutSpread({ ...form, ...by });
      return {
        message: unresolved > 0 ? `${message} ${unresolved} still marked.` : message,
        place: `?version=${form.versionId}`,
      };
    }
    case 'remove-vote':
      await removeVote({ ...form, ...by });
      return { message: 'Vote removed', place: `?version=${form.versionId}#votes-title` };
    case 'bring-back':
      await bringBackDraft({ ...form, ...by });
      return { message: 'The draft says what it said before', place: `?version=${form.versionId}` };
    case 'draft-again': {
      await refuseUnsure(form);
      const { agendaFile, agenda: pasted, ...again } = form;
      const file = agendaFile && {
        bytes: new Uint8Array(await agendaFile.arrayBuffer()),
        fileName: agendaFile.name,
      };
      const agenda = await readAgendaText({ file, pasted });
      await draftAgain({ ...again, ...by, agenda });
      return { message: 'The summary is drafted again', place: '' };
    }
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

/** What a save changed may stand elsewhere: then the page asks about it, and the message says so. */
async function offering(
  versionId: string,
  { save, message, hash }: { save: number; message: string; hash: string },
) {
  const spread = await readSpread({ versionId, save });
  const place = `?version=${versionId}`;
  if (!spread) return { message, place: place + hash };
  const old = spread.terms.map(({ from }) => `“${from}”`).join(', ');
  const count =
    spread.places.length === 1 ? '1 other place' : `${spread.places.length} other places`;
  return {
    message: `${message.replace(/\.$/, '')}. The draft still says ${old} in ${count}.`,
    place: `${place}&also=${save}${hash}`,
  };
}

async function refuseUnsure({ versionId, sure }: { versionId: string; sure?: 'on' }) {
  if (sure) return;
  const { isTouched } = await readReviewedVersion(versionId);
  if (!isTouched) return;
  throw new AppError(
    'invalid',
    'Somebody has worked on this draft. Tick the box to have it replaced.',
  );
}
