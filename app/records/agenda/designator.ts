import { pattern } from '#app/platform/language/pattern.ts';

/** How one part of a designator counts. A lone 'I' may be a letter or a number. */
export type Count = { style: 'arabic' | 'upper' | 'lower' | 'ROMAN' | 'roman'; value: number };

export type Designator = {
  /** As written, without brackets and closing mark. */
  written: string;
  /** Its parts in capitals: '6A' and '6.a' are both ['6', 'A']. */
  parts: string[];
  /** How the last part may be counted. */
  counts: Count[];
  /** What closes it: '.', ')', '()', or nothing. */
  wrap: '.' | ')' | '()' | '';
  /** Written in a way that little else is: 'Item 4', '(a)', '1.'. */
  isSure: boolean;
};

const named = /^(?:agenda\s+)?item(?:\s*#|\s+(?:no\.?|number)(?=[\s#])\s*#?|(?=\s))\s*(?=[\dA-Z])/i;
const part = /(?:\d{1,3}|[A-Z]{1,2}|[a-z]{1,2}|[IVXL]{1,7}|[ivxl]{1,7})(?![A-Za-z\d])/;
const firstPart =
  /(?:\d{1,3}(?!\d)|[A-Z]{1,2}|[a-z]{1,2}|[IVXL]{1,7}|[ivxl]{1,7})(?![A-Z]{3}|[a-z]{3})/;
const shape = pattern(
  'su',
)`^(?<open>\(|#)?(?<body>${firstPart}(?:(?:\.-?|-)?${part})*)(?<close>\.?\)\.?|[.:](?=\s|$|["“(]|[A-Z][a-z])|\s?[-–—](?=\s)|(?=\s|$))\s*(?<rest>.*)$`;
const partShape = /\d{1,3}|[A-Za-z]{1,7}/g;
const ordinal = /^(?:\d*(?:1st|2nd|3rd|[04-9]th|1[1-3]th)|\d+(?:am|pm|a\.m|p\.m|ft|sf))$/i;
/** '5K run', '20M in bonds': a measure, but for '20K 2026-558' and what has a closing mark. */
const measure = /^\d+[km]$/i;
/** '(801) 555-0123' */
const phoneBehind = /^\d{3}-\d{4}\b/;
const fileBehind = /^\d{2,4}-\d/;
/** Beyond this a roman number is a word or an abbreviation: 'CD', 'MI'. */
const highestRoman = 60;

/** The designator that a line begins with, and the rest of the line; null where it has none. */
export function readDesignator(text: string): { designator: Designator; rest: string } | null {
  const label = named.exec(text)?.[0] ?? '';
  const match = shape.exec(text.slice(label.length));
  const { open, body, close, rest } = match?.groups ?? {};
  if (body === undefined || close === undefined || rest === undefined) return null;
  const isBracketed = open === '(';
  const endsInBracket = close.includes(')');
  if (isBracketed && !endsInBracket) return null;
  // 'E.-4.' is E-4 to whoever calls it.
  const written = body.replace(/[.-]+$/, '').replaceAll('.-', '-');
  if (ordinal.test(written)) return null;
  if (measure.test(written) && close === '' && !fileBehind.test(rest)) return null;
  if (/^\d{3}$/.test(written) && phoneBehind.test(rest)) return null;
  const all = written.match(partShape) ?? [];
  // '3.0' is how some clerks write 3.
  const parts = all.length === 2 && all[1] === '0' ? all.slice(0, 1) : all;
  const counts = countsOf(parts.at(-1) ?? '');
  if (counts.length === 0 || !parts.every((part) => countsOf(part).length > 0)) return null;
  const isClosed = close !== '' || label !== '' || open === '#' || parts.length < all.length;
  if (!isPlausible({ parts, written, rest, isClosed })) return null;
  const wrap = isBracketed ? '()' : endsInBracket ? ')' : close.startsWith('.') ? '.' : '';
  return {
    designator: {
      written,
      parts: parts.map((part) => part.toUpperCase()),
      counts,
      wrap,
      isSure: isClosed && (parts.length > 1 || label !== '' || wrap !== ''),
    },
    rest: rest.replace(/^[-–—:]\s+/, ''),
  };
}

/** 'MR. ODE, CHAIR' is on no list of letters. */
const abbreviation = /^(?:MR|MS|DR|ST|MT|JR|SR|NO)$/i;

type Read = { parts: string[]; written: string; rest: string; isClosed: boolean };

function isPlausible({ parts, written, rest, isClosed }: Read): boolean {
  const begins = /^["“‘'([]?[\p{Lu}\d$*•]/u.test(rest);
  const [first = '', second] = parts;
  if (second === undefined) {
    if (abbreviation.test(first)) return false;
    // '12 Main Street' and 'A resolution' begin like items, so that only numbers go without a mark.
    if (!isClosed) return /^\d{1,2}$/.test(written) && /^["“(]?\p{Lu}/u.test(rest);
    return rest === '' || /^["“‘'([]?[\p{L}\d$*•]/u.test(rest);
  }
  const isLetters = /^\p{L}+$/u;
  if (parts.length === 2 && isLetters.test(first) && isLetters.test(second)) {
    // 'U.S.' and 'D.C.' are no items; 'II.A' is.
    if (!countsOf(first).some(({ style }) => /roman/i.test(style))) return false;
    if (first === first.toLowerCase()) return false;
  }
  if (/-/.test(written) && !isClosed) return false;
  if (isLetters.test(first) && /^\d/.test(second) && !isClosed && !/\./.test(written)) return false;
  return rest === '' || begins;
}

/** How a part may be read as a number; none where it is a word. */
export function countsOf(part: string): Count[] {
  if (/^\d+$/.test(part)) {
    const value = Number(part);
    return value === 0 ? [] : [{ style: 'arabic', value }];
  }
  const isUpper = part === part.toUpperCase();
  if (!isUpper && part !== part.toLowerCase()) return [];
  const counts: Count[] = [];
  const roman = romanValue(part);
  if (roman !== null) counts.push({ style: isUpper ? 'ROMAN' : 'roman', value: roman });
  for (const value of letterValues(part))
    counts.push({ style: isUpper ? 'upper' : 'lower', value });
  return counts;
}

/** 'B' is 2; after Z come 'AA' and 'AB', or with other clerks 'AA' and 'BB'. */
function letterValues(part: string): number[] {
  const codes = [...part.toUpperCase()].map((letter) => letter.charCodeAt(0) - 64);
  const [first = 0, second] = codes;
  if (codes.length === 1) return [first];
  if (codes.length > 2 || second === undefined) return [];
  const spread = first * 26 + second;
  return first === second && first > 1 ? [26 + first, spread] : [spread];
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

function romanValue(part: string): number | null {
  const text = part.toUpperCase();
  if (!/^(?:L?X{0,3}|XL)(?:IX|IV|V?I{0,3})$/.test(text)) return null;
  let total = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = romanDigits[text.charAt(index)] ?? 0;
    const next = romanDigits[text.charAt(index + 1)] ?? 0;
    total += value < next ? -value : value;
  }
  return total > 0 && total <= highestRoman ? total : null;
}
