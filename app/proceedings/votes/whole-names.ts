import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import { speakerOf } from './same-motion.ts';

/** 'Motion by Priya' as the record's label has her, where it has one Priya only. */
export function withWholeNames(
  votes: readonly Vote[],
  sentences: readonly SpokenSentence[],
): Vote[] {
  const byFirst = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    const label = speakerOf(sentence);
    const [first, ...others] = label?.split(' ') ?? [];
    if (label === null || first === undefined || others.length === 0) continue;
    byFirst.set(first, (byFirst.get(first) ?? new Set()).add(label));
  }
  const whole = (name: string | null) => {
    const labels = byFirst.get(name ?? '');
    return labels?.size === 1 ? ([...labels][0] ?? name) : name;
  };
  return votes.map((vote) => ({
    ...vote,
    mover: whole(vote.mover),
    seconder: whole(vote.seconder),
  }));
}
