import { findNames } from '#app/proceedings/facts/names.ts';
import { findReferences, type Reference } from '#app/proceedings/facts/references.ts';
import { lettersApart } from '#app/proceedings/language/letters-apart.ts';

/** In letters: names that are shorter and nearly alike are two people more often than one. */
const slip = { fewest: 5, most: 2 };
/** In digits: shorter numbers are near one another by chance. */
const fewestDigits = 3;

type Known = { titles?: readonly string[]; members?: readonly string[] };

/** Numbers of papers and names of members that nobody knows, where one that is known is near. */
export function nearMisses(text: string, { titles = [], members = [] }: Known): string[] {
  return [...strangePapers(text, titles), ...strangeNames(text, members)];
}

function strangePapers(text: string, titles: readonly string[]): string[] {
  const known = titles.flatMap((title) => findReferences(title));
  return findReferences(text).flatMap((one) => {
    const same = known.filter(({ kind }) => kind === one.kind);
    if (same.some(({ number }) => digits(number) === digits(one.number))) return [];
    const near = same.find((other) => isNear(one, other));
    return near ? [`${one.label} is not on the agenda, where ${near.label} stands.`] : [];
  });
}

const digits = (number: string) => number.replace(/\W/g, '').toLowerCase();

/** One digit other, or two exchanged. */
function isNear(one: Reference, other: Reference): boolean {
  const [a, b] = [digits(one.number), digits(other.number)];
  if (Math.min(a.length, b.length) < fewestDigits) return false;
  const isSwapped = a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
  return lettersApart(a, b) === 1 || (isSwapped && lettersApart(a, b) === 2);
}

function strangeNames(text: string, members: readonly string[]): string[] {
  const surnames = members.map((member) => member.trim().split(/\s+/).at(-1) ?? '');
  const isKnown = (name: string) =>
    members.some((member) => member.toLowerCase().includes(name.toLowerCase()));
  const unfit = findNames(text).flatMap(({ name }) => {
    const own = name.split(' ').at(-1) ?? '';
    if (own.length < slip.fewest || isKnown(own)) return [];
    const near = surnames.filter((surname) => isSlip(own.toLowerCase(), surname.toLowerCase()));
    return near.length === 1 ? [strangeName(own, near[0] ?? '')] : [];
  });
  return [...new Set(unfit)];
}

const strangeName = (own: string, near: string) =>
  `${own} is not on the roster, where ${near} stands.`;

/** The name that such a finding is of, and how the roster spells it; null for another finding. */
export function spellingIn(finding: string): { from: string; to: string } | null {
  const [, from, to] = /^(\S+) is not on the roster, where (\S+) stands\.$/.exec(finding) ?? [];
  return from && to ? { from, to } : null;
}

const isSlip = (name: string, surname: string) =>
  surname.length >= slip.fewest && name !== surname && lettersApart(name, surname) <= slip.most;
