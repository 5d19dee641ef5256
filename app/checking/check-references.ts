import { type Statement, wordsOf } from './statement.ts';

/** Tokens from the first named of a list to its last number. */
const longestList = 16;

function compatibleKinds(a: string, b: string): boolean {
  if (a === b) return true;
  const joined = [a, b].sort().join(' ');
  return (
    /^(?:bill .*|.* bill|hres resolution|hjres resolution|resolution sres|resolution sjres|hconres resolution|hb hr|ab bill|hjres hres|item .*|.* item|case .*|cb ordinance|ordinance resolution)$/.test(
      joined,
    ) &&
    (joined.includes('bill') ? /hr|hb|sb|ab|cb|^bill bill/.test(joined) : !/item|case/.test(joined))
  );
}

/** Why a bill, resolution or item of a sentence is not the source's; null where it is. */
export function checkReference(
  reference: Statement['references'][number],
  source: Statement,
): string | null {
  const same = source.references.some(
    (other) => other.number === reference.number && compatibleKinds(other.kind, reference.kind),
  );
  // 'H.J.Res. 598' where the source has H.J.Res. 605 and H.Res. 598.
  const exact = source.references.filter(({ kind }) => kind === reference.kind);
  const isOtherKind = exact.length > 0 && exact.every(({ number }) => number !== reference.number);
  if (same && !(isOtherKind && /res$/.test(reference.kind))) return null;
  const value = Number(reference.number.replace(/-.*/, ''));
  const ofKind = source.references.filter((other) => compatibleKinds(other.kind, reference.kind));
  // In a list the kind is said once: 'H.R. 5125, 5140 and 5143'.
  const bare = source.numbers.some(
    (mention) =>
      mention.value === value &&
      mention.unit === 'plain' &&
      reference.number.length >= 2 &&
      (ofKind.length === 0 ||
        ofKind.some(({ to }) => mention.from >= to && mention.from - to <= longestList)),
  );
  const identical = source.text.includes(reference.number);
  if (bare && (ofKind.length > 0 || reference.number.length >= 3) && identical) return null;
  if (
    reference.kind !== 'item' &&
    source.numbers.some((mention) => mention.value === value && reference.number.length < 2) &&
    ofKind.length === 0
  )
    return null;
  const nearest = ofKind.at(0);
  return nearest
    ? `The source says ${nearest.label}, the sentence says ${reference.label}.`
    : `${reference.label} is not in the source.`;
}

/** Why a date of a sentence is not in the source; null where it is. */
export function checkDate(
  date: Statement['dates'][number],
  sentence: Statement,
  source: Statement,
): string | null {
  const fits = source.dates.some(
    (other) =>
      other.month === date.month &&
      (date.day === null || other.day === date.day) &&
      (date.year === null ||
        other.year === date.year ||
        (other.year === null && hasYear(source, date.year))),
  );
  // Captions write 'in march' small, and a month alone is then read as a word.
  const month = sentence.tokens[date.from]?.word ?? '';
  const isMonthAlone = date.day === null && date.year === null;
  if (fits || (isMonthAlone && saysMonth(source, month))) return null;
  const said = wordsOf(sentence, date.from, date.to);
  const closest =
    source.dates.find((other) => other.month === date.month && other.day !== date.day) ??
    source.dates.find((other) => other.day === date.day && date.day !== null) ??
    source.dates[0];
  return closest
    ? `The source says ${wordsOf(source, closest.from, closest.to)}, the sentence says ${said}.`
    : `The date ${said} is not in the source.`;
}

function hasYear(source: Statement, year: number): boolean {
  return source.numbers.some((mention) => mention.value === year);
}

function saysMonth(source: Statement, month: string): boolean {
  return source.tokens.some(
    ({ word }, at) =>
      word === month &&
      /^(?:in|by|since|until|till|through|from|last|next|this|of|and|to|late|early|mid|before|after)$/.test(
        source.tokens[at - 1]?.word ?? '',
      ),
  );
}
