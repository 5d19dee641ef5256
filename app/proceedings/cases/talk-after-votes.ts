import type { ItemKind } from '../agenda-item.ts';
import type { Ballot } from '../votes/ballot.ts';
import { opensOrCloses } from '../votes/motion-fate-patterns.ts';
import type { Start } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';

/** In sentences: after a vote so much is said of something else, which nobody announced. */
const longTalk = 30;
/** What follows a vote before somebody takes up something else. */
const thanks = 1;

type Voted = Pick<Ballot, 'rank' | 'outcome' | 'lastAt' | 'motion' | 'method'>;

/**
 * The cases with those that a record never announces: what is spoken of long after the vote that
 * ended a case, and before the next one, is no more of it.
 */
export function withTalkAfterVotes(
  starts: readonly Start[],
  ballots: readonly Voted[],
  sentences: readonly { text: string }[],
): Start[] {
  const sorted = [...starts].sort((a, b) => a.from - b.from);
  return sorted.flatMap((start) => {
    const next = sorted.find(({ from }) => from > start.from)?.from ?? sentences.length;
    const last = ballots.findLast(({ lastAt }) => lastAt >= start.from && lastAt < next);
    if (!last || !endsCase(last) || !ofMatters.includes(start.kind)) return [start];
    const from = last.lastAt + thanks;
    const said = sentences.slice(from, next);
    const isTalk = said.length >= longTalk && !goesOn(said, start.title);
    return isTalk ? [start, { ...talk, from }] : [start];
  });
}

/** Of the sentences: where so many name what was voted on, or a paper, it is still talked of. */
const sameMatter = 0.1;
const paper = /\b(?:bills?|ordinances?|resolutions?|legislation|amendments?|veto(?:es)?)\b/i;

/** In letters: shorter words are said of anything. */
const longWord = 6;

function goesOn(said: readonly { text: string }[], title: string): boolean {
  const named = new Set(tellingWords(title).filter((word) => word.length >= longWord));
  const own = said.filter(
    ({ text }) => paper.test(text) || tellingWords(text).some((word) => named.has(word)),
  );
  return own.length >= sameMatter * said.length;
}

const talk = {
  designator: null,
  title: 'Discussion',
  kind: 'action' as const,
  entry: null,
  isConsent: false,
};

/** Of others much is said at any time, and nobody votes on it. */
const ofMatters: readonly ItemKind[] = ['action', 'hearing', 'report'];

/** What is agreed to without a vote is how to go on: 'If there is no objection, ten minutes more.' */
const endsCase = ({ rank, outcome, motion, method }: Voted) =>
  rank === 'main' && outcome !== null && method !== 'consent' && !opensOrCloses(motion ?? '');
