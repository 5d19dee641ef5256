import { monthNames } from '#app/platform/month-names.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { type NumberMention, readNumbers } from './numbers.ts';

/** A date as far as it was said. `from` and `to` are token positions, `to` not included. */
export type DateMention = {
  month: number;
  day: number | null;
  year: number | null;
  from: number;
  to: number;
};

const short = new Map(monthNames.map((name, index) => [name.slice(0, 3), index + 1]));
const long = new Map(monthNames.map((name, index) => [name, index + 1]));

export const weekdays: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
);

function monthOf(token: Token | undefined): number | null {
  if (!token) return null;
  const month = long.get(token.word) ?? (token.word === 'sept' ? 9 : short.get(token.word)) ?? null;
  if (month === null) return null;
  // 'may', 'march' and 'mar' are words too; as months they have a capital.
  if (['may', 'march', 'mar', 'sep', 'dec', 'jan', 'oct'].includes(token.word)) {
    return /^\p{Lu}/u.test(token.text) ? month : null;
  }
  return month;
}

/** Captions without capitals: 'may fifteenth' is a day, 'may' alone is a word. */
function smallMonth(
  tokens: readonly Token[],
  index: number,
  numberAt: ReadonlyMap<number, NumberMention>,
): number | null {
  const isDated = numberAt.get(index + 1)?.unit === 'ordinal' && tokens[index + 1]?.gap === 'none';
  return isDated ? (long.get(tokens[index]?.word ?? '') ?? null) : null;
}

/** 'First' and 'second' are numbers only as days: 'July first'. */
function wordDay(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const day = ['first', 'second'].indexOf(tokens[at]?.word ?? '') + 1;
  return day > 0 && tokens[at]?.gap === 'none' ? { value: day, to: at + 1 } : undefined;
}

const leadsToMonth =
  /^(?:in|of|since|until|till|by|last|next|this|early|late|mid|through|during|before|after)$/;

const isYear = (value: number) => Number.isInteger(value) && value >= 1700 && value <= 2199;
const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;

/** Dates with a month's name, or written as 9/12/2025 or 2025-09-12. */
export function findDates(text: string, tokens: Token[] = tokenize(text)): DateMention[] {
  const numberAt = new Map(readNumbers(tokens).map((mention) => [mention.from, mention]));
  const numberEnding = new Map([...numberAt.values()].map((mention) => [mention.to, mention]));
  /** The year told at a place, 'of 2026' or '2026', and where it ends. */
  const yearAt = (at: number): [number | null, number] => {
    const then = numberAt.get(tokens[at]?.word === 'of' ? at + 1 : at);
    return then && isYear(then.value) ? [then.value, then.to] : [null, at];
  };
  const dates: DateMention[] = [];
  tokens.forEach((token, index) => {
    const month = monthOf(token) ?? smallMonth(tokens, index, numberAt);
    if (month === null) return;
    let to = index + 1;
    if (tokens[to]?.word === 'the') to += 1;
    // 'On the 5th of September three things happened' is told by the day before.
    const isOfDay =
      tokens[index - 1]?.word === 'of' && numberEnding.get(index - 1)?.unit === 'ordinal';
    const after = isOfDay ? undefined : (numberAt.get(to) ?? wordDay(tokens, to));
    let day: number | null = null;
    let year: number | null = null;
    let from = index;
    if (after && isDay(after.value)) {
      day = after.value;
      to = after.to;
      [year, to] = yearAt(to);
    } else {
      to = index + 1;
      const ofBefore = tokens[index - 1]?.word === 'of' ? index - 1 : index;
      const before = numberEnding.get(ofBefore);
      if (before && isDay(before.value) && (ofBefore < index || before.unit === 'ordinal')) {
        day = before.value;
        from = before.from;
      }
      // 'The first of July'
      const nth = ['first', 'second'].indexOf(tokens[ofBefore - 1]?.word ?? '') + 1;
      if (day === null && nth > 0 && ofBefore < index) [day, from] = [nth, ofBefore - 1];
      [year, to] = yearAt(to);
    }
    // 'May' alone is the month only where a month can stand: 'in May'.
    const before = tokens[index - 1]?.word ?? '';
    if (day === null && year === null && token.word === 'may' && !leadsToMonth.test(before)) return;
    dates.push({ month, day, year, from, to });
  });
  for (const date of numericDates(text, tokens)) dates.push(date);
  return dates.sort((a, b) => a.from - b.from);
}

function* numericDates(text: string, tokens: readonly Token[]): Generator<DateMention> {
  for (let index = 0; index + 1 < tokens.length; index += 1) {
    const [a, b, c] = [tokens[index], tokens[index + 1], tokens[index + 2]];
    if (!a || !b) return;
    const slash = text.slice(a.end, b.start);
    const rest = c ? text.slice(b.end, c.start) : '';
    const [x, y, z] = [Number(a.text), Number(b.text), c ? Number(c.text) : Number.NaN];
    if (slash === '/' && rest === '/' && x >= 1 && x <= 12 && isDay(y) && c) {
      const year = z < 100 ? 2000 + z : z;
      if (isYear(year)) yield { month: x, day: y, year, from: index, to: index + 3 };
    } else if (slash === '-' && rest === '-' && isYear(x) && y >= 1 && y <= 12 && isDay(z)) {
      yield { month: y, day: z, year: x, from: index, to: index + 3 };
    }
  }
}

const lookingAhead =
  /\b(?:will|must|shall|due|deadline|scheduled|expires?|set to|takes? effect|no later than|remains? open|have (?:\w+ ){1,4}days? to|'ll)\b/i;
const lookingBack = /\b(?:was|were|had|did|ago|last|since|began|wasn't)\b/i;
const span =
  /\b(?:within|for|have|in|next)\s+(?:the\s+)?(?:next\s+)?(?:\d+|\p{L}+)\s+(?:(?:business|calendar|legislative|working)\s+)?(?:days?|weeks?|months?)\b/iu;

/** Whether a sentence says when something will happen or is due: what comes after the meeting. */
export function statesDeadline(text: string): boolean {
  if (!lookingAhead.test(text) || (lookingBack.test(text) && !/\bwill\b/i.test(text))) return false;
  if (/\bnext (?:meeting|week|month|session|hearing)\b/i.test(text) || span.test(text)) return true;
  const tokens = tokenize(text);
  if (tokens.some((token) => weekdays.has(token.word))) return true;
  return findDates(text, tokens).some((date) => date.day !== null || date.year !== null);
}
