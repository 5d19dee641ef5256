import { pattern } from '#app/platform/language/pattern.ts';
import { withoutZeros } from './numbers-said.ts';

/** 'The fiscal year 2024-25', 'FY 2025/26', 'fiscal years 2024 through 2026': that of everything that an evening decides. */
const fiscalYears =
  /\b(?:fiscal years?|FY)[ ,]*\d{2,8}(?:(?:[-–/ ]| (?:to|through|and) )\d{2,8}\b)*/gi;

/** A text without the fiscal years that it names. */
export const withoutFiscalYears = (text: string): string => text.replace(fiscalYears, '');

/** '06-16-2026-A' and '0616 2026A', where papers are numbered by the day. */
const ofDay = String.raw`\d{1,2}[- ]?\d{2}[- ](?:19|20)\d\d|\d{4}(?:19|20)\d\d`;
const filed = pattern('g')`\b(?:${ofDay}|\d{2,4}[- ]\d{2,5}|\d{5,6})(?:-?[A-Z])?(?!\w)`;
/** 'Resolution 3-26', 'ordinance temporarily numbered 326'. */
const called =
  /(?<=\b(?:resolution|ordinance),? (?:temporar(?:y|ily) )?(?:number(?:ed)? |no\.? )?)(?!(?:19|20)\d\d\b)\d{1,4}(?:-\d{2})?(?![-\w])/gi;

/** '2026-04', '26 04' and '119825' as digits: numbers under which papers are filed, and not of things. */
export function numbersOfPapers(text: string): string[] {
  const own = withoutFiscalYears(text);
  const numbers = [...(own.match(filed) ?? []), ...(own.match(called) ?? [])];
  return [
    ...new Set(numbers.map((number) => withoutZeros(number.replace(/[- ]/g, '').toLowerCase()))),
  ];
}

/** '207,294' of '$207,294': sums of a thousand and more, as they are written. */
export const sumsIn = (text: string): readonly string[] =>
  text.match(/(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g) ?? [];
