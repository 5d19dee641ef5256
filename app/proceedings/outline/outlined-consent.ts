import type { Start } from '../cases/found-case.ts';
import { consentList } from '../cases/standing-matter.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult } from '../votes/ballot.ts';
import { saysNothing } from '../votes/vote-subject.ts';

/**
 * What an outline has between the consent agenda and the vote on it is that list, read out one by one. What comes
 * up again behind the vote was pulled from it.
 */
export function withOutlinedConsent(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const head = starts.find(({ title }) => consentList.test(title));
  const vote = head && ballots.find((ballot) => decides(ballot, head, sentences));
  if (!head || !vote) return [...starts];
  const until = vote.outcomeAt ?? vote.lastAt;
  const isBehind = ({ from }: Start) => from > until;
  const again = new Set(
    starts.filter(isBehind).flatMap(({ designator, title }) => [title, designator ?? title]),
  );
  return starts.flatMap((one): Start[] => {
    if (one === head || one.from < head.from || isBehind(one)) return [one];
    const isPulled = [one.title, one.designator].some((name) => name !== null && again.has(name));
    return isPulled ? [] : [{ ...one, isConsent: true }];
  });
}

/** Whether a vote was taken on the list: on that which names it, or on the first motion behind it. */
function decides(ballot: Ballot, { from }: Start, sentences: readonly SpokenSentence[]): boolean {
  if (!hasResult(ballot) || (ballot.outcomeAt ?? ballot.lastAt) < from) return false;
  const said = [ballot.motion, ballot.subject, sentences[ballot.startAt]?.text];
  return (
    said.some((text) => text && consentList.test(text)) ||
    ballot.motion === null ||
    saysNothing(ballot.motion)
  );
}
