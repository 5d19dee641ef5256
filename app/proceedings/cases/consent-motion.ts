import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, movedAt, rulingOf } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { listedItems } from './listed-items.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { namesSeveral } from './said-by-title.ts';

/** In Illinois, an omnibus vote; 'unanimous consent' is how something is granted. */
export const saysConsent =
  /(?<!\bunanimous )\bconsent\b|\bconsented agenda\b|\bomnibus (?:vote|agenda|list)\b/i;
/** A list of such, by its name. */
export const namesConsentList =
  /\bconsent(?:ed)? (?:agenda|calendar|items?|docket|list)\b|\bomnibus (?:vote|agenda|list)\b/i;
export const putsToVote =
  /\b(?:move[ds]?|motion|approve|adopt|accept|all in favou?r|call the roll)\b/i;

export type HeardMeeting = {
  agenda: readonly AgendaEntry[];
  ballots: readonly Ballot[];
  sentences: readonly SpokenSentence[];
};

/** Entries of an agenda that one motion may decide. */
type ListOfConsent = {
  entries: readonly number[];
  /** Those of its entries. */
  keys: readonly (string | null)[];
  /** The sentence before which nothing of it was said. */
  since: number;
};

/**
 * 'I'll make a motion that we … as presented', of which captions lost the word: the first vote while the consent
 * heading is open, and nothing of its list.
 */
export function motionUnder(
  list: readonly number[],
  { starts, agenda, ballots }: Omit<Heard, 'sentences'>,
): number | null {
  const heading = starts.find(
    ({ entry }) =>
      entry !== null && agenda[entry]?.isHeading && namesConsentList.test(agenda[entry].title),
  );
  if (!heading) return null;
  const next = starts
    .filter(({ from, entry }) => from > heading.from && (entry === null || !list.includes(entry)))
    .map(({ from }) => from);
  const voted = ballots.find(
    ({ startAt, rank, outcome }) =>
      startAt >= heading.from &&
      startAt < Math.min(...next, Infinity) &&
      rank === 'main' &&
      outcome === 'adopted',
  );
  return voted ? movedAt(voted) : null;
}

/** In sentences: what is said of a list while items may be pulled. */
const namedWithin = 8;
/** In words that tell something: 'so moved', 'I move to approve'. */
const sayLittle = 1;

type Heard = HeardMeeting & { starts: readonly Start[] };

/** Where the consent list is moved, behind a sentence: by the vote on it, else by the words that put it. */
export function motionAt(
  { starts, agenda, ballots, sentences }: Heard,
  { entries, keys, since }: ListOfConsent,
): number | null {
  let before = since;
  for (const ballot of ballots.filter((one) => movedAt(one) > since)) {
    const { motion, subject, startAt } = ballot;
    const opened = starts.findLast(
      ({ kind, entry, from }) =>
        kind !== 'consent' && from <= startAt && (entry === null || !entries.includes(entry)),
    );
    const isUp = starts.some(
      ({ entry, from }) =>
        entry !== null && entries.includes(entry) && from <= startAt && from >= (opened?.from ?? 0),
    );
    // 'The consent agenda is before you. Anything to pull?' 'I move to approve.'
    const from = Math.max(before + 1, startAt - namedWithin, opened?.from ?? 0);
    const isNamed =
      tellingWords(motion ?? '').length <= sayLittle &&
      sentences.slice(from, startAt + 1).some(({ text }) => namesConsentList.test(text));
    before = Math.max(before, rulingOf(ballot), ballot.lastAt);
    const isOn =
      saysConsent.test(`${motion ?? ''} ${subject ?? ''}`) ||
      saysConsent.test(sentences[startAt]?.text ?? '') ||
      // 'I'll move 5.1 through 5.4.'
      (listedItems(motion ?? '', keys)?.size ?? 0) > 1 ||
      (isUp &&
        namesSeveral(
          motion ?? '',
          entries.flatMap((entry) => agenda[entry]?.title ?? []),
        ));
    if (isOn || isNamed) return movedAt(ballot);
  }
  const put = sentences.find(
    ({ text, index }) => index > since && saysConsent.test(text) && putsToVote.test(text),
  );
  return put?.index ?? null;
}
