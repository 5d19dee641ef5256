import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isSameMatter } from '../outline/decisions-counted.ts';
import type { Vote } from '../vote.ts';
import type { LeftMotion, UnvotedMotion } from '../votes/unvoted-motion.ts';
import type { FoundCase } from './found-case.ts';

type Left = {
  left: readonly LeftMotion[];
  found: readonly FoundCase[];
  votes: readonly Vote[];
  sentences: readonly SpokenSentence[];
};

/** The motions on a case that came to no vote; what was moved again and voted on is told by its vote. */
export function unvotedOn(index: number, { left, found, votes, sentences }: Left): UnvotedMotion[] {
  return left.flatMap(({ motion, mover, fate, startAt, motionAt, endedAt }) => {
    if (found.findLastIndex(({ from }) => from <= startAt) !== index) return [];
    const places = [startAt, ...motionAt, endedAt];
    const segments = [...new Set(places.flatMap((at) => sentences[at]?.segments ?? []))];
    const since = segments.at(-1) ?? 0;
    const isVoted = votes.some(
      (vote) => (vote.segments.at(-1) ?? 0) >= since && isSameMatter(motion, vote.motion),
    );
    return isVoted ? [] : [{ motion, mover, fate, segments: segments.sort((a, b) => a - b) }];
  });
}
