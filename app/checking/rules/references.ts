import { words } from '#app/proceedings/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { numbersOf } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';

type Reference = Statement['references'][number];

/** Tokens from the first named of a list to its last number: 'H.R. 5125, 5140, 5143 and 5214'. */
const longestList = 16;

/** Fewest digits by which a number without its kind is taken for the one that is meant. */
const fewestDigits = { afterItsKind: 2, alone: 3 };

/** A bill, resolution, section or item that is not the source's. */
export const references: Rule = {
  name: 'references',
  check: ({ sentence, source }) =>
    sentence.references.flatMap((reference) => reasonAgainst(reference, source) ?? []),
};

function reasonAgainst(reference: Reference, source: Statement): string | null {
  const same = source.references.some(
    (other) => other.number === reference.number && mayBeOneKind(other.kind, reference.kind),
  );
  // 'H.J.Res. 598' where the source has H.J.Res. 605 and H.Res. 598.
  const exact = source.references.filter(({ kind }) => kind === reference.kind);
  const isOtherKind = exact.length > 0 && exact.every(({ number }) => number !== reference.number);
  if (same && !(isOtherKind && /res$/.test(reference.kind))) return null;
  const ofKind = source.references.filter((other) => mayBeOneKind(other.kind, reference.kind));
  if (isSaidBare(reference, ofKind, source)) return null;
  const nearest = ofKind.at(0);
  return nearest
    ? `The source says ${nearest.label}, the sentence says ${reference.label}.`
    : `${reference.label} is not in the source.`;
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
  // 'Ward three' for 'in the third': a digit alone may be said in any way, but an item is told by it.
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
