import { pattern, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { countedRoll } from '../statement/called-roll.ts';
import { boundTo, followingStem } from '../statement/number-units.ts';
import { turnsOf } from '../statement/passages.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { namesSoMany } from './named-one-by-one.ts';

/** Up to here a summary counts what the source says one after the other. */
const most = { definite: 4, ofThings: 5, ofPeople: 9 };
const fewest = 2;

/**
 * What a source says without counting it, and a summary counts: 'two concerns'. Whether they are
 * said is for the wording; no number stands there to look up.
 */
const things = new Set(
  words(`
    concerns reasons questions conditions requests changes points issues options steps goals
    priorities topics items examples proposals suggestions recommendations amendments motions
    measures ways parts factors problems things areas aspects exceptions objections arguments
    comments updates ideas causes benefits differences categories tasks complaints demands
  `).map(stem),
);
const people = pattern()`^${words(`
  resident speaker neighbor member person commenter official witness owner student parent councilmember
  commissioner trustee colleague other
`).map(stem)}`;
const inWords = /^\p{L}+$/u;

/** 'The two programs', 'two concerns', 'three residents': what the source says one by one. */
export function sumsUp(mention: NumberMention, sentence: Statement, source: Statement): boolean {
  const { from, to, value, unit } = mention;
  if (unit !== 'plain' || !Number.isInteger(value)) return false;
  const before = sentence.tokens[from - 1]?.word ?? '';
  const isDefinite = /^(?:the|these|those|all|its|their|both)$/.test(before);
  if (isDefinite && value <= most.definite) return true;
  if (value < fewest) return false;
  if (isListOfSource(value, followingStem(sentence, to), source)) return true;
  if (namesSoMany(value, followingStem(sentence, to), source)) return true;
  if (isListed(value, sentence) || isOfRoll(value, sentence, source)) return true;
  return [followingStem(sentence, to), sentence.stems[to + 1] || null].some(
    (noun) =>
      noun !== null &&
      inWords.test(sentence.tokens[from]?.text ?? '') &&
      (saysOneByOne(value, noun, source) || isOfPeople(value, noun, source)),
  );
}

/** Tokens between the numbers of a list: 'bids were 1.2, 1.35 and 1.6 million'. */
const listReach = 2;

/** 'Three bids', where the source gives three figures one after the other and speaks of bids. */
const isListOfSource = (value: number, noun: string | null, source: Statement) =>
  value > fewest && noun !== null && source.places.has(noun) && listsIn(source).has(value);

/** How many numbers stand in each list of numbers of a text. */
const listsIn = perStatement(({ numbers }) => {
  const lengths = new Set<number>();
  let length = 1;
  for (const [at, { to }] of numbers.entries()) {
    const next = numbers[at + 1];
    if (next && next.from - to <= listReach) length += 1;
    else {
      lengths.add(length);
      length = 1;
    }
  }
  return lengths;
});

/** Things of a kind that summaries count, or that the source names as often as that. */
const saysOneByOne = (value: number, noun: string, source: Statement) =>
  value <= most.ofThings &&
  boundTo(source, noun).length === 0 &&
  (things.has(noun) || (source.places.get(noun)?.length ?? 0) === value);

/** No more people than speak in the source. */
function isOfPeople(value: number, noun: string, source: Statement): boolean {
  if (!people.test(noun) || value > most.ofPeople || boundTo(source, noun).length > 0) return false;
  const speaking = new Set(turnsOf(source).flatMap(({ label }) => label ?? []));
  return speaking.size >= value;
}

const votes = /\b(?:vot|favou?r|oppos|against|member|yes|no)/i;

/** 'All five voted for it', where a roll has five answers; 'three of the five' of three to two. */
function isOfRoll(value: number, sentence: Statement, source: Statement): boolean {
  if (!votes.test(sentence.text)) return false;
  if (source.tallies.some(({ yes, no }) => yes !== null && no !== null && yes + no === value))
    return true;
  const roll = countedRoll(source);
  return roll !== null && [roll.yes, roll.no, roll.yes + roll.no].includes(value);
}

const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*`;
const listOfNames = pattern(
  'gu',
)`(?<=[:,] )(?:the )?${name}(?:, (?:the )?${name})*,? and (?:the )?${name}`;

/** Whether the sentence itself lists as many names; whether they are in the source is for 'names'. */
const isListed = (value: number, { text }: Statement) =>
  [...text.matchAll(listOfNames)].some(
    ([names]) => names.split(/, (?:and )?| and /).length === value,
  );
