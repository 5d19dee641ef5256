import type { MinutesVote } from './minutes-vote.ts';
import type { WrittenResult } from './written-result.ts';

/** Takes up what a sentence says came of a motion, as far as nothing was said of it yet. */
export function complete(vote: MinutesVote, result: WrittenResult): void {
  vote.outcome ??= result.outcome;
  vote.isUnanimous ||= result.isUnanimous;
  if (vote.yes === null && vote.no === null) {
    vote.yes = result.yes;
    vote.no = result.no;
  }
  vote.abstain ??= result.abstain;
}

/** A paragraph tells of a motion. */
export function touch(vote: MinutesVote, at: number): void {
  if (!vote.segments.includes(at)) vote.segments.push(at);
}

/** A roll that names who voted for it and who against it is a count. */
export function withTallyOfRoll(vote: MinutesVote): MinutesVote {
  const count = (said: string) => vote.rollCall.filter(({ vote }) => vote === said).length;
  const [yes, no, abstain] = [count('yes'), count('no'), count('abstain')];
  const isWhole = vote.yes === null && yes > 0;
  if (!isWhole) return vote;
  return { ...vote, yes, no: vote.no ?? no, abstain: vote.abstain ?? (abstain || null) };
}

/** 'MR. JORDAN' in a form is 'Mr. Jordan' below it. */
export const isSame = (one: string | null, other: string | null) =>
  one?.split(' ').at(-1)?.toLowerCase() === other?.split(' ').at(-1)?.toLowerCase();
