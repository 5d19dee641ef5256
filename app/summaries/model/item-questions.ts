import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { Draft } from '../draft.ts';

/** A stretch of one item, short enough to be asked about at once. */
export type ItemQuestion = {
  item: number;
  segments: Segment[];
  /** What the model is given; only data, and only of this stretch. */
  data: unknown;
};

/** Models lose the middle of what is longer. */
const mostWords = 4000;

/** Less than this is no more than calling an item and going on. */
const fewestWords = 40;

/** About how many words a summary should have, by what it sums up. */
export const usualWords = (recordWords: number) =>
  Math.round(Math.max(200, Math.min(900, 150 + recordWords * 0.03)));

/** What to ask about each item, long ones in several stretches, with the words each may take. */
export function itemQuestions(
  transcript: Transcript,
  { items, votes }: Pick<Draft, 'items' | 'votes'>,
  words: number | undefined,
): ItemQuestion[] {
  const stretches = items.flatMap((item, index) =>
    item.kind === 'closing' ? [] : stretchesOf(item, transcript).map((own) => ({ index, own })),
  );
  const weights = stretches.map(({ own }) => Math.sqrt(wordsIn(own)));
  const allWeights = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted = words ?? usualWords(wordsIn(transcript.segments));
  return stretches.map(({ index, own }, at) => ({
    item: index,
    segments: own,
    data: {
      title: items[index]?.title,
      kind: items[index]?.kind,
      votes: votes
        .filter((vote) => vote.item === index)
        .map(({ motion, mover, yes, no, abstain, outcome }) => ({
          motion,
          mover,
          yes,
          no,
          abstain,
          outcome,
        })),
      stayUnderWords: Math.max(25, Math.round((wanted * (weights[at] ?? 0)) / allWeights)),
      segments: own.map(({ index: number, speaker, text }) => ({ number, speaker, text })),
    },
  }));
}

function stretchesOf(item: AgendaItem, { segments }: Transcript): Segment[][] {
  const own = segments.slice(item.firstSegment, item.lastSegment + 1);
  const count = Math.ceil(wordsIn(own) / mostWords);
  const perStretch = wordsIn(own) / Math.max(1, count);
  const stretches: Segment[][] = [];
  let current: Segment[] = [];
  for (const segment of own) {
    current.push(segment);
    if (wordsIn(current) >= perStretch) {
      stretches.push(current);
      current = [];
    }
  }
  if (current.length > 0) stretches.push(current);
  return stretches.filter((stretch) => wordsIn(stretch) >= fewestWords);
}

function wordsIn(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}
