import { outcomes } from '#app/meetings/outcome-words.ts';
import { isDenial } from '#app/proceedings/votes/motion-fate-patterns.ts';
import { tallyOf } from '../account/vote-words.ts';
import type { StoredCase } from '../case-rows.server.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { casesDecidedBy, decidingVote } from '../votes-of-cases.ts';

type Case = Pick<StoredCase, 'state'>;
type Vote = Pick<
  StoredVote,
  'item' | 'items' | 'kind' | 'motion' | 'method' | 'yes' | 'no' | 'abstain' | 'outcome'
>;

/** What speaks against the state that a case is said to be in, by the vote that decided it. */
function againstState({ state }: Case, votes: readonly Vote[]): string[] {
  const vote = decidingVote(votes);
  const end = vote && endOf(vote);
  const ends = endOfState(state);
  if (!end || ends === null || ends === end) return [];
  const { words } = outcomes[state];
  return [
    `What became of it is “${words}”, but its vote, “${shortly(vote.motion)}”, was ${vote.outcome}.`,
  ];
}

/** The same of all cases, which votes name by their places. */
export const againstStates = (cases: readonly Case[], votes: readonly Vote[]): string[][] =>
  cases.map((one, place) =>
    againstState(
      one,
      votes.filter((vote) => casesDecidedBy(vote).includes(place)),
    ),
  );

/** What speaks against a vote's outcome by its own tally. */
export function againstOutcome(vote: Vote): string[] {
  const { yes, no, outcome } = vote;
  if (yes === null || no === null || outcome === null) return [];
  if (outcome === 'adopted' && yes <= no) {
    const why = yes === no ? 'as many voted no as yes' : 'more voted no than yes';
    return [`It is adopted, ${tallyOf(vote)}: ${why}.`];
  }
  if (outcome === 'rejected' && yes > no) {
    return [`It is rejected, ${tallyOf(vote)}: more voted yes than no.`];
  }
  return [];
}

type End = 'adopted' | 'rejected';

/** What a vote makes of its case; null where it decides nothing of it. */
function endOf({ kind, motion, outcome }: Vote): End | null {
  if (kind === 'procedural' || outcome === null) return null;
  if (isDenial(motion)) return outcome === 'adopted' ? 'rejected' : null;
  return outcome === 'adopted' ? 'adopted' : 'rejected';
}

function endOfState(state: StoredCase['state']): End | null {
  if (state === 'adopted' || state === 'adopted as amended') return 'adopted';
  return state === 'rejected' || state === 'tied' ? 'rejected' : null;
}

/** In letters: enough to know a motion by. */
const mostLetters = 80;
const shortly = (motion: string) =>
  motion.length > mostLetters ? `${motion.slice(0, mostLetters).trimEnd()}…` : motion;
