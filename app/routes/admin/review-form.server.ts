import { data } from 'react-router';
import { z } from 'zod';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';
import { findingKinds } from '#app/summaries/findings/findings.ts';
import { inShort } from '#app/summaries/review/cases/added-to.ts';
import { caseForm, splitForm } from '#app/summaries/review/cases/case-form.ts';
import { factForm } from '#app/summaries/review/facts/fact-form.ts';
import { newSentenceForm } from '#app/summaries/review/sentence-form.ts';
import { typedErrors } from '#app/summaries/review/typed.ts';
import { voteForm } from '#app/summaries/review/vote-form.ts';

const onVersion = { versionId: z.string(), revision: z.coerce.number().int() };
const text = z.string().transform((typed) => typed.replaceAll('\r\n', '\n').replaceAll('\0', ''));

const oneSentence = {
  versionId: z.string(),
  index: z.coerce.number().int().min(0),
  was: z.string(),
};

const oneFinding = { of: z.enum(findingKinds), index: z.coerce.number().int().min(0) };
const oneVote = { index: z.coerce.number().int().min(0) };
const voteFields = {
  case: text,
  motion: text,
  mover: text,
  seconder: text,
  yes: text,
  no: text,
  abstain: text,
  outcome: text,
  method: text,
  passages: text,
  rollCall: text,
};

const oneFact = { fact: z.coerce.number().int().min(0) };
const factFields = {
  kind: text,
  label: text,
  value: text,
  detail: text,
  case: text,
  passages: text,
};

const oneCase = { case: z.coerce.number().int().min(0) };
const caseFields = {
  designator: text,
  title: text,
  state: text,
  until: text,
  place: text,
  begins: text,
};
const publishFields = { correction: text.optional(), meetingTitle: text.optional() };
const splitFields = { designator: text, title: text, sentence: text, begins: text };

const reviewForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    ...onVersion,
    markdown: text,
  }),
  z.object({
    intent: z.literal('confirm'),
    ...onVersion,
    index: z.coerce.number().int(),
    reason: text.default(''),
  }),
  z.object({ intent: z.literal('take-back'), ...onVersion, index: z.coerce.number().int() }),
  z.object({
    intent: z.literal('confirm-finding'),
    ...onVersion,
    ...oneFinding,
    reason: text.default(''),
  }),
  z.object({ intent: z.literal('take-back-finding'), ...onVersion, ...oneFinding }),
  z.object({
    intent: z.literal('mend'),
    ...oneSentence,
    text,
    passages: z.string().max(2000),
    under: text.default(''),
    wasUnder: text.default(''),
    revision: z.coerce.number().int().default(0),
  }),
  z.object({ intent: z.literal('remove'), ...oneSentence }),
  z.object({
    intent: z.literal('remove-chosen'),
    ...onVersion,
    chosen: z
      .array(
        z
          .string()
          .regex(/^\d{1,5}$/)
          .transform(Number),
      )
      .max(1000),
  }),
  z.object({ intent: z.literal('add-vote'), ...onVersion, ...voteFields }),
  z.object({ intent: z.literal('change-vote'), ...onVersion, ...oneVote, ...voteFields }),
  z.object({ intent: z.literal('remove-vote'), ...onVersion, ...oneVote }),
  z.object({ intent: z.enum(['count-vote', 'leave-count-vote']), ...onVersion, ...oneVote }),
  z.object({ intent: z.literal('add-fact'), ...onVersion, ...factFields }),
  z.object({ intent: z.literal('change-fact'), ...onVersion, ...oneFact, ...factFields }),
  z.object({ intent: z.literal('remove-fact'), ...onVersion, ...oneFact }),
  z.object({ intent: z.literal('change-case'), ...onVersion, ...oneCase, ...caseFields }),
  z.object({ intent: z.literal('split-case'), ...onVersion, ...oneCase, ...splitFields }),
  z.object({ intent: z.literal('join-case'), ...onVersion, ...oneCase }),
  z.object({
    intent: z.literal('add-sentence'),
    ...onVersion,
    case: z.literal(inShort).or(oneCase.case),
    text,
    passages: text,
  }),
  z.object({
    intent: z.literal('spread'),
    ...onVersion,
    save: z.coerce.number().int(),
    places: z.array(z.string()),
  }),
  z.object({ intent: z.literal('roster-names'), ...onVersion }),
  z.object({ intent: z.literal('bring-back'), ...onVersion, to: z.coerce.number().int() }),
  z.object({
    intent: z.literal('draft-again'),
    ...onVersion,
    agenda: text.optional(),
    agendaFile: z.instanceof(File).optional(),
    sure: z.literal('on').optional(),
  }),
  z.object({ intent: z.literal('publish'), ...onVersion, ...publishFields }),
  z.object({ intent: z.literal('publish-next'), ...onVersion, ...publishFields }),
  z.object({
    intent: z.literal('use-all-the-same'),
    versionId: z.string(),
    of: z.enum(['agenda', 'record']),
    doubt: text,
  }),
  z.object({ intent: z.enum(['refute-gap', 'tell-gap']), record: z.string(), gap: text }),
  z.object({ intent: z.literal('correct') }),
  z.object({ intent: z.literal('retry'), jobId: z.string() }),
]);

export type Reviewing = z.infer<typeof reviewForm>;

/**
 * What a button of the review page sends.
 * @throws a response of 400 for what is no such form
 */
export async function readReviewForm(request: Request): Promise<Reviewing> {
  const sent = await readSent(request);
  const read = reviewForm.safeParse({
    ...Object.fromEntries(sent),
    places: sent.getAll('places'),
    chosen: sent.getAll('chosen'),
  });
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  return read.data;
}

/** Only the form with an agenda's file comes in parts. */
async function readSent(request: Request): Promise<FormData> {
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
export function typedIn(form: Reviewing) {
  if (form.intent === 'change-vote' || form.intent === 'add-vote') {
    const { versionId: _, revision: __, ...typed } = form;
    const errors = typedErrors(voteForm, typed);
    return form.intent === 'add-vote'
      ? { intent: form.intent, typed, errors }
      : { intent: form.intent, index: form.index, typed, errors };
  }
  if (form.intent === 'change-fact' || form.intent === 'add-fact') {
    const { kind, label, value, detail, case: chosen, passages } = form;
    const typed = { kind, label, value, detail, case: chosen, passages };
    const errors = typedErrors(factForm, typed);
    return form.intent === 'add-fact'
      ? { intent: form.intent, typed, errors }
      : { intent: form.intent, fact: form.fact, typed, errors };
  }
  if (form.intent === 'change-case') {
    const { versionId: _, revision: __, intent, case: at, ...typed } = form;
    return { intent, case: at, typed, errors: typedErrors(caseForm, typed) };
  }
  if (form.intent === 'split-case') {
    const { versionId: _, revision: __, intent, case: at, ...typed } = form;
    return { intent, case: at, typed, errors: typedErrors(splitForm, typed) };
  }
  if (form.intent === 'add-sentence') {
    const { intent, case: at, text, passages } = form;
    const typed = { text, passages };
    return { intent, case: at, typed, errors: typedErrors(newSentenceForm, typed) };
  }
  if (form.intent === 'publish-next') return { ...form, intent: 'publish' as const };
  if (form.intent !== 'draft-again') return form;
  const { intent, agenda = '', sure } = form;
  return { intent, agenda, sure: sure === 'on' };
}
