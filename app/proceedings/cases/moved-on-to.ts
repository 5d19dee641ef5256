import { pattern } from '#app/platform/language/pattern.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult } from '../votes/ballot.ts';
import { tidyTitle } from './case-title.ts';
import type { Start } from './found-case.ts';
import { titleAlone } from './gone-to.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { endOf } from './talk-after-votes.ts';

const movesOn = pattern(
  'iu',
)`^(?:(?:thank you|okay|all right|great|and|so|now)[,.]? )*(?:(?:we(?:'ll| will|'re| are)|let's|I'll) )?(?:now )?mov(?:e|ing) (?:right )?(?:on|along)(?: now)? ?to (?<title>${titleAlone})`;
/** In sentences: the chair goes on so soon behind a ruling; of less nobody speaks at length. */
const reach = { behind: 3, near: 3, fewest: 12 };
const fewestWords = 2;

/**
 * What the chair goes on to behind a vote, and the agenda does not list: 'Moving on to upcoming events and community
 * updates.' is no more of what was voted on.
 */
export function withMovedOnTo(
  starts: readonly Start[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const added = ballots.flatMap((ballot): Start[] => {
    if (!hasResult(ballot)) return [];
    const from = endOf(ballot) + 1;
    const said = sentences.slice(from, from + reach.behind);
    const place = said.findIndex(({ text }) => movesOn.test(text));
    if (place < 0) return [];
    const at = from + place;
    const title = tidyTitle(movesOn.exec(said[place]?.text ?? '')?.groups?.title ?? '');
    const next = starts.filter((start) => start.from > at).map((start) => start.from);
    const isTaken = starts.some((start) => Math.abs(start.from - at) <= reach.near);
    const isLong = Math.min(sentences.length, ...next) - at >= reach.fewest;
    if (title === null || tellingWords(title).length < fewestWords || isTaken || !isLong) return [];
    const plain = { designator: null, entry: null, isConsent: false };
    return [{ ...plain, title, kind: kindOf(title), from: at }];
  });
  return [...starts, ...added].sort((a, b) => a.from - b.from);
}
