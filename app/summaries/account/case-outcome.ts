import { shownOutcome } from '#app/meetings/outcome-words.ts';
import { isOnlyHeard } from '../drafting/no-vote.ts';
import { decidingVote } from '../votes-of-cases.ts';
import type { Outcome } from './account.ts';
import { isUndecided, toldState, type Votes } from './told-state.ts';

/** What nobody expects a vote on: that none was taken is no news. */
const withoutVotes = ['opening', 'closing', 'public comment', 'report'];

type CaseRow = {
  title: string;
  state: string;
  until: string | null;
  kind: string;
  isConsent: boolean;
};

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
  // To close a hearing decides nothing of what was heard.
  if (isOpen && state !== null && decided?.kind === 'procedural') return null;
  if (isOpen && !decided) {
    if (votes.some(isUnsaid)) return unsaid;
    if (state === null || withoutVotes.includes(kind) || isOnlyHeard({ title })) return null;
  }
  const told = toldState(state ?? decided?.outcome ?? 'discussed', votes);
  if (isConsent && told === 'adopted') {
    return { words: 'Adopted by consent', badge: 'adopted', isDecided: true };
  }
  const shown = shownOutcome(told);
  if (shown === null) return null;
  const { words, badge, isDecided = false } = shown;
  const isPutOff = until !== null && told === state;
  return { words: isPutOff ? `${words} ${link(told)} ${until}` : words, badge, isDecided };
}

/** A vote on the matter itself of which the record does not say how it ended. */
const isUnsaid = ({ kind, outcome }: Votes[number]) =>
  outcome === null && (kind === 'main' || kind === 'consent');
const unsaid: Outcome = { words: 'Vote taken, outcome not said', badge: 'open', isDecided: false };

const link = (state: string) =>
  state === 'continued' ? 'to' : state === 'hearing set' ? 'for' : 'until';
