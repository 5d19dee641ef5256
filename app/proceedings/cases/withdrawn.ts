import type { Vote } from '../vote.ts';
import { namesNothing } from '../votes/motion-text.ts';
import { dispositions } from './dispositions.ts';

const withdraws = dispositions.flatMap(([state, told]) => (state === 'withdrawn' ? [told] : []));

/** What an agenda that was printed again says of an item in capitals: '… on Birch Avenue. WITHDRAWN'. */
export const printedOff = /[.)\]–—*-]\s*(?:WITHDRAWN|DELETED|REMOVED)\W*$/;

/** 'As mentioned, 10A and 10 B have been withdrawn': told of items that are not up. */
export const ofOthers =
  /\b\d{1,2}[.-]? ?[A-Za-z](?:,? and|,| through) \d{1,2}[.-]? ?[A-Za-z]\b[^.]{0,20}\bhave\b/;

/** Whether a case was withdrawn by a vote, and no motion with words of its own brought it back. */
export function isWithdrawn(votes: readonly Vote[], path: string): boolean {
  const at = votes.findIndex(
    ({ motion, outcome }) => outcome === 'adopted' && withdraws.some((told) => told.test(motion)),
  );
  const since = votes.slice(at + 1);
  return at >= 0 && since.every(({ motion }) => namesNothing(motion) || path.endsWith(motion));
}
