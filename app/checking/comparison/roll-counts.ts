import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames, gatherPeople } from '#app/proceedings/facts/people.ts';
import { readRollCall } from '#app/proceedings/votes/roll-call.ts';
import type { Tally } from '#app/proceedings/votes/tallies.ts';
import { type Counts, countedRoll } from '../statement/called-roll.ts';
import { numbersOf } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';

/** Whether a count of the sentence, which nobody said, is what a roll in the source comes to. */
export function isCountedByRoll(tally: Tally, source: Statement): boolean {
  if (namesSide(tally, source)) return true;
  const roll = source.tallies.length > 0 ? null : countedRoll(source);
  return roll !== null && isCount(tally, roll);
}

export const isCount = (tally: Tally, roll: Counts) =>
  tally.yes === roll.yes &&
  tally.no === roll.no &&
  (tally.abstain === null || tally.abstain === roll.abstain);

/** 'Opposed? None.' names nobody. */
const nobody = words(
  'None Nobody Zero Nothing Hearing Seeing Aye Ayes Nay Nays No Noes Motion Okay Any All',
);
const person = pattern('u')`(?:\p{Lu}[\p{L}'’-]+ ){0,2}(?!${nobody}\b)(\p{Lu}\p{Ll}[\p{L}'’-]*)`;
const namedAgainst = [
  pattern('u')`\b(?:[Oo]pposed|[Aa]gainst|[Nn]ays?|[Nn]o)[?:.] ${person}(?: and ${person})?\.`,
  pattern(
    'u',
  )`(?<![\p{L}'’-])${person}(?:,? and ${person})? (?:against|opposed|dissenting|voting no)\b`,
];
/** More than two against are counted, not named in passing. */
const mostNamed = 2;

/** 'Five in favor, Councilor Weiss against': a side that is told by names. */
export function namesSide({ yes, no }: Tally, source: Statement): boolean {
  if (yes === null || no === null || no === 0 || no > mostNamed) return false;
  if (!numbersOf(source, yes).some(({ unit }) => unit === 'plain')) return false;
  return namedIn(source).includes(no);
}

/** How many people each way of naming those against it names. */
const namedIn = perStatement(({ text }) =>
  namedAgainst.map(
    (against) =>
      against
        .exec(text)
        ?.slice(1)
        .filter((found) => found !== undefined).length ?? 0,
  ),
);

/** Fewest names and answers by which a stretch of a record is a roll. */
const fewestNames = 5;
const fewestAnswers = 3;

/** Whether the answers of a roll in the source give the count, where captions lost a side. */
export function rollFits(claimed: Tally, source: Statement): boolean {
  const roll = rollOf(source);
  if (roll === null) return false;
  const count = (answer: string) => roll.votes.filter(({ vote }) => vote === answer).length;
  const within = (side: number | null, heard: number) =>
    side === null || (side >= heard && side <= heard + roll.unheard);
  const total = count('yes') + count('no') + roll.unheard;
  return (
    total >= fewestAnswers &&
    within(claimed.yes, count('yes')) &&
    within(claimed.no, count('no')) &&
    claimed.yes !== null &&
    claimed.no !== null &&
    claimed.yes + claimed.no === total &&
    source.tallies.some(
      (said) =>
        (said.yes === claimed.yes && said.no === null) ||
        (said.no === claimed.no && said.yes === null),
    )
  );
}

const rollOf = perStatement(({ text }) => {
  const called = rollText(text);
  const names = findNames(called);
  if (names.length < fewestNames) return null;
  return readRollCall([{ text: called, speaker: null }], gatherPeople(names));
});

const rollCalled = /\bcall(?:s|ed)? the roll\b|\broll call\b/gi;
const reports = phrases(`
  report the
  clerk report
  total
  have it
  yeas
  nays
  noes
  motion (?:carries|passes|fails)
`);
const reported = pattern('i')`\b${reports}\b`;

/** The words between 'call the roll' and the clerk's report. */
function rollText(text: string): string {
  const last = [...text.matchAll(rollCalled)].at(-1);
  if (!last) return '';
  const rest = text.slice(last.index + last[0].length);
  return rest.slice(0, reported.exec(rest)?.index);
}
