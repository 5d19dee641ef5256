import { words } from '#app/platform/language/pattern.ts';
import type { Compared } from '../comparison/compared.ts';
import type { Rule } from '../rule.ts';
import { partsOf, saysParts } from '../statement/citation-parts.ts';
import { numberAt, numbersOf } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';

type Reference = Statement['references'][number];

/** Tokens from the first named of a list to its last number: 'H.R. 5125, 5140, 5143 and 5214'. */
const longestList = 16;

/** Fewest digits by which a number without its kind is taken for the one that is meant. */
const fewestDigits = { afterItsKind: 2, alone: 3 };

/** A bill, resolution, section or item that is not the source's. */
export const references: Rule = {
  name: 'references',
  check: (compared) =>
    compared.sentence.references.flatMap((reference) => reasonAgainst(reference, compared) ?? []),
};

function reasonAgainst(reference: Reference, compared: Compared): string | null {
  const { sentence, source } = compared;
  const ofKind = source.references.filter((other) => mayBeOneKind(other.kind, reference.kind));
  const same = ofKind.filter(({ number }) => isSameNumber(number, reference.number));
  // 'H.J.Res. 598' where the source has H.J.Res. 605 and H.Res. 598.
  const exact = ofKind.filter(({ kind }) => kind === reference.kind);
  const isOtherKind = exact.length > 0 && exact.every(({ number }) => number !== reference.number);
  const said = same.filter((other) => saysSameParts(reference, sentence, other, source));
  if (said.length > 0 && !(isOtherKind && /res$/.test(reference.kind))) return null;
  if (isSaidApart(reference.number, source)) return null;
  const isCutOff = same.length > 0 && said.length === 0;
  if (!isCutOff && isSaidBare(reference, ofKind, source)) return null;
  const nearest = (isCutOff ? same : ofKind).reduce<Reference | null>(
    (best, other) => (best && !isNearer(other, best, reference, compared) ? best : other),
    null,
  );
  const claimed = shown(reference, sentence);
  return nearest
    ? `The source says ${shown(nearest, source)}, the sentence says ${claimed}.`
    : `${claimed} is not in the source.`;
}

/** 'Ordinance 2026 12' for 2026-12. */
function isSaidApart(number: string, source: Statement): boolean {
  const [, year, place] = /^(\d{2,4})-0*(\d{1,3})$/.exec(number) ?? [];
  if (year === undefined || place === undefined) return false;
  return numbersOf(source, Number(year)).some(
    ({ to }) => numberAt(source, to)?.value === Number(place),
  );
}

/** Captions write 'resolution 26-03' as it is said: '2603'. */
const isSameNumber = (said: string, claimed: string) =>
  said === claimed || (said.length > 3 && said === claimed.replace('-', ''));

/** A citation cut off, or with a part more, is another: 'Section 2' is not 'Section 2(c)(3)'. */
function saysSameParts(
  reference: Reference,
  sentence: Statement,
  other: Reference,
  source: Statement,
): boolean {
  const said = partsOf(source, other).lists;
  return partsOf(sentence, reference).lists.every(
    (parts) =>
      said.some((list) => list.join('/') === parts.join('/')) || saysParts(source, other, parts),
  );
}

const shown = (reference: Reference, statement: Statement) =>
  `${reference.label}${partsOf(statement, reference).text}`;

/** Whether a reference is meant rather than another: by its digits, its kind, then its place. */
function isNearer(a: Reference, b: Reference, meant: Reference, { alignment }: Compared): boolean {
  const middle = (alignment.from + alignment.to) / 2;
  const order = (other: Reference) => [
    digitsApart(other.number, meant.number),
    other.kind === meant.kind ? 0 : 1,
    Math.abs(other.from - middle),
  ];
  const [first, second] = [order(a), order(b)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0);
}

/** A slip changes a digit sooner than it loses one. */
const lostDigit = 2;

/** How far two numbers are from one another, digit by digit. */
function digitsApart(a: string, b: string): number {
  let apart = Math.abs(a.length - b.length) * lostDigit;
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) if (a[at] !== b[at]) apart += 1;
  return apart;
}

/** In a list the kind is said once: 'H.R. 5125, 5140 and 5143'. */
function isSaidBare(
  { kind, number }: Reference,
  ofKind: readonly Reference[],
  source: Statement,
): boolean {
  const value = Number(number.replace(/-.*/, ''));
  const ends = new Set(ofKind.map(({ to }) => to));
  const isInList = (at: number) => {
    for (let before = 0; before <= longestList; before += 1) if (ends.has(at - before)) return true;
    return false;
  };
  const isListed =
    number.length >= fewestDigits.afterItsKind &&
    numbersOf(source, value).some(
      ({ unit, from }) => unit === 'plain' && (ofKind.length === 0 || isInList(from)),
    );
  const isLong = ofKind.length > 0 || number.length >= fewestDigits.alone;
  if (isListed && isLong && source.text.includes(number)) return true;
  // 'Ward 3' for 'in three': a digit alone may be said in any way, but it is all an item has.
  return (
    kind !== 'item' &&
    ofKind.length === 0 &&
    number.length < fewestDigits.afterItsKind &&
    numbersOf(source, value).length > 0
  );
}

/** Kinds of which one is said for the other; each pair in the order of the alphabet. */
const oneKind: ReadonlySet<string> = new Set(
  words(`
    bill/hr bill/hres bill/hb bill/sb ab/bill bill/cb hb/hr
    hres/resolution hjres/resolution hconres/resolution resolution/sres resolution/sjres
    hjres/hres cb/ordinance ordinance/resolution
  `),
);

const mayBeOneKind = (a: string, b: string) => a === b || oneKind.has([a, b].sort().join('/'));
