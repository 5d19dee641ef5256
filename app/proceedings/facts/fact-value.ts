import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { type DateMention, findDates } from './dates.ts';
import type { FactKind } from './fact-kinds.ts';
import { findReferences, type Reference } from './references.ts';

/** 'USD 42000000'. */
export const valueOfAmount = ({ minorUnits, currency }: Pick<Amount, 'minorUnits' | 'currency'>) =>
  `${currency} ${minorUnits / 100}`;

/** '2026-10-14'; '--10-14' is what ISO 8601 wrote for a day of no known year. */
export function valueOfDate({ month, day, year }: Pick<DateMention, 'month' | 'day' | 'year'>) {
  const numbers = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return year === null ? `--${numbers}` : `${year}-${numbers}`;
}

/** 'hr 5100'. */
export const valueOfReference = ({ kind, number }: Pick<Reference, 'kind' | 'number'>) =>
  `${kind} ${number}`;

/** What stands for a place in an agenda, a text or a town is no bill. */
const noMatter: ReadonlySet<string> = new Set(['item', 'section', 'district', 'ward', 'amendment']);
export const isMatter = ({ kind }: Pick<Reference, 'kind'>) => !noMatter.has(kind);

/** The one amount, date or paper that words name, as facts keep it; null for none and for several. */
export function readValue(kind: FactKind, words: string): string | null {
  const [value, ...others] = new Set(valuesIn(kind, words.trim()));
  return value === undefined || others.length > 0 ? null : value;
}

function valuesIn(kind: FactKind, words: string): string[] {
  switch (kind) {
    case 'amount':
      return amountsIn(words)
        .filter(({ minorUnits }) => Number.isSafeInteger(minorUnits))
        .map(valueOfAmount);
    case 'date':
    case 'deadline':
      return datesIn(words).filter(isDay);
    case 'reference':
      return findReferences(words).filter(isMatter).map(valueOfReference);
  }
}

const currencies = { USD: 'USD', GBP: 'GBP', EUR: 'EUR' } as const;
const isCurrency = (word: string): word is keyof typeof currencies =>
  Object.hasOwn(currencies, word);
const figure = /^(?:([A-Z]{3}) )?(\d[\d,]*(?:\.\d{1,2})?)$/;

/** Bare figures are dollars. */
function amountsIn(words: string): Pick<Amount, 'minorUnits' | 'currency'>[] {
  const [, currency = 'USD', number] = figure.exec(words) ?? [];
  if (number === undefined || !isCurrency(currency)) return findAmounts(words);
  return [{ minorUnits: Math.round(Number(number.replaceAll(',', '')) * 100), currency }];
}

function datesIn(words: string): string[] {
  if (/^(?:\d{4}|-)-\d{2}-\d{2}$/.test(words)) return [words];
  return findDates(words)
    .filter(({ day }) => day !== null)
    .map(valueOfDate);
}

/** A year that has every day. */
const leapYear = '2024';
const isDay = (value: string) => dateAtNoon(value.replace(/^-(?=-)/, leapYear)) !== null;
