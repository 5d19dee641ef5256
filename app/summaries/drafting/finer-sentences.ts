import {
  type SentenceStart,
  sentenceStarts,
} from '#app/proceedings/language/points/sentence-starts.ts';
import type { SpokenSentence } from '#app/proceedings/language/spoken-sentences.ts';
import type { Segment } from '#app/records/transcript.ts';

/** In words: what is longer without a point runs on, as captions do, and nobody would quote it whole. */
const longSentence = 48;
/** In words: what is shorter stays with what it follows. */
const fewestWords = 7;
/** So sure that a sentence begins, words are parted there however few they are. */
const sureEnough = 0.4;

/** A sentence or a clause of one, as all are where a record has no points, and which sentence that is. */
export type FinerSentence = SpokenSentence & { whole: number; isClause: boolean };

/**
 * The record's sentences, and where captions run on without points, what would be sentences there.
 * Those have numbers of their own.
 */
export function finerSentences(
  spoken: readonly SpokenSentence[],
  segmentAt: (index: number) => Segment | undefined,
): FinerSentence[] {
  const finer: FinerSentence[] = [];
  const isBare = lacksPoints(spoken);
  for (const sentence of spoken) {
    const clauses = clausesOf(sentence.text, isBare);
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

function clausesOf(text: string, isBare: boolean): string[] {
  if (!isBare && wordsIn(text) <= longSentence) return [text];
  const starts = sentenceStarts(text);
  const sure = starts.filter(({ sureness }) => sureness >= sureEnough);
  const clauses: string[] = [];
  let from = 0;
  for (const clause of partedAt(
    text,
    sure.map(({ at }) => at),
  )) {
    const at = text.indexOf(clause, from);
    from = at + clause.length;
    const own = starts.filter((start) => start.at > at && start.at < from);
    clauses.push(
      ...partedWhileLong(
        clause,
        own.map((start) => ({ ...start, at: start.at - at })),
      ),
    );
  }
  return clauses;
}

/** What is too long to be quoted, parted where a sentence likeliest begins; of places alike in the middle. */
function partedWhileLong(text: string, starts: readonly SentenceStart[]): string[] {
  if (starts.length === 0 || wordsIn(text) <= longSentence) return [text];
  const middle = text.length / 2;
  const [best, ...others] = [...starts].sort(
    (a, b) => b.sureness - a.sureness || Math.abs(a.at - middle) - Math.abs(b.at - middle),
  );
  if (!best) return [text];
  const [before, after] = [text.slice(0, best.at).trim(), text.slice(best.at)];
  if (wordsIn(before) < fewestWords || wordsIn(after) < fewestWords)
    return partedWhileLong(text, others);
  return [
    ...partedWhileLong(
      before,
      others.filter(({ at }) => at < best.at),
    ),
    ...partedWhileLong(
      after,
      others.flatMap((one) => (one.at > best.at ? [{ ...one, at: one.at - best.at }] : [])),
    ),
  ];
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
