import { compare } from './comparison/compared.ts';
import { nearMisses } from './fitness/near-misses.ts';
import { absentNames } from './rules/names.ts';
import { absentNumbers } from './rules/numbers.ts';
import { takeApart, takeApartSource } from './statement/statement.ts';
import { isThing } from './vocabulary/names.ts';

export type TitleToCheck = {
  title: string;
  /** What stands behind it: the record of its case, the agenda, the roster. */
  source: string;
  /** What the agenda calls things. */
  titles?: readonly string[];
  /** Names of the body's members, as they are spelt. */
  members?: readonly string[];
};

/**
 * What speaks against a title that a person wrote: figures and names that nothing behind it has, and such as are near
 * to others that are known. How it is worded else is free.
 */
export function checkTitle({ title, source, ...known }: TitleToCheck): string[] {
  const sentence = takeApart(withoutFiscalYears(title, source));
  if (sentence.tokens.length === 0) return [];
  const compared = compare(sentence, takeApartSource(source));
  const names = absentNames(compared).filter((name) => !isTitleCase(title) || !isOfThings(name));
  const strange = [...new Set([...absentNumbers(compared), ...names])];
  return [...(strange.length > 0 ? [strangeWords(strange)] : []), ...nearMisses(title, known)];
}

const fiscalYear = /(?:(?<!\d)20|(?<=\b(?:fiscal years?|FY) ?))(\d\d)[-–/](?:20)?(\d\d)(?!\d)/gi;
/** '2024-25' is what captions write as '2024 25', '202425' or '2425'. */
const withoutFiscalYears = (title: string, source: string) =>
  title.replace(fiscalYear, (written, first: string, second: string) => {
    const said = new RegExp(
      `(?:(?<!\\d)20|\\b(?:fiscal years?|FY|budgets?) ?)${first}(?:[-–/ ]| to | through )?(?:20)?${second}(?!\\d)`,
      'i',
    );
    return Number(second) === Number(first) + 1 && said.test(source) ? '' : written;
  });

/** 'Replacement of Playground Equipment': there capitals tell no names. */
const isTitleCase = (title: string) => {
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

const isOfThings = (name: string) => name.split(' ').every((word) => isThing(word.toLowerCase()));

function strangeWords(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const [last] = quoted.slice(-1);
  const [list, them] =
    quoted.length > 1 ? [`${quoted.slice(0, -1).join(', ')} and ${last}`, 'them'] : [last, 'it'];
  return `The title has ${list}: neither the record of this case, the agenda nor the roster has ${them}.`;
}
