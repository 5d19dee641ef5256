import pMap from 'p-map';
import type { Outline } from '#app/proceedings/outline/outline.ts';
import type { Transcript } from '#app/records/transcript.ts';
import { writeSummaryMarkdown } from '../document/summary-markdown.ts';
import { type CheckedSentence, type Draft, type DraftOptions, sections } from '../draft.ts';
import type { HeardCount } from '../heard-count.ts';
import { caseAnswer, inShortAnswer } from './answers.ts';
import { atOnce, ModelSession, type SessionLimits } from './ask-model.server.ts';
import { type CaseQuestion, caseQuestions } from './case-questions.ts';
import { noteOn } from './draft-note.ts';
import { mendSentences } from './mend-sentences.server.ts';
import { checkWritten, sentenceOf, usable } from './model-sentence.server.ts';
import type { ModelSettings } from './model-settings.ts';
import { ModelUnavailable } from './model-trouble.ts';
import { passagesAround } from './passages-around.ts';
import { countVoteVersion } from './prompts/count-vote.ts';
import { inShortInstructions, inShortVersion } from './prompts/in-short.ts';
import { mendSentencesVersion } from './prompts/mend-sentences.ts';
import { outlineVersion } from './prompts/outline.ts';
import { tellCaseInstructions, tellCaseVersion } from './prompts/tell-case.ts';
import { verifyVersion } from './prompts/verify.ts';
import { readCounts } from './read-counts.server.ts';
import { readOutline } from './read-outline.server.ts';
import type { Purse, Spent } from './spending.ts';
import { withUntoldFigures } from './untold-figures.ts';
import { verifySentences } from './verify-sentences.server.ts';

export const promptVersions = [
  outlineVersion,
  countVoteVersion,
  tellCaseVersion,
  mendSentencesVersion,
  inShortVersion,
  verifyVersion,
].join(' ');

export type ModelDraft<Extracted extends Draft = Draft> = Draft & {
  origin: 'model' | 'extractive';
  /** By a vote's place: how it went by the model, where code has not counted all of it. */
  heardCounts: ReadonlyMap<number, HeardCount>;
  /** What it was made from: cases, votes and the record's own words. */
  extractive: Extracted;
  /** For the reviewer: what the model did not write, and why; null where it wrote all. */
  note: string | null;
  spent: Spent;
};

export type GivenToModel<Extracted extends Draft> = {
  settings: ModelSettings;
  purse: Purse;
  /**
   * Makes the draft of the record's own words, by an outline where there is one: cases, votes and
   * decisions are its, and what the model fails at.
   */
  extract: (outline: Outline | null) => Promise<Extracted>;
  transcript: Transcript;
  options: DraftOptions;
  limits?: SessionLimits;
};

type Given = Omit<GivenToModel<Draft>, 'extract'> & { extractive: Draft };

/** How much of the work it is to outline a record. */
const outlining = 0.2;
/** And to read how votes went. */
const counting = 0.05;

/**
 * Has a language model outline the record and tell each case, and checks every sentence it writes: each
 * clause by the words of the record that are given for it, the whole by rules, and then by a second
 * reading that sees nothing else. Votes are counted and told in code. Where the service fails, the
 * whole draft is the extractive one.
 */
export async function draftWithModel<Extracted extends Draft>({
  extract,
  ...given
}: GivenToModel<Extracted>): Promise<ModelDraft<Extracted>> {
  const session = new ModelSession(given.settings, given.purse, given.limits);
  const part = (from: number, size: number): DraftOptions => ({
    ...given.options,
    onProgress: ({ done, step }) => given.options.onProgress?.({ done: from + size * done, step }),
  });
  let extractive: Extracted | null = null;
  try {
    const outline = await readOutline(session, given.transcript, part(0, outlining));
    extractive = await extract(outline);
    const options = part(outlining, 1 - outlining - counting);
    const told = await tellMeeting(session, { ...given, options, extractive });
    part(1 - counting, 0).onProgress?.({ done: 1, step: 'Reading how votes went' });
    const heardCounts = await readCounts(session, given.transcript, {
      votes: extractive.votes,
      members: given.options.members,
    });
    const { cases, votes, notes } = extractive;
    const { sentences, missed, unjudged } = told;
    const markdown = writeSummaryMarkdown({ cases, sentences, transcript: given.transcript });
    return {
      ...{ cases, votes, sentences, markdown, notes, extractive, heardCounts },
      origin: 'model',
      note: noteOn({ missed, unjudged, unread: outline.unread.length }),
      spent: session.spent,
    };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    const note = `The language model ${error.message}, so this draft is made of the record's own words.`;
    extractive ??= await extract(null);
    return {
      ...{ ...extractive, extractive, note, heardCounts: new Map() },
      origin: 'extractive',
      spent: session.spent,
    };
  }
}

