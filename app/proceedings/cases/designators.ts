import { type AgendaEntry, entryPath, fullDesignator } from '#app/records/agenda/agenda.ts';

/** '6A', '6.A', '6-a)' are one designator: numbers and letters apart, in lower case. */
export function designatorKey(written: string): string {
  const parts = written.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return parts.map((part) => (/^\d/.test(part) ? String(Number(part)) : part)).join('.');
}

const romans: [string, number][] = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** 'VII' as a number; null where the signs are none. */
export function romanValue(text: string): number | null {
  let rest = text.toLowerCase();
  let value = 0;
  for (const [sign, worth] of romans)
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  return rest === '' && value > 0 ? value : null;
}

/** In letters: as far as the items below a heading are called by them. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Each entry's whole key: 'a.' below '15.' is '15.a'. Numbers in Roman signs are said as numbers. Papers that
 * stand below a number with their file numbers alone are called by letters: the third below 10 is '10C'.
 */
export function entryKeys(entries: readonly AgendaEntry[]): (string | null)[] {
  const isRoman = entries.some(
    ({ level, designator }) => level === 0 && /^ii\b/i.test(designator ?? ''),
  );
  const above: (string | null)[] = [];
  const papers = new Map<string, number>();
  return entries.map(({ designator, level, fileNumber, isHeading }) => {
    let key = designator && designatorKey(designator);
    if (key && isRoman && level <= 1)
      key = key.replace(/^[ivx]+(?=\.|$)/, (signs) =>
        level === 0 || signs.length > 1 ? String(romanValue(signs) ?? signs) : signs,
      );
    const parent = above.slice(0, level).findLast((other) => other !== null) ?? null;
    if (key && parent !== null && key !== parent && !key.startsWith(`${parent}.`))
      key = `${parent}.${key}`;
    if (!designator && parent !== null && fileNumber !== null && !isHeading) {
      const before = papers.get(parent) ?? 0;
      papers.set(parent, before + 1);
      const letter = /^\d+$/.test(parent) ? alphabet[before] : undefined;
      if (letter !== undefined) key = `${parent}.${letter}`;
    }
    above.length = level;
    above[level] = key || null;
    return key || null;
  });
}

/**
 * What readers call each entry by: 'A' below '7' is '7.A', and '2' below 'III' is 'III.2' where another entry is
 * called so as well. Those below one heading are called alike.
 */
export function readableDesignators(entries: readonly AgendaEntry[]): (string | null)[] {
  const times = Map.groupBy(entries, ({ designator }) => designator);
  const isUnclear = ({ designator }: AgendaEntry) =>
    designator !== null &&
    (/^\p{L}$/u.test(designator) || (times.get(designator)?.length ?? 0) > 1);
  const groups = Map.groupBy(entries.keys(), (at) => entryPath(entries, at).at(-1));
  const called = entries.map(({ designator }) => designator);
  for (const group of groups.values()) {
    if (!group.some((at) => entries[at] && isUnclear(entries[at]))) continue;
    for (const at of group) called[at] = fullDesignator(entries, at);
  }
  return called;
}

/** '6.a' and 'd.2' as a reader writes them: '6A', 'D2'. */
export function writtenDesignator(key: string): string {
  return key
    .replace(/\.?([a-z]+)$/, (_, letter: string) => letter.toUpperCase())
    .replace(/^([a-z])\.(?=\d+$)/, (_, letter: string) => letter.toUpperCase());
}

/** Letters as captions write them after a number: '120' for 12-O, '51' for 5-I or 5-L. */
const asDigit: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** The keys under which a designator may be heard: its own, and its letter taken for a digit. */
export function spokenKeys(key: string): string[] {
  const [number, letter, ...rest] = key.split('.');
  const digit = letter && Object.hasOwn(asDigit, letter) ? asDigit[letter] : undefined;
  return digit && rest.length === 0 ? [key, `${number}${digit}`] : [key];
}

/** Which of two designators comes first on an agenda: below zero the first; a parent before its parts. */
export function compareKeys(a: string, b: string): number {
  const [one, other] = [a.split('.'), b.split('.')];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [left, right] = [one[at], other[at]];
    if (left === right) continue;
    if (left === undefined) return -1;
    if (right === undefined) return 1;
    const [isNumber, otherIsNumber] = [/^\d/.test(left), /^\d/.test(right)];
    if (isNumber && otherIsNumber) return Number(left) - Number(right);
    if (isNumber !== otherIsNumber) return isNumber ? -1 : 1;
    return left.length - right.length || (left < right ? -1 : 1);
  }
  return 0;
}
