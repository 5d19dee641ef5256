import { outcomes, type ShownOutcome, shownOutcome } from '#app/meetings/outcome-words.ts';
import type { CaseState } from '#app/proceedings/cases/case.ts';
import { isOnlyHeard } from '../drafting/no-vote.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { decidingVote } from '../votes-of-cases.ts';
import type { Outcome } from './account.ts';
import { toldState } from './told-state.ts';

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
  if (isOpen && decided) {
    // To close a hearing decides nothing of what was heard.
    if (state !== null && decided.kind === 'procedural') return null;
    return caseOutcomeOf(decided.outcome === 'adopted' ? 'adopted' : 'rejected', votes);
  }
  if (isOpen && votes.some(isUnsaid)) return unsaid;
  if (state === null || !isState(state)) return null;
  if (isOpen && (withoutVotes.includes(kind) || isOnlyHeard({ title }))) return null;
  if (isConsent && state === 'adopted') {
    return { words: 'Adopted by consent', badge: 'adopted', isDecided: true };
  }
  return caseOutcomeOf(state, votes, until);
}

/** A vote on the matter itself of which the record does not say how it ended. */
const isUnsaid = ({ kind, outcome }: Votes[number]) =>
  outcome === null && (kind === 'main' || kind === 'consent');
const unsaid: Outcome = { words: 'Vote taken, outcome not said', badge: 'open', isDecided: false };

function caseOutcomeOf(state: CaseState, votes: Votes, until: string | null = null): Outcome {
  const told = toldState(state, votes);
  const { words, badge, isDecided = false } = shownOutcome(told) ?? states[state];
  const isPutOff = until !== null && told === state;
  return { words: isPutOff ? `${words} ${link(state)} ${until}` : words, badge, isDecided };
}

const link = (state: CaseState) =>
  state === 'continued' ? 'to' : state === 'hearing set' ? 'for' : 'until';

/** Whether nothing became of a case yet. */
export const isUndecided = ({ state }: { state: string }) =>
  state === 'discussed' || state === 'no action';

const isState = (state: string): state is CaseState => Object.hasOwn(states, state);
