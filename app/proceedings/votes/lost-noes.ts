import type { Ballot } from './ballot.ts';
import type { RollCall } from './roll-call.ts';
import type { Tally } from './tallies.ts';

/** Fewer answers are what is left of a roll, not a roll. */
export const fewestAnswers = 3;

/**
 * 'Five in favor, one abstaining': who counts those who abstain leaves out nobody who was against. 'Five ayes.' of
 * seven, and no voice against them, are enough.
 */
export function noneLeft(
  { tally, voices }: Ballot,
  roll: RollCall,
  size: number | null,
): number | null {
  const isAgainst = voices.noes > 0 || roll.votes.some(({ vote }) => vote === 'no');
  if (tally?.yes == null || isAgainst) return null;
  return tally.abstain !== null ||
    (size === null ? tally.yes >= fewestAnswers : tally.yes * 2 > size)
    ? 0
    : null;
}

/** Nobody, where no answer was a no, and no more were heard than were told to vote otherwise. */
export function lostNoes(
  { votes, nameless, unheard }: RollCall,
  tally: Tally | null,
): number | null {
  if (!tally?.yes || unheard > 0) return null;
  const given = [...votes.map(({ vote }) => vote), ...nameless].filter((one) => one !== 'absent');
  const told = tally.yes + (tally.abstain ?? 0);
  return given.length >= fewestAnswers && given.length <= told && !given.includes('no') ? 0 : null;
}
