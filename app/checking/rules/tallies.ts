import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Tally } from '#app/proceedings/votes/tallies.ts';
import { isCount, namesSide, rollFits } from '../comparison/roll-counts.ts';
import type { Rule } from '../rule.ts';
import { countedRoll } from '../statement/called-roll.ts';
import type { Statement } from '../statement/statement.ts';

/** Counts of votes that are not those of the source, sides included. */
export const tallies: Rule = {
  name: 'tallies',
  check: ({ sentence, source }) => {
    if (source.tallies.length > 0)
      return [...against(sentence, source), ...inPairs(sentence, source)];
    return sentence.tallies.length === 0 ? [] : againstRoll(sentence, source);
  },
};

const lost = pattern(
  'i',
)`\b${words('fail failed fails reject rejected defeat defeated lost denied')}\b`;

function against(sentence: Statement, source: Statement): string[] {
  const known = source.tallies;
  const isLost = lost.test(sentence.text);
  return sentence.tallies.flatMap((tally) => {
    if (known.some((other) => fits(tally, other) || (isLost && turned(tally, other)))) return [];
    if (rollFits(tally, source) || namesSide(tally, source)) return [];
    const nearest = known.find((other) => other.yes !== null && other.no !== null) ?? known[0];
    return nearest ? [differs(nearest, tally)] : [];
  });
}

const votes = pattern('i')`\b${words(String.raw`
  vot\w+ pass(?:ed|es) approv\w+ adopt\w+ carri\w+ advanc\w+ cleared
`)}\b`;

/** Counts that are written like any two numbers, such as '0 to 27' or 'passed 5-2'. */
function inPairs(sentence: Statement, source: Statement): string[] {
  const known = source.tallies;
  if (lost.test(sentence.text)) return [];
  return turnedPairs(sentence).flatMap((tally) => {
    if (known.some((other) => fits(tally, other))) return [];
    const meant =
      votes.test(sentence.text) && isWritten(sentence, tally)
        ? known[0]
        : known.find((other) => other.yes === tally.no && other.no === tally.yes);
    return meant ? [differs(meant, tally)] : [];
  });
}

const differs = (said: Tally, claimed: Tally) =>
  `The source says ${inWords(said)}, the sentence says ${inWords(claimed)}.`;

const writtenCount = /^\d{1,2}[-–]\d{1,2}$/;
const endsPart = /^(?:[.,;]|$| (?:over|after|with|on|by|and|to|following)\b)/;

/** '5-2' in digits at the end of a part of the sentence is how a vote is written. */
function isWritten({ text, tokens }: Statement, { from, to }: Tally): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return writtenCount.test(text.slice(start, end)) && endsPart.test(text.slice(end));
}

/** Where no count was said, a count is what the roll comes to. */
function againstRoll(sentence: Statement, source: Statement): string[] {
  const roll = countedRoll(source);
  if (!roll) return [];
  return sentence.tallies
    .filter((tally) => !isCount(tally, roll))
    .map((tally) => {
      const said = inWords({ ...tally, ...roll, abstain: null });
      return `The roll call comes to ${said}, the sentence says ${inWords(tally)}.`;
    });
}

/** Pairs such as '0 to 27' that are no plain tally, but may be one turned around. */
export function turnedPairs(sentence: Statement): Tally[] {
  const pairs: Tally[] = [];
  for (let index = 1; index < sentence.numbers.length; index += 1) {
    const [a, b] = [sentence.numbers[index - 1], sentence.numbers[index]];
    if (!a || !b || a.unit !== 'plain' || b.unit !== 'plain') continue;
    const [end, start] = [sentence.tokens[a.to - 1]?.end, sentence.tokens[b.from]?.start];
    if (!/^\s?[-–—]\s?$|^ to $/.test(sentence.text.slice(end, start))) continue;
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

function inWords({ yes, no, abstain }: Tally): string {
  const parts: string[] = [];
  if (yes !== null) parts.push(`${yes} ${yes === 1 ? 'yea' : 'yeas'}`);
  if (no !== null) parts.push(`${no} ${no === 1 ? 'nay' : 'nays'}`);
  if (abstain !== null) parts.push(`${abstain} abstaining`);
  return parts.join(' and ');
}
