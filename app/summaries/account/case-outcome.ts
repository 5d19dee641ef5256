import { outcomes, type ShownOutcome } from '#app/meetings/outcome-words.ts';
import type { CaseState } from '#app/proceedings/cases/case.ts';
import { isOnlyHeard } from '../drafting/no-vote.ts';
import { recommends } from '../drafting/recommending.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { decidingVote } from '../votes-of-cases.ts';
import type { Outcome } from './account.ts';

const states: Record<CaseState, ShownOutcome> = outcomes;

/** What nobody expects a vote on: that none was taken is no news. */
const withoutVotes = ['opening', 'closing', 'public comment', 'report'];

type CaseRow = {
  title: string;
  state: string;
  until: string | null;
  kind: string;
  isConsent: boolean;
};
type Votes = readonly Pick<ShownVote, 'kind' | 'outcome' | 'motion'>[];

/** Tells what became of each case of a version by its votes; null where there is nothing to say. */
export function caseOutcomes(rows: readonly CaseRow[]) {
  // Versions of an earlier form have one state for all their cases.
  const hasStates = rows.some(({ state }) => state !== 'discussed');
  return (row: CaseRow, votes: Votes) =>
    caseOutcome({ ...row, state: hasStates ? row.state : null }, votes);
}

type Given = Omit<CaseRow, 'state'> & { state: string | null };

function caseOutcome(
  { title, state, until, kind, isConsent }: Given,
  votes: Votes,
): Outcome | null {
  const isOpen = state === null || isUndecided({ state });
  const decided = decidingVote(votes);
  const motion = decided?.outcome === 'adopted' ? decided.motion : '';
  if (isOpen && decided) {
    // To close a hearing decides nothing of what was heard.
    if (state !== null && decided.kind === 'procedural') return null;
    return caseOutcomeOf(decided.outcome === 'adopted' ? 'adopted' : 'rejected', { motion });
  }
  if (isOpen && votes.some(isUnsaid)) return unsaid;
  if (state === null || !isState(state)) return null;
  if (isOpen && (withoutVotes.includes(kind) || isOnlyHeard({ title }))) return null;
  if (isConsent && state === 'adopted') {
    return { words: 'Adopted by consent', badge: 'adopted', isDecided: true };
  }
  return caseOutcomeOf(state, { motion, until });
}

/** What a body recommends to those who decide is adopted by nobody yet. */
const adviceWords: Partial<Record<CaseState, string>> = {
  adopted: 'Recommended',
  'adopted as amended': 'Recommended as amended',
  rejected: 'Denial recommended',
};

/** A vote on the matter itself of which the record does not say how it ended. */
const isUnsaid = ({ kind, outcome }: Votes[number]) =>
  outcome === null && (kind === 'main' || kind === 'consent');
const unsaid: Outcome = { words: 'Vote taken, outcome not said', badge: 'open', isDecided: false };

/** `motion`: the words by which it was decided, where it was adopted. */
function caseOutcomeOf(
  state: CaseState,
  { motion, until = null }: { motion: string; until?: string | null },
): Outcome {
  const shown = states[state];
  const told = until === null ? shown.words : `${shown.words} ${link(state)} ${until}`;
  const advice = recommends(motion) ? adviceWords[state] : undefined;
  return { words: advice ?? told, badge: shown.badge, isDecided: shown.isDecided ?? false };
}

const link = (state: CaseState) =>
  state === 'continued' ? 'to' : state === 'hearing set' ? 'for' : 'until';

/** Whether nothing became of a case yet. */
export const isUndecided = ({ state }: { state: string }) =>
  state === 'discussed' || state === 'no action';

const isState = (state: string): state is CaseState => Object.hasOwn(states, state);
