import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { StoredCase, StoredFact } from '../case-rows.server.ts';
import { caseBlocks } from './cases/case-blocks.ts';
import { changedTerms, type Put, putTerms, type Term } from './changed-terms.ts';
import { editsOfFact, factPut, listOf } from './facts/spread-facts.ts';
import { renamePeople } from './people-of-vote.ts';

/** What of a vote a term can stand in. */
export type VoteWords = {
  index: number;
  item: number | null;
  motion: string;
  mover: string | null;
  seconder: string | null;
  yes: number | null;
  no: number | null;
  rollCall: { name: string; vote: string }[];
};

/** A draft as a save found it or left it. */
export type Draft<V extends VoteWords> = {
  markdown: string;
  votes: readonly V[];
  cases: readonly StoredCase[];
  facts: readonly StoredFact[];
};

/** Another place that says what an edit changed, and how it would read. */
export type Place = { where: string } & (
  | { kind: 'sentence'; index: number; text: string; put: Put }
  | { kind: 'heading'; line: number; put: Put }
  | { kind: 'vote' | 'case' | 'fact'; index: number; put: Put }
);

/** A draft as it is now, and as a save found and left it. */
export type Saved<V extends VoteWords> = {
  now: Draft<V>;
  before: Draft<V>;
  after: Draft<V>;
  /** What the body that meets is called. */
  body: string;
};

export type SpreadOfSave = { terms: Term[]; places: Place[] };

/** The numbers and names that a save changed, and where else they still stand. */
export function spreadOfSave<V extends VoteWords>(saved: Saved<V>): SpreadOfSave {
  const terms = termsOfSave(saved);
  return { terms, places: terms.length > 0 ? placesOf(terms, saved) : [] };
}

/** What a place is called in a form. */
export const keyOf = (place: Place) =>
  place.kind === 'heading' ? `heading-${place.line}` : `${place.kind}-${place.index}`;

/** The numbers and names that a save changed from `before` to `after`. */
function termsOfSave<V extends VoteWords>({ before, after, body }: Saved<V>): Term[] {
  const [said, says] = [sentencesOf(before.markdown), sentencesOf(after.markdown)];
  const gone = said.filter((text) => !says.includes(text)).join(' ');
  const come = says.filter((text) => !said.includes(text)).join(' ');
  const kept = before.votes.flatMap((old) => {
    const now = after.votes.find(({ index }) => index === old.index);
    return now ? [{ old, now }] : [];
  });
  // What code tells of a vote that was put under another case names another matter: no term was changed.
  const isElsewhere = kept.some(({ old, now }) => old.item !== now.item);
  return changedTerms(
    [
      ...(isElsewhere ? [] : [{ before: gone, after: come }]),
      ...kept.flatMap(({ old, now }) => editsOfVote(old, now)),
      ...editsOfCases(before, after),
      ...before.facts.flatMap((fact) => editsOfFact(fact, after.facts)),
    ],
    { rest: after.markdown, body },
  );
}

