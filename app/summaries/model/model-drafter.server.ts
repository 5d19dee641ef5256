import pMap from 'p-map';
import type { Transcript } from '#app/records/transcript.ts';
import { writeSummaryMarkdown } from '../document/summary-markdown.ts';
import type { CheckedSentence, Draft, DraftOptions } from '../draft.ts';
import { checkSentencesApart } from '../judge-apart.server.ts';
import { inShortAnswer, itemAnswer, knownNumbers } from './answers.ts';
import { ModelSession, type SessionLimits } from './ask-model.server.ts';
import { type ItemQuestion, itemQuestions } from './item-questions.ts';
import { mendSentences } from './mend-sentences.server.ts';
import { sentenceOf, usable } from './model-sentence.ts';
import type { ModelSettings } from './model-settings.ts';
import { ModelUnavailable } from './model-trouble.ts';
import { inShortInstructions, inShortVersion } from './prompts/in-short.ts';
import { mendSentencesVersion } from './prompts/mend-sentences.ts';
import { summariseInstructions, summariseItemVersion } from './prompts/summarise-item.ts';
import type { Purse, Spent } from './spending.ts';

export const promptVersions = [summariseItemVersion, mendSentencesVersion, inShortVersion].join(
  ' ',
);

export type ModelDraft = Draft & {
  origin: 'model' | 'extractive';
  /** For the reviewer: what the model did not write, and why; null where it wrote all. */
  note: string | null;
  spent: Spent;
};

type Given = {
  settings: ModelSettings;
  purse: Purse;
  /** The draft of the record's own words: items, votes and decisions are its, and what the model fails at. */
  extractive: Draft;
  transcript: Transcript;
  options: DraftOptions;
  limits?: SessionLimits;
};

const atOnce = 4;

/**
 * Has a language model tell each item, and checks every sentence it writes. Votes are counted and
 * told in code. A sentence without a place in the record is not taken; one that fails the check goes
 * back to the model once and is then left to the reviewer, marked. Where the service fails, the
 * whole draft is the extractive one.
 */
export async function draftWithModel(given: Given): Promise<ModelDraft> {
  const session = new ModelSession(given.settings, given.purse, given.limits);
  try {
    const { sentences, missed } = await tellMeeting(session, given);
    const { items, votes } = given.extractive;
    const markdown = writeSummaryMarkdown({
      items,
      votes,
      sentences,
      transcript: given.transcript,
    });
    const told = { items, votes, sentences, markdown };
    return { ...told, origin: 'model', note: noteOn(missed), spent: session.spent };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    const note = `The language model ${error.message}, so this draft is made of the record's own words.`;
    return { ...given.extractive, origin: 'extractive', note, spent: session.spent };
  }
}

function noteOn(missed: readonly string[]): string | null {
  if (missed.length === 0) return null;
  const titles = missed.map((title) => `“${title}”`).join(', ');
  return `The language model gave no usable answer on ${titles}: told there are the record's own words.`;
}

async function tellMeeting(session: ModelSession, given: Given) {
  const { extractive, options, transcript } = given;
  const questions = itemQuestions(transcript, extractive, options.words);
  let done = 0;
  const told = await pMap(
    questions,
    async (question) => {
      const sentences = await tellItem(session, question, given);
      done += 1;
      const step = `Item ${done} of ${questions.length} told by the model`;
      options.onProgress?.({ done: (0.9 * done) / questions.length, step });
      return { question, sentences };
    },
    { concurrency: atOnce },
  );
  const missed = told.filter(({ sentences }) => sentences === null).map(({ question }) => question);
  const written = told.flatMap(({ sentences }) => sentences ?? []);
  const isTold = new Set(
    told
      .filter(({ sentences }) => sentences !== null)
      .flatMap(({ question }) => question.segments.map(({ index }) => index)),
  );
  const kept = (section: string) =>
    extractive.sentences.filter(
      (own) => own.section === section && !own.citations.some((index) => isTold.has(index)),
    );
  const decisions = extractive.sentences.filter(({ section }) => section === 'Decisions');
  const next = written.filter(({ section }) => section === 'What comes next');
  const body = [
    ...decisions,
    ...written.filter(({ section }) => section === 'Items'),
    ...kept('Items'),
    ...written.filter(({ section }) => section === 'What the public said'),
    ...kept('What the public said'),
    ...(next.length > 0 ? next : kept('What comes next')),
  ];
  options.onProgress?.({ done: 0.92, step: 'Writing the opening' });
  const opening = await tellOpening(session, body, given);
  const ownOpening = extractive.sentences.filter(({ section }) => section === 'In short');
  return {
    sentences: [...(opening ?? ownOpening), ...body],
    missed: [
      ...new Set(missed.map(({ item }) => extractive.items[item]?.title ?? 'Other business')),
    ],
  };
}

/** What the model says of an item, checked; null where it said nothing that can be used. */
async function tellItem(
  session: ModelSession,
  question: ItemQuestion,
  { extractive, transcript }: Given,
): Promise<CheckedSentence[] | null> {
  const known = new Set(question.segments.map(({ index }) => index));
  const item = extractive.items[question.item];
  const answer = await usable(
    session.ask({ instructions: summariseInstructions, data: question.data, schema: itemAnswer }),
  );
  if (answer === null) return null;
  const section = item?.kind === 'public comment' ? 'What the public said' : 'Items';
  const sentences = answer.sentences.flatMap(({ text, comesNext, segments }) =>
    sentenceOf(text, knownNumbers(segments, known), {
      section: comesNext ? 'What comes next' : section,
      item: question.item,
    }),
  );
  // All of its citations invented is no answer; an empty list is one.
  if (sentences.length === 0 && answer.sentences.length > 0) return null;
  const checked = await checkSentencesApart(sentences, transcript.segments);
  return mendSentences(session, checked, transcript, known);
}

/** 'In short' from the sentences that passed; null where it cannot be told from them. */
async function tellOpening(
  session: ModelSession,
  body: readonly CheckedSentence[],
  { transcript }: Given,
): Promise<CheckedSentence[] | null> {
  const sound = body.filter(({ verdict }) => verdict === 'supported');
  if (sound.length === 0) return null;
  const numbered = sound.map(({ section, text }, number) => ({ number, section, text }));
  const data = { stayUnderWords: 90, sentences: numbered };
  const answer = await usable(
    session.ask({ instructions: inShortInstructions, data, schema: inShortAnswer }),
  );
  const opening = (answer?.sentences ?? []).flatMap(({ text, sentences }) =>
    sentenceOf(
      text,
      [...new Set(sentences.flatMap((number) => sound[number]?.citations ?? []))].sort(
        (a, b) => a - b,
      ),
      { section: 'In short', item: null },
    ),
  );
  const checked = await checkSentencesApart(opening, transcript.segments);
  const supported = checked.filter(({ verdict }) => verdict === 'supported');
  return supported.length === 0 ? null : supported;
}
