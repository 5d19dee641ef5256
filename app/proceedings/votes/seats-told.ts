import { capital } from '#app/records/formats/capitals.ts';
import { smallCount } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, rulingOf } from './ballot.ts';
import { seatOffices, unmoved } from './seat-offices.ts';

const courtesy = String.raw`(?:Mr|Mrs|Ms|Miss|Dr)\.? `;
const first = String.raw`(?!(?:The|Our|This|That|Whoever|Whichever|Next|Each|Every|No|Commissioner|Member)\b)\p{Lu}[\p{L}'’-]+`;
/** Behind a courtesy captions may have a surname without its capital: 'Miss Dana hale'. */
const who = String.raw`\b(?<who>${courtesy}${first}(?: \p{L}[\p{L}'’-]*){0,2}?|${first}(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+)`;
/** 'Dana Hale shall serve as the chair for the coming year', 'Mr. Hale will be our vice chair'. */
const serves = new RegExp(
  String.raw`${who},? (?:[Ss]hall|[Ww]ill) (?:now |hereby )?(?:[Ss]erve as|be) (?:the |our |your )?(?:new |next )?(?<office>${seatOffices})\b`,
  'u',
);
const count = String.raw`(?:\d{1,2}|${countWords.join('|')})`;
/** 'Seven in the affirmative for Hale and two for Ortiz', 'five votes for Ms. Hale'. */
const counted = new RegExp(
  String.raw`\b(?<yes>${count}) (?:votes?|in (?:the )?affirmative) for (?<name>(?:${courtesy})?[\p{L} '’-]{2,40}?)(?:,? and (?<no>${count})(?: votes?)? for|$|[.,;]| (?:we|congratulations)\b)`,
  'giu',
);
/** What stands before a body as a motion while members name whom they want, beside nothing. */
const onSeat = /^(?:nominate|elect|close (?:the )?nominations)\b/i;
const named = /\bnominat(?:e|es|ed|ing|ions?)\b/i;
/** In sentences. */
const toldWithin = 4;

/**
 * A roll in which each member names somebody rules on nobody: whoever is then said to serve was chosen, by as many as
 * were counted for them last.
 */
export function withSeatsTold(
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Ballot[] {
  return ballots.map((ballot, at) => {
    const { motion, outcome, startAt } = ballot;
    if (outcome !== null || (motion !== null && !onSeat.test(motion))) return ballot;
    const before = sentences.slice((ballots[at - 1]?.lastAt ?? -1) + 1, startAt + 1);
    if (motion === null && !before.some(({ text }) => named.test(text))) return ballot;
    const next = ballots[at + 1]?.startAt ?? Number.POSITIVE_INFINITY;
    const from = ballot.rollAt ?? ballot.questionAt ?? startAt;
    const to = Math.min(next, Math.max(rulingOf(ballot), ballot.lastAt) + toldWithin + 1);
    const heard = sentences.slice(from, to);
    const told = heard.map(({ text }) => serves.exec(text)?.groups).find((one) => one);
    const { who: name, office } = told ?? {};
    if (name === undefined || office === undefined) return ballot;
    const chosen = name.split(' ').map(capital).join(' ');
    return {
      ...ballot,
      ...unmoved,
      motion: `nominate ${chosen} for ${office.toLowerCase()}`,
      motionAt: [startAt],
      subject: null,
      outcome: 'adopted',
      ...tallyOf(heard, name),
    };
  });
}

/** The last count that is told of somebody by the name that they are chosen under. */
function tallyOf(
  heard: readonly SpokenSentence[],
  name: string,
): Partial<Pick<Ballot, 'tally' | 'tallyAt'>> {
  const surname = name.split(' ').at(-1)?.toLowerCase() ?? '';
  const found = heard.flatMap(({ text, index }) =>
    [...text.matchAll(counted)].map(({ groups }) => ({ groups, index })),
  );
  const last = found.findLast(({ groups }) => groups?.name?.toLowerCase().endsWith(surname));
  const yes = numberOf(last?.groups?.yes);
  if (!last || yes === null) return {};
  const tally = { yes, no: numberOf(last.groups?.no), abstain: null, from: 0, to: 0 };
  return { tally, tallyAt: last.index };
}

const numberOf = (said: string | undefined): number | null =>
  said === undefined ? null : smallCount(said);
