import type { ShownVote } from '../vote-rows.server.ts';
import { type Told, type ToldLine, toldIn } from './account.ts';

/** Of the places that a vote rests on: a sentence that cites so many of them was made of it. */
const enoughShared = 0.5;

/** How what code told of a vote was checked: as it was counted, or as an editor let it stand. */
const ofCode: readonly Told['checked'][] = ['counted', 'confirmed'];

/**
 * Lets the sentence that was made of a vote carry its names.
 * @returns whether there is one
 */
export function tellVote(vote: ShownVote, lines: readonly ToldLine[]): boolean {
  const [best] = toldIn(lines)
    .filter(({ checked, vote: other }) => other === null && ofCode.includes(checked))
    .map((told) => ({ told, shared: sharedShare(vote.segments, told) }))
    .filter(({ shared }) => shared >= enoughShared)
    .toSorted(
      (one, other) =>
        other.shared - one.shared ||
        ofCode.indexOf(one.told.checked) - ofCode.indexOf(other.told.checked),
    );
  if (!best) return false;
  best.told.vote = vote;
  return true;
}

/** Whether a sentence rests on what a vote rests on, whoever wrote it. */
export const isAbout = (vote: Pick<ShownVote, 'segments'>, told: Pick<Told, 'citations'>) =>
  sharedShare(vote.segments, told) >= enoughShared;

function sharedShare(segments: readonly number[], { citations }: Pick<Told, 'citations'>): number {
  if (segments.length === 0) return 0;
  return segments.filter((segment) => citations.includes(segment)).length / segments.length;
}
