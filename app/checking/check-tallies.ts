import { findNames, gatherPeople } from '#app/proceedings/facts/people.ts';
import { readRollCall } from '#app/proceedings/votes/roll-call.ts';
import type { Tally } from '#app/proceedings/votes/tallies.ts';
import { countedRoll } from './called-roll.ts';
import type { Statement } from './statement.ts';

/** Reasons why counts of votes in a sentence are not those of the source, sides included. */
export function checkTallies(sentence: Statement, source: Statement): string[] {
  const known = source.tallies;
  if (known.length === 0) return sentence.tallies.length === 0 ? [] : rollReasons(sentence, source);
  const lost = /\b(?:fail|failed|fails|reject|rejected|defeat|defeated|lost|denied)\b/i.test(
    sentence.text,
  );
  const reasons: string[] = [];
  for (const tally of sentence.tallies) {
    if (known.some((other) => fits(tally, other) || (lost && turned(tally, other)))) continue;
    if (rollFits(tally, source) || namesSide(tally, source)) continue;
    const nearest = known.find((other) => other.yes !== null && other.no !== null) ?? known[0];
    if (!nearest) continue;
    reasons.push(`The source says ${tallyWords(nearest)}, the sentence says ${tallyWords(tally)}.`);
  }
  for (const tally of turnedPairs(sentence)) {
    if (lost || known.some((other) => fits(tally, other))) continue;
    if (votes.test(sentence.text) && isWritten(sentence, tally)) {
      const [first] = known;
      if (first)
        reasons.push(
          `The source says ${tallyWords(first)}, the sentence says ${tallyWords(tally)}.`,
        );
      continue;
    }
    const meant = known.find((other) => other.yes === tally.no && other.no === tally.yes);
    if (meant)
      reasons.push(`The source says ${tallyWords(meant)}, the sentence says ${tallyWords(tally)}.`);
  }
  return reasons;
}

const votes = /\b(?:vot\w+|pass(?:ed|es)|approv\w+|adopt\w+|carri\w+|advanc\w+|cleared)\b/i;

/** '5-2' in digits at the end of a part of the sentence is how a vote is written. */
function isWritten({ text, tokens }: Statement, { from, to }: Tally): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return (
    /^\d{1,2}[-–]\d{1,2}$/.test(text.slice(start, end)) &&
    /^(?:[.,;]|$| (?:over|after|with|on|by|and|to|following)\b)/.test(text.slice(end))
  );
}

/** Where no count was said, a count is what the roll comes to. */
function rollReasons(sentence: Statement, source: Statement): string[] {
  const roll = countedRoll(source);
  if (!roll) return [];
  return sentence.tallies
    .filter((tally) => !isCount(tally, roll))
    .map(
      (tally) =>
        `The roll call comes to ${tallyWords({ ...tally, ...roll, abstain: null })}, the sentence says ${tallyWords(tally)}.`,
    );
}

/** Whether a count of the sentence, which nobody said, is what a roll in the source comes to. */
export function isCountedByRoll(tally: Tally, source: Statement): boolean {
  if (namesSide(tally, source)) return true;
  const roll = source.tallies.length > 0 ? null : countedRoll(source);
  return roll !== null && isCount(tally, roll);
}

const person = "(?:\\p{Lu}[\\p{L}'’-]+ ){0,2}(\\p{Lu}\\p{Ll}[\\p{L}'’-]*)";
const namedAgainst = [
  new RegExp(
    `\\b(?:[Oo]pposed|[Aa]gainst|[Nn]ays?|[Nn]o)[?:.] ${person}(?: and ${person})?\\.`,
    'u',
  ),
  new RegExp(`${person}(?:,? and ${person})? (?:against|opposed|dissenting|voting no)\\b`, 'u'),
];

/** 'Five in favor, Councilor Weiss against': a side that is told by names. */
function namesSide({ yes, no }: Tally, source: Statement): boolean {
  if (yes === null || no === null || no === 0 || no > 2) return false;
  if (!source.numbers.some(({ value, unit }) => value === yes && unit === 'plain')) return false;
  return namedAgainst.some((pattern) => {
    const match = pattern.exec(source.text);
    return match !== null && match.slice(1).filter((found) => found !== undefined).length === no;
  });
}

function isCount(tally: Tally, roll: { yes: number; no: number; abstain: number }): boolean {
  return (
    tally.yes === roll.yes &&
    tally.no === roll.no &&
    (tally.abstain === null || tally.abstain === roll.abstain)
  );
}

/** Pairs such as '0 to 27' that are no plain tally, but may be one turned around. */
function turnedPairs(sentence: Statement): Tally[] {
  const pairs: Tally[] = [];
  for (let index = 1; index < sentence.numbers.length; index += 1) {
    const [a, b] = [sentence.numbers[index - 1], sentence.numbers[index]];
    if (!a || !b || a.unit !== 'plain' || b.unit !== 'plain') continue;
    const joint = sentence.text.slice(
      sentence.tokens[a.to - 1]?.end,
      sentence.tokens[b.from]?.start,
    );
    if (!/^\s?[-–—]\s?$|^ to $/.test(joint)) continue;
    if (sentence.tallies.some(({ from, to }) => a.from < to && from < b.to)) continue;
    pairs.push({ yes: a.value, no: b.value, abstain: null, from: a.from, to: b.to });
  }
  return pairs;
}

function fits(claimed: Tally, said: Tally): boolean {
  const agrees = (a: number | null, b: number | null) =>
    a === null || a === b || (a === 0 && b === null);
  return (
    agrees(claimed.yes, said.yes) &&
    agrees(claimed.no, said.no) &&
    agrees(claimed.abstain, said.abstain)
  );
}

/** 'Rejected 8 to 2' says the larger side first, whichever side that is. */
function turned(claimed: Tally, said: Tally): boolean {
  return (
    claimed.yes !== null &&
    claimed.no !== null &&
    claimed.yes > claimed.no &&
    claimed.yes === said.no &&
    claimed.no === said.yes
  );
}

/** Whether the answers of a roll called in the source give the count, where captions lost a side. */
function rollFits(claimed: Tally, source: Statement): boolean {
  const called = rollText(source.text);
  const names = findNames(called);
  if (names.length < 5) return false;
  const roll = readRollCall([{ text: called, speaker: null }], gatherPeople(names));
  const count = (answer: string) => roll.votes.filter(({ vote }) => vote === answer).length;
  const within = (side: number | null, heard: number) =>
    side === null || (side >= heard && side <= heard + roll.unheard);
  const total = count('yes') + count('no') + roll.unheard;
  return (
    total >= 3 &&
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

/** The words between 'call the roll' and the clerk's report. */
function rollText(text: string): string {
  const calls = [...text.matchAll(/\bcall(?:s|ed)? the roll\b|\broll call\b/gi)];
  const last = calls.at(-1);
  if (!last) return '';
  const rest = text.slice(last.index + last[0].length);
  const end =
    /\b(?:report the|clerk report|total|have it|yeas|nays|noes|motion (?:carries|passes|fails))\b/i.exec(
      rest,
    );
  return end ? rest.slice(0, end.index) : rest;
}

function tallyWords(tally: Tally): string {
  const parts: string[] = [];
  if (tally.yes !== null) parts.push(`${tally.yes} ${tally.yes === 1 ? 'yea' : 'yeas'}`);
  if (tally.no !== null) parts.push(`${tally.no} ${tally.no === 1 ? 'nay' : 'nays'}`);
  if (tally.abstain !== null) parts.push(`${tally.abstain} abstaining`);
  return parts.join(' and ');
}
