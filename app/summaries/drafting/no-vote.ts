import type { Case } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { CountedSentence } from '../counted-sentence.ts';
import { asObject } from './matter-words.ts';
import { namedMatter } from './named-matter.ts';

type Line = CountedSentence & { segments: number[] };

/** What is said of a case on which people could expect a vote, and none was taken. */
export const noVote = 'No vote was taken.';

/** An announcement, an update, a list: nobody votes on them. */
const toHear =
  /\b(?:announce\w*|updates?|presentations?|recogni\w+|proclamation|reports?|discussion|introduc\w+|overview|briefing|workshop|following|minutes|additions|deletions)\b/i;
/** Titles that ask for a decision, however little was said of them. */
const asks =
  /^(?:to )?(?:(?:consider\w*|discussion and) |motions? |approv\w+ |adopt\w* |authoriz\w+ |award\w* |action on |vote on )/i;

/** Whether a case is one that meetings only hear: that nobody voted on it is no news. */
export const isOnlyHeard = ({ title }: Pick<Case, 'title'>): boolean =>
  usualItem(title) !== null || toHear.test(title);

/** A case on which nobody voted, in its own part and, where it asked for a decision, before all parts. */
export function noVoteTold(
  one: Case,
  votes: readonly Vote[],
): { sentence: Line; inShort: Line | null } | null {
  const expects = one.kind === 'action' || one.kind === 'hearing';
  if (!expects || votes.length > 0 || isOnlyHeard(one)) return null;
  const isAsked = asks.test(one.title);
  if (one.state !== 'discussed' && !(one.state === 'no action' && isAsked)) return null;
  const matter = namedMatter(one.title);
  if (matter === null || matter.isBare) return null;
  const rest = { segments: [one.lastSegment], footing: 'named' as const };
  const inShort = isAsked
    ? { text: `${noVote.slice(0, -1)} on ${asObject(matter)}.`, ...rest }
    : null;
  return { sentence: { text: noVote, ...rest }, inShort };
}
