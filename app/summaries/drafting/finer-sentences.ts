import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { bareStarts, looseStarts } from '#app/proceedings/language/bare-clauses.ts';
import { beginsBehindHesitation } from '#app/proceedings/language/hesitation.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import type { Segment } from '#app/records/transcript.ts';

/** In words: what is longer without a point runs on, as captions do, and nobody would quote it whole. */
const longSentence = 48;
/** In words: what is shorter stays with what it follows. */
const fewestWords = 7;

const auxiliary = words(`
  is are was were will would can could should must may has have had do does did isn't aren't won't
`).join('|');
/** Who a new clause is about, with its verb near: 'we have', 'the city spends', 'it is'. */
const subject = `(?:${phrases(String.raw`
  (?:we|they|i|he|she|it|there|you)(?:'\p{L}+)? (?!and\b|or\b|know\b)\p{L}+
  (?:that|this|what|here)(?:'s| is| was| will| would| has| means)\b
  (?:the|our|their|your|these|those|this|that|my) (?:\p{L}+ ){1,4}(?:${auxiliary})\b
`).join('|')})`;
/** 'And so', 'but then', 'um': what a clause begins with, and a quotation leaves out. */
const joint = String.raw`(?:and|so|but|okay|now|because|um|uh)`;
const begins = pattern(
  'giu',
)`(?<=[\p{L}\d%] )${joint}(?: (?:so|then|now|okay|um|uh|again|also)){0,4} (?=${subject})`;

/** A sentence or a clause of one, as all are where a record has no points, and which sentence that is. */
export type FinerSentence = SpokenSentence & { whole: number; isClause: boolean };

/**
 * The record's sentences, and where captions run on without points, their clauses: each begins with
 * somebody who does something, after 'and', 'so', 'but' or a hesitation more often than not. Clauses have numbers of their own.
 */
export function finerSentences(
  spoken: readonly SpokenSentence[],
  segmentAt: (index: number) => Segment | undefined,
): FinerSentence[] {
  const finer: FinerSentence[] = [];
  const isBare = lacksPoints(spoken);
  for (const sentence of spoken) {
    const clauses = clausesOf(sentence.text);
    const placed = clauses.length === 1 ? null : placesIn(sentence.segments, segmentAt);
    for (const [part, text] of clauses.entries()) {
      const segments = placed?.(text) ?? sentence.segments;
      const opensTurn = sentence.opensTurn && part === 0;
      const isClause = clauses.length > 1 || isBare;
      const [whole, index] = [sentence.index, finer.length];
      finer.push({ ...sentence, text, segments, opensTurn, isClause, whole, index });
    }
  }
  return finer;
}

/** Of the sentences of a record without points hardly any ends in one. */
const mostEnding = 0.1;
const lacksPoints = (spoken: readonly SpokenSentence[]) =>
  spoken.filter(({ text }) => /[.!?]["”’)]*$/.test(text)).length < spoken.length * mostEnding;

/** Finds clauses, asked for in order, in the segments that they run over. */
function placesIn(indexes: readonly number[], segmentAt: (index: number) => Segment | undefined) {
  let text = '';
  const ends = indexes.map((index) => {
    text += `${segmentAt(index)?.text.trim() ?? ''} `;
    return { index, end: text.length };
  });
  let from = 0;
  return (clause: string): number[] | null => {
    const start = text.indexOf(clause, from);
    if (start < 0) return null;
    const end = start + clause.length;
    from = end;
    return ends
      .filter((one, at) => one.end > start && (ends[at - 1]?.end ?? 0) < end)
      .map(({ index }) => index);
  };
}

/** In letters: enough for the words on both sides of a hesitation. */
const around = 80;
const hesitates = /^(?:um|uh) (?:(?:so|then|now|okay|um|uh|again|also) )*(\S+)/i;

/** Behind 'um' only who acts begins a clause, and nothing that a 'not' or an 'if' before it turns. */
function opensClause(text: string, at: number): boolean {
  const next = hesitates.exec(text.slice(at, at + around))?.[1];
  if (next === undefined) return true;
  const before = text
    .slice(Math.max(0, at - around), at)
    .trim()
    .toLowerCase()
    .split(/\s+/);
  return beginsBehindHesitation(before, next.toLowerCase());
}

function clausesOf(text: string): string[] {
  if (wordsIn(text) <= longSentence) return [text];
  const joined = [...text.matchAll(begins)].map(({ index }) => index);
  const starts = [...joined.filter((at) => opensClause(text, at)), ...bareStarts(text)];
  return partedAt(text, starts).flatMap((clause) =>
    wordsIn(clause) <= longSentence ? [clause] : partedAt(clause, looseStarts(clause)),
  );
}

const wordsIn = (text: string) => text.split(' ').length;

/** The pieces of a text that begin at some places; one of few words stays with the one before. */
function partedAt(text: string, starts: readonly number[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const at of starts.toSorted((a, b) => a - b)) {
    const part = text.slice(from, at).trim();
    if (wordsIn(part) < fewestWords) continue;
    parts.push(part);
    from = at;
  }
  const rest = text.slice(from).trim();
  const last = wordsIn(rest) < fewestWords ? parts.pop() : undefined;
  return [...parts, last === undefined ? rest : `${last} ${rest}`];
}
