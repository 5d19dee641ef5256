import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { MatterKey, MatterKind } from './matter-key.ts';

type Numbered = {
  name: string;
  kind: MatterKind;
  reach: MatterKey['reach'];
  /** As it may be written, longest first; several numbers may follow. */
  written: readonly string[];
};

const bill = (name: string, written: string, reach: MatterKey['reach'] = 'body'): Numbered => ({
  ...{ name, reach, kind: 'bill' },
  written: phrases(written),
});
const file = (name: string, written: string): Numbered => ({
  ...{ name, reach: 'body', kind: 'case' },
  written: phrases(written),
});

/** What bodies number, each kind by itself. Congress and the states number within a session. */
const numbered: readonly Numbered[] = [
  bill('H.Con.Res.', 'H\\.? ?Con\\.? ?Res\\.?', 'congress'),
  bill('S.Con.Res.', 'S\\.? ?Con\\.? ?Res\\.?', 'congress'),
  bill('H.J.Res.', 'H\\.? ?J\\.? ?Res\\.?', 'congress'),
  bill('S.J.Res.', 'S\\.? ?J\\.? ?Res\\.?', 'congress'),
  bill('H.Res.', 'H\\.? ?Res\\.?', 'congress'),
  bill('S.Res.', 'S\\.Res\\.?', 'congress'),
  bill('H.R.', 'H\\. ?R\\.\nHR', 'congress'),
  bill('House Bill', 'House Bills?\nH\\.? ?B\\.?', 'state'),
  bill('Senate Bill', 'Senate Bills?\nS\\.? ?B\\.?', 'state'),
  bill('Assembly Bill', 'Assembly Bills?\nA\\.? ?B\\.?', 'state'),
  bill('Council Bill', 'Coun[cs][ie]l Bills?\nC\\.? ?B\\.?'),
  bill('Ordinance', '(?:Budget )?Ordinances?\nOrd\\.?'),
  bill('Resolution', 'Resolutions?\nReso?\\.?'),
  bill('Bill', 'Bills?\nL\\.? ?B\\.?'),
  file('Clerk File', 'Clerk Files?\nC\\.? ?F\\.?'),
  file('Case', '(?:Zoning )?Cases?\nApplications?\nPetitions?\nDockets?\nProceedings?'),
  file('Case', '(?:Legislative |Board |Agenda )?Files?'),
];

const one = /(?:[A-Z]{1,5}-?)?\d[\dA-Z]*(?:[-./](?:\d[\dA-Z]*|[A-Z]{1,4}\d*\b))*/.source;
const several = `${one}(?:(?:,| and|, and|, or|;) ?(?:(?:Nos?\\.?|#) ?)?\\d[\\d-]*\\b)*`;

/** With the kinds as named groups, so that a find tells its own. */
const named = numbered.map(({ written }, at) => `(?<k${at}>${written.join('|')})`);
const mention = pattern(
  'giu',
)`(?<![\p{L}.])${named}(?![\p{L}])\s*(?:(?:numbers?|nos?\.?|#)\s*)*:?\s*`;
// Apart from the words for it: the letters of a number are capitals.
const numbers = pattern('y')`${several}`;

/** Of another paper that the one in hand changes or rests on. */
const others = phrases(`
  amend(?:s|ed|ing)?
  (?:supersed|rescind|implement|extend)\\w*
  pursuant to
  under
  according to
  in accordance with
  relat\\w+ to
  adopted by
  as required by
  sections?(?: of)?
  code
`);
const aboutAnother = pattern('i')`\b${others}(?: by| to)?(?: the)? (?:provisions of )?$`;

/** The numbers of bills, ordinances, cases and files that a text names as its own. */
export function findNumbers(text: string): MatterKey[] {
  return [...text.matchAll(mention)].flatMap((found) => {
    if (aboutAnother.test(text.slice(0, found.index))) return [];
    const at = numbered.findIndex((_, index) => found.groups?.[`k${index}`] !== undefined);
    const of = numbered[at];
    numbers.lastIndex = found.index + found[0].length;
    const list = numbers.exec(text)?.[0] ?? '';
    const word = found.groups?.[`k${at}`] ?? '';
    return of ? numbersIn(list).flatMap((own) => keyOf({ ...of, word }, own)) : [];
  });
}

const numbersIn = (list: string) =>
  list.split(/\s*(?:,|;|\band\b|\bor\b)\s*/i).flatMap((number) => number.trim() || []);

/** Bare numbers below it begin anew every year at many bodies; those of sessions are kept apart. */
const leastDigits = 3;

function keyOf(of: Numbered & { word: string }, written: string): MatterKey[] {
  const { name, kind, reach } = of;
  const number = written.replace(/^(?:nos?\.?|#)\s*/i, '').replace(/[.,:/-]+$/, '');
  const digits = number.replace(/\D/g, '').length;
  if (digits < (reach === 'body' ? leastDigits : 1) || isYear(number)) return [];
  if (isDateOrYears(number)) return [];
  const key = `${name} ${number}`.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  return [{ kind, key, label: `${calledBy(of)} ${number.toUpperCase()}`, reach }];
}

/** What bodies number as one, and call an application here and a docket there, is called as it was written. */
function calledBy({ name, word }: { name: string; word: string }): string {
  if (name !== 'Case') return name;
  const [last = name] = /\p{L}+$/u.exec(word.replace(/s$/i, '')) ?? [];
  return last.charAt(0).toUpperCase() + last.slice(1).toLowerCase();
}

const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);

function isDateOrYears(number: string): boolean {
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(number)) return true;
  const [, from, to] = /^(\d{4})-(\d{2}|\d{4})$/.exec(number) ?? [];
  return from !== undefined && to !== undefined && Number(to) % 100 === (Number(from) + 1) % 100;
}

/** 'LUR2021-00045', 'CUP-2024-07', 'Z-12-24', '26AL-0199G'. */
const caseNumber =
  /(?<![\p{L}\d-])((?:[A-Z]{1,5}(?:\d{2,4}-|-\d{2,4}-)|\d{2,4}-?[A-Z]{1,5}-)\d{1,6}(?:-?[A-Z\d]{1,4})?)(?![\p{L}\d-])/gu;
/** 'Map amendment 2026-0044': a year, and a number that is no year. */
const yearNumber = /(?<![\p{L}\d-])((?:19|20)\d\d-(?!(?:19|20)?\d\d(?!\d))\d{3,6})(?![\d-])/gu;

/** Numbers of cases that say by their form what they are. */
export function findCaseNumbers(text: string): MatterKey[] {
  const found = [...text.matchAll(caseNumber)].flatMap(([, number = '']) => {
    const isSpan = /^(?:FY|CY)/.test(number);
    return isSpan || number.replace(/\D/g, '').length < leastDigits ? [] : caseKey(number);
  });
  if (found.length > 0 || findNumbers(text).length > 0) return found;
  return [...text.matchAll(yearNumber)].flatMap(([, number = '']) => caseKey(number));
}

const caseKey = (number: string): MatterKey[] => [
  { kind: 'case', key: `case ${number.toLowerCase()}`, label: number, reach: 'body' },
];