/** Where else in a draft these terms still stand; what the save itself wrote is left alone. */
function placesOf<V extends VoteWords>(
  terms: readonly Term[],
  { now, before, after }: Saved<V>,
): Place[] {
  const known = new Set(sentencesOf(before.markdown));
  const written = new Set(sentencesOf(after.markdown).filter((text) => !known.has(text)));
  const places: Place[] = [];
  for (const [index, { text, section }] of readSummaryMarkdown(now.markdown).entries()) {
    const put = putTerms(terms, text);
    if (!put.isChanged || written.has(text)) continue;
    const where = `Sentence ${index + 1}${section ? ` (${section})` : ''}`;
    places.push({ kind: 'sentence', index, text, put, where });
  }
  const ofCases = linesOfCases(now);
  for (const [line, text] of now.markdown.split('\n').entries()) {
    if (ofCases.has(line) || !/^#{1,6}\s/.test(text)) continue;
    const put = putTerms(terms, text.replace(/^#+\s+/, ''));
    if (put.isChanged) places.push({ kind: 'heading', line, put, where: 'Heading' });
  }
  for (const [index, one] of now.cases.entries()) {
    const put = putTerms(terms, one.title);
    if (put.isChanged) places.push({ kind: 'case', index, put, where: `Case ${index + 1}` });
  }
  for (const [at, vote] of now.votes.entries()) {
    const [old, left] = [before, after].map(({ votes }) =>
      votes.find(({ index }) => index === vote.index),
    );
    if (old && left && editsOfVote(old, left).length > 0) continue;
    const put = putTerms(terms, wordsOfVote(vote));
    if (put.isChanged) {
      places.push({ kind: 'vote', index: vote.index, put, where: `Vote ${at + 1}` });
    }
  }
  for (const fact of now.facts) {
    const old = before.facts.find(({ index }) => index === fact.index);
    if (old && editsOfFact(old, after.facts).length > 0) continue;
    const put = factPut(terms, fact);
    if (put.isChanged) places.push({ kind: 'fact', index: fact.index, put, where: listOf(fact) });
  }
  return places;
}

/** Those of the terms that still stand in one of these places. */
export function standing(terms: readonly Term[], places: readonly Place[]): Term[] {
  const removed = new Set(
    places.flatMap(({ put }) =>
      put.parts.flatMap(({ kind, text }) => (kind === 'removed' ? text : [])),
    ),
  );
  // A tally, or an amount that was named, is found in other words too.
  const found = terms.filter(({ kind, from }) => kind === 'tally' || removed.has(from));
  return found.length > 0 ? found : [...terms];
}

/** A vote with the terms in the place of the old ones. */
export function putInVote<V extends VoteWords>(terms: readonly Term[], vote: V): V {
  const put = (text: string) => putTerms(terms, text).text;
  const [, yes, no] = /^(\d+) to (\d+)$/.exec(put(tallyOf(vote))) ?? [];
  return {
    ...renamePeople(vote, put),
    motion: put(vote.motion),
    yes: yes ? Number(yes) : vote.yes,
    no: no ? Number(no) : vote.no,
  };
}

/** The headings that say a case's title, by their lines: they follow the case. */
function linesOfCases({ markdown, cases }: Pick<Draft<VoteWords>, 'markdown' | 'cases'>) {
  const lineAt = (at: number) => markdown.slice(0, at).split('\n').length - 1;
  const blocks = [...caseBlocks(markdown, cases).values()];
  return new Set(blocks.map(({ heading }) => lineAt(heading.from)));
}

/** Where cases were joined, split or moved nothing was renamed. */
function editsOfCases<V extends VoteWords>(before: Draft<V>, after: Draft<V>) {
  if (before.cases.length !== after.cases.length) return [];
  const edits = before.cases.map(({ title }, at) => ({
    before: title,
    after: after.cases[at]?.title ?? title,
  }));
  const left = new Set(edits.map((edit) => edit.before));
  return edits.filter((edit) => edit.before !== edit.after && !left.has(edit.after));
}

const sentencesOf = (markdown: string) => readSummaryMarkdown(markdown).map(({ text }) => text);

const tallyOf = ({ yes, no }: VoteWords) => (yes === null || no === null ? '' : `${yes} to ${no}`);

function editsOfVote(old: VoteWords, now: VoteWords) {
  const edits = [
    { before: old.motion, after: now.motion },
    // Names stand behind an office as they do in a sentence.
    { before: `by ${old.mover ?? ''}`, after: `by ${now.mover ?? ''}` },
    { before: `by ${old.seconder ?? ''}`, after: `by ${now.seconder ?? ''}` },
    { before: tallyOf(old), after: tallyOf(now) },
  ];
  return edits.filter(({ before, after }) => before !== after);
}

/** A vote in one line, as it is shown to whoever decides whether to change it. */
function wordsOfVote(vote: VoteWords): string {
  const { motion, mover, seconder, rollCall } = vote;
  return [
    motion,
    mover && `moved by ${mover}`,
    seconder && `seconded by ${seconder}`,
    tallyOf(vote),
    rollCall.map(({ name, vote: said }) => `${name}: ${said}`).join(', '),
  ]
    .filter(Boolean)
    .join('; ');
}
