import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { pattern } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';

/** A day that a text names, yyyy-mm-dd, and where it stands there. */
export type DayInText = { day: string; from: number; to: number };

const month = monthNames.map((name) =>
  // 'Sept.' is the one short form of four letters.
  name === 'may' ? name : `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`,
);
const gap = String.raw`[\s.,\u00a0\u2009_-]{1,3}`;
const nth = '(?:st|nd|rd|th)?';
const year = String.raw`(20\d\d|19\d\d)`;

const forms: { written: RegExp; order: 'mdy' | 'dmy' | 'ymd' }[] = [
  {
    written: pattern('gi')`(?<![a-z])(${month})${gap}(\d{1,2})${nth}${gap}${year}(?!\d)`,
    order: 'mdy',
  },
  {
    written: pattern(
      'gi',
    )`(?<!\d)(\d{1,2})${nth}(?:${gap}|\s+day\s+of\s+)(${month})${gap}${year}(?!\d)`,
    order: 'dmy',
  },
  {
    written: /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(20\d\d|19\d\d|\d\d)(?![\d/-]|\.\d)/g,
    order: 'mdy',
  },
  { written: /(?<!\d)(20\d\d)([-/._ ])(\d{1,2})\2(\d{1,2})(?!\d)/g, order: 'ymd' },
  // As files are named: 01052026, 20260105.
  { written: /(?<!\d)(\d\d)(\d\d)(20\d\d)(?!\d)/g, order: 'mdy' },
  { written: /(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)/g, order: 'ymd' },
];

/** Every day that a text names with its year, in the order in which they stand. */
export function daysInText(text: string): DayInText[] {
  const found: DayInText[] = [];
  for (const { written, order } of forms) {
    for (const match of text.matchAll(written)) {
      const day = dayOf(
        match.slice(1).filter((part) => part !== undefined && /[\da-z]/i.test(part)),
        order,
      );
      const from = match.index;
      if (day !== null) found.push({ day, from, to: from + match[0].length });
    }
  }
  const inOrder = found.toSorted((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return inOrder.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** What leads to a day: 'on Monday, ', 'for '. */
const leading = pattern(
  'i',
)`(?:\b(?:on|for|of|from|dated)\b[\s\u00a0]*)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?[\s\u00a0]*)?$`;

/** What a text says besides its days. */
export function withoutDays(text: string): string {
  let rest = '';
  let end = 0;
  for (const { from, to } of daysInText(text)) {
    rest += `${text.slice(end, from).replace(leading, '')} `;
    end = to;
  }
  return rest + text.slice(end);
}

function dayOf(parts: string[], order: 'mdy' | 'dmy' | 'ymd'): string | null {
  const of = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const named = monthNames.findIndex((name) => name.startsWith(of('m').slice(0, 3).toLowerCase()));
  const number = /\d/.test(of('m')) ? Number(of('m')) : named + 1;
  const inCentury = of('y').length === 2 ? `20${of('y')}` : of('y');
  const two = (part: number | string) => String(part).padStart(2, '0');
  const day = `${inCentury}-${two(number)}-${two(of('d'))}`;
  return dateAtNoon(day) === null ? null : day;
}
