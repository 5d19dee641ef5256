import type { Start } from '../cases/found-case.ts';
import { consentList } from '../cases/standing-matter.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult, rulingOf } from '../votes/ballot.ts';
import { saysNothing } from '../votes/vote-subject.ts';

/**
 * What an outline has between the consent agenda and the vote on it is that list, read out one by one. What was
 * voted on by itself is none of it, and what comes up again behind the vote was pulled from it.
 */
export function withOutlinedConsent(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const head = starts.find(({ title }) => consentList.test(title));
  const behind = head ? ballots.filter((one) => hasResult(one) && rulingOf(one) >= head.from) : [];
  const vote =
    behind.find((one) => namesConsent(one, sentences)) ?? behind.slice(0, 1).find(isBare);
  if (!head || !vote) return [...starts];
  const until = rulingOf(vote);
  const isBehind = ({ from }: Start) => from > until;
  const again = new Set(
    starts.filter(isBehind).flatMap(({ designator, title }) => [title, designator ?? title]),
  );
  const hasOwnVote = ({ from }: Start) => {
    const next = starts.find((one) => one.from > from)?.from ?? until;
    return behind.some((one) => one !== vote && one.startAt >= from && one.startAt < next);
  };
  return starts.flatMap((one): Start[] => {
    if (one === head)
      return [{ ...one, title: 'Consent agenda', kind: 'consent', isConsent: true }];
    if (one.from < head.from || isBehind(one) || hasOwnVote(one)) return [one];
    const isPulled = [one.title, one.designator].some((name) => name !== null && again.has(name));
    return isPulled ? [] : [{ ...one, isConsent: true }];
  });
}

const namesConsent = ({ motion, subject, startAt }: Ballot, sentences: readonly SpokenSentence[]) =>
  [motion, subject, sentences[startAt]?.text].some((text) => text && consentList.test(text));

/** 'So moved': on what is open. */
const isBare = ({ motion }: Ballot) => motion === null || saysNothing(motion);