async function tellMeeting(session: ModelSession, given: Given) {
  const { extractive, options, transcript, settings } = given;
  const questions = caseQuestions(transcript, extractive, options);
  let done = 0;
  const told = await pMap(
    questions,
    async (question) => {
      const sentences = await tellCase(session, question, given);
      done += 1;
      const step = `Part ${done} of ${questions.length} told by the model`;
      options.onProgress?.({ done: (0.8 * done) / questions.length, step });
      return { question, sentences };
    },
    { concurrency: atOnce },
  );
  const missed = told.filter(({ sentences }) => sentences === null).map(({ question }) => question);
  const isTold = new Set(
    told
      .filter(({ sentences }) => sentences !== null)
      .flatMap(({ question }) => question.segments.map(({ index }) => index)),
  );
  options.onProgress?.({ done: 0.82, step: 'Reading what was written a second time' });
  const reader = session.readBy(settings.verifier.name);
  const { sentences: written, unjudged } = await verifySentences(
    reader,
    told.flatMap(({ sentences }) => sentences ?? []),
    settings.verifier,
    ({ item, citations }) => [
      ...(item === null ? [] : extractive.cases.slice(item, item + 1).map(({ title }) => title)),
      ...passagesAround(citations, transcript.segments),
    ],
  );
  const ofCases = extractive.sentences.filter(({ section }) => section === sections.cases);
  const isKept = ({ basis, citations }: CheckedSentence) =>
    basis !== 'quoted' || !citations.some((at) => isTold.has(at));
  const kept = ofCases.filter(isKept);
  // What code tells of a case comes before what the model does.
  const body = [...kept, ...written].sort((a, b) => (a.item ?? 0) - (b.item ?? 0));
  const quoted = ofCases.filter((sentence) => !isKept(sentence));
  const withFigures = [...body, ...withUntoldFigures(quoted, body)].sort(
    (a, b) => (a.item ?? 0) - (b.item ?? 0),
  );
  options.onProgress?.({ done: 0.92, step: 'Writing the opening' });
  const opening = await tellOpening(session, body, given);
  const ownOpening = extractive.sentences.filter(({ section }) => section === sections.inShort);
  return {
    sentences: [...(opening ?? ownOpening), ...withFigures],
    unjudged,
    missed: [
      ...new Set(missed.map(({ item }) => extractive.cases[item]?.title ?? 'Other business')),
    ],
  };
}

/** What the model says of a case, checked; null where it said nothing that can be used. */
async function tellCase(
  session: ModelSession,
  question: CaseQuestion,
  { transcript }: Given,
): Promise<CheckedSentence[] | null> {
  const known = new Set(question.segments.map(({ index }) => index));
  const answer = await usable(
    session.ask({ instructions: tellCaseInstructions, data: question.data, schema: caseAnswer }),
  );
  if (answer === null) return null;
  const said = [
    ...answer.whatItDoes,
    ...answer.discussion,
    ...answer.publicComment,
    ...answer.nextSteps,
  ];
  const place = { section: sections.cases, item: question.item };
  const sentences = said.flatMap((one) => sentenceOf(one, place, known));
  // All of its evidence invented is no answer; empty lists are one.
  if (sentences.length === 0 && said.length > 0) return null;
  const checked = await checkWritten(sentences, transcript.segments);
  return mendSentences(session, checked, transcript, known);
}

/** 'In short' from the sentences that passed; null where it cannot be told from them. */
async function tellOpening(
  session: ModelSession,
  body: readonly CheckedSentence[],
  { extractive, transcript }: Given,
): Promise<CheckedSentence[] | null> {
  const sound = body.filter(({ verdict }) => verdict === 'supported');
  if (sound.length === 0) return null;
  const numbered = sound.map(({ item, text }, number) => ({ item, number, text }));
  const data = {
    stayUnderWords: 180,
    cases: extractive.cases.flatMap(({ title, state }, index) => {
      const sentences = numbered
        .filter(({ item }) => item === index)
        .map(({ number, text }) => ({ number, text }));
      return sentences.length === 0 ? [] : [{ title, state, sentences }];
    }),
  };
  const answer = await usable(
    session.ask({ instructions: inShortInstructions, data, schema: inShortAnswer }),
  );
  const known = new Set(transcript.segments.map(({ index }) => index));
  const opening = (answer?.sentences ?? []).flatMap(({ text, sentences }) => {
    const rests = sentences.flatMap((number) => sound[number] ?? []);
    const item = rests[0]?.item ?? null;
    // What it rests on was checked; what it says is held against the same words again.
    const evidence = rests.flatMap((one) =>
      one.evidence.length > 0
        ? one.evidence.map((part) => ({ ...part, clause: text }))
        : one.citations.map((segment) => ({
            clause: text,
            quote: transcript.segments[segment]?.text ?? '',
            segment,
          })),
    );
    return sentenceOf({ text, evidence }, { section: sections.inShort, item }, known);
  });
  const checked = await checkWritten(opening, transcript.segments);
  const supported = checked.filter(({ verdict }) => verdict === 'supported');
  return supported.length === 0 ? null : supported;
}
