import type { HeardWord } from './heard-words.ts';

/** Where one piece is left for the next: so many words of the one, and from which of the other on. */
export type Seam = {
  before: number;
  after: number;
  /** Words that both pieces heard alike around it; 0 where they disagree */
  agreed: number;
};

/** Two words in a row are alike by chance in any half minute of a meeting. */
const fewestAgreed = 3;

/** The same words further apart were said twice. */
const mostSecondsApart = 10;

/** Of a service that answers with far more than anyone says in half a minute, the nearest words. */
const mostWords = 2000;

type Window = { words: readonly HeardWord[]; from: number };

/**
 * Where to go over from the words of one piece to those of the next, of which both heard the seconds
 * from `from` to `to`: in the middle of what they heard alike, as words at the edge of a piece are
 * often cut; else in the middle of that time.
 */
export function findSeam(
  before: readonly HeardWord[],
  after: readonly HeardWord[],
  { from, to }: { from: number; to: number },
): Seam {
  const tail = { from: firstAt(before, from), words: before.slice(firstAt(before, from)) };
  const head = { from: 0, words: after.slice(0, firstAt(after, to)) };
  // One of them was silent there, as a service is that lost its place: the other is believed.
  if (tail.words.length === 0 || head.words.length === 0) {
    return { before: before.length, after: 0, agreed: 0 };
  }
  const run = longestRun(
    { from: Math.max(tail.from, before.length - mostWords), words: tail.words.slice(-mostWords) },
    { from: 0, words: head.words.slice(0, mostWords) },
  );
  if (run.agreed < fewestAgreed) {
    const middle = (from + to) / 2;
    return { before: firstAt(before, middle), after: firstAt(after, middle), agreed: 0 };
  }
  const half = Math.ceil(run.agreed / 2);
  return { before: run.before + half, after: run.after + half, agreed: run.agreed };
}

function firstAt(words: readonly HeardWord[], seconds: number): number {
  const index = words.findIndex((word) => word.seconds >= seconds);
  return index === -1 ? words.length : index;
}

/** The longest run of words that both have, at about the same time. */
function longestRun(tail: Window, head: Window): Seam {
  let best: Seam = { before: 0, after: 0, agreed: 0 };
  let above: number[] = [];
  for (const [i, word] of tail.words.entries()) {
    const row: number[] = [];
    for (const [j, other] of head.words.entries()) {
      const isAlike =
        word.key === other.key && Math.abs(word.seconds - other.seconds) <= mostSecondsApart;
      row[j] = isAlike ? (above[j - 1] ?? 0) + 1 : 0;
      const agreed = row[j] ?? 0;
      if (agreed > best.agreed) {
        best = { before: tail.from + i - agreed + 1, after: head.from + j - agreed + 1, agreed };
      }
    }
    above = row;
  }
  return best;
}
