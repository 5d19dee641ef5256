import type { NumberMention } from '../facts/numbers.ts';
import { stem } from '../language/stem.ts';
import type { Alignment } from './alignment.ts';
import { type Statement, wordsOf } from './statement.ts';

const roughly = new Set(
  'about around nearly almost approximately roughly some over more than under'.split(' '),
);

/** Reasons why numbers, amounts, dates and references of a sentence do not stand in the source. */
export function checkNumbers(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string[] {
  const taken = new Set<number>();
  const claim = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) taken.add(index);
  };
  const reasons: string[] = [];
  for (const tally of sentence.tallies) {
    if (source.tallies.length > 0) claim(tally.from, tally.to);
  }
  for (const reference of sentence.references) {
    claim(reference.from, reference.to);
    const reason = checkReference(reference, source);
    if (reason) reasons.push(reason);
  }
  for (const date of sentence.dates) {
    claim(date.from, date.to);
    const reason = checkDate(date, sentence, source);
    if (reason) reasons.push(reason);
  }
  for (const mention of sentence.numbers) {
    if (taken.has(mention.from)) continue;
    const reason = checkNumber(mention, sentence, source, alignment);
    if (reason) reasons.push(reason);
  }
  // Numbers written with letters or colons: '6:10', '4F', 'FY26'.
  sentence.tokens.forEach((token, index) => {
    if (taken.has(index) || !/\d/.test(token.word)) return;
    if (sentence.numbers.some((mention) => mention.from <= index && index < mention.to)) return;
    const bare = token.word.replace(/[:.,$£€%]/g, '');
    if (
      source.words.has(token.word) ||
      source.tokens.some((other) => other.word.replace(/[:.,$£€%]/g, '') === bare)
    )
      return;
    reasons.push(`“${token.text}” is not in the source.`);
  });
  const turned = turnedRange(sentence, source);
  if (turned) reasons.push(turned);
  return reasons;
}

/** 'From $26 to $25' where the source says 'from $25 to $26'. */
function turnedRange(sentence: Statement, source: Statement): string | null {
  const said = rangesIn(source);
  for (const [from, to] of rangesIn(sentence)) {
    if (from.value === to.value) continue;
    const straight = said.some(([a, b]) => a.value === from.value && b.value === to.value);
    const turned = said.find(([a, b]) => a.value === to.value && b.value === from.value);
    if (turned && !straight)
      return `The source says ${wordsOf(source, turned[0].from - 1, turned[1].to)}, the sentence says ${wordsOf(sentence, from.from - 1, to.to)}.`;
  }
  return null;
}

function rangesIn(statement: Statement): [NumberMention, NumberMention][] {
  const ranges: [NumberMention, NumberMention][] = [];
  for (let index = 1; index < statement.numbers.length; index += 1) {
    const [a, b] = [statement.numbers[index - 1], statement.numbers[index]];
    if (!a || !b || b.from - a.to > 4) continue;
    const opens = statement.tokens[a.from - 1]?.word === 'from';
    if (opens && statement.tokens[b.from - 1]?.word === 'to') ranges.push([a, b]);
  }
  return ranges;
}

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

function checkReference(
  reference: Statement['references'][number],
  source: Statement,
): string | null {
  const same = source.references.some(
    (other) => other.number === reference.number && compatibleKinds(other.kind, reference.kind),
  );
  if (same) return null;
  const value = Number(reference.number.replace(/-.*/, ''));
  const ofKind = source.references.filter((other) => compatibleKinds(other.kind, reference.kind));
  // In a list the kind is said once: 'H.R. 5125, 5140 and 5143'.
  const bare = source.numbers.some(
    (mention) =>
      mention.value === value && mention.unit === 'plain' && reference.number.length >= 2,
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

function checkDate(
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
  if (fits) return null;
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

function checkNumber(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string | null {
  const said = wordsOf(sentence, mention.from, mention.to);
  const first = sentence.tokens[mention.from];
  const isArticle = mention.value === 1 && first?.word === 'one';
  if (isArticle && followingStem(sentence, mention.to) === null) return null;
  const equal = source.numbers.filter((other) => sameValue(mention, other, sentence));
  const swapped = inGap(mention, sentence, source, alignment);
  if (equal.length > 0 || spelledOut(mention.value, source)) {
    // Out of the order of the source a number may stand elsewhere in the sentence as well.
    const isElsewhere = sentence.numbers.some(({ value }) => value === swapped?.value);
    if (swapped && (alignment.share >= 0.8 || !isElsewhere))
      return `The source says ${textOf(source, swapped)}, the sentence says ${withUnit(sentence, mention)}.`;
    return misplaced(mention, equal, sentence, source);
  }
  if (isArticle) {
    const noun = followingStem(sentence, mention.to);
    const other = boundTo(source, noun).find((found) => found.value !== 1);
    return other && !source.words.has('a') && !source.words.has('an')
      ? `The source says ${withUnit(source, other)}, the sentence says ${withUnit(sentence, mention)}.`
      : null;
  }
  const counterpart = textOf(
    source,
    swapped ?? boundTo(source, followingStem(sentence, mention.to))[0],
  );
  return counterpart
    ? `The source says ${counterpart}, the sentence says ${withUnit(sentence, mention)}.`
    : `“${said}” is not in the source.`;
}

function sameValue(mention: NumberMention, other: NumberMention, sentence: Statement): boolean {
  if (other.value === mention.value) {
    if (mention.unit === 'money' && other.unit === 'percent') return false;
    if (mention.unit === 'percent' && other.unit === 'money') return false;
    if (mention.currency && other.currency && mention.currency !== other.currency) return false;
    return true;
  }
  const before = sentence.tokens[mention.from - 1]?.word ?? '';
  const isRough =
    roughly.has(before) && mention.value >= 20 && digitsOf(mention.value) < digitsOf(other.value);
  return isRough && Math.abs(other.value - mention.value) <= Math.abs(other.value) * 0.05;
}

/** Significant digits: 700 has one, 702 three. Only a rounder number may stand for another. */
function digitsOf(value: number): number {
  return String(value).replace('.', '').replace(/0+$/, '').length;
}

/** Sizes that people say in a word: a dozen, half. */
function spelledOut(value: number, source: Statement): boolean {
  if (value === 12) return source.words.has('dozen');
  if (value === 50) return source.words.has('half');
  if (value === 100) return source.words.has('hundred') || source.words.has('century');
  if (value === 2)
    return (
      source.words.has('both') ||
      source.words.has('couple') ||
      source.words.has('twice') ||
      source.words.has('pair')
    );
  if (value === 0) return /\b(?:no|none|nobody|zero|unanimous\w*)\b/i.test(source.text);
  if (value === 3) return source.words.has('triple');
  return false;
}

function followingStem(statement: Statement, index: number): string | null {
  const token = statement.tokens[index];
  if (!token || token.gap !== 'none') return null;
  return statement.stems[index] || (token.word.length > 2 ? stem(token.word) : null);
}

function boundTo(source: Statement, noun: string | null): NumberMention[] {
  if (noun === null) return [];
  return source.numbers.filter((other) => followingStem(source, other.to) === noun);
}

/** The number standing in the source where the sentence, word for word the same, has another. */
function inGap(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): NumberMention | null {
  if (alignment.share < 0.5) return null;
  for (const gap of alignment.gaps) {
    if (mention.from < gap.sentence[0] || mention.to > gap.sentence[1]) continue;
    if (gap.source[1] - gap.source[0] > 6 || gap.sentence[1] - gap.sentence[0] > 6) return null;
    const inside = source.numbers.filter(
      (other) => other.from >= gap.source[0] && other.to <= gap.source[1],
    );
    const isExact =
      gap.sentence[1] - gap.sentence[0] <= mention.to - mention.from + 1 &&
      gap.source[1] - gap.source[0] <= 3;
    if (alignment.share < 0.8 && !isExact) return null;
    if (inside.length === 0 || inside.some((other) => sameValue(mention, other, sentence)))
      return null;
    return inside[0] ?? null;
  }
  return null;
}

/** A number that stands elsewhere in the source while another one is said of the same thing. */
function misplaced(
  mention: NumberMention,
  equal: readonly NumberMention[],
  sentence: Statement,
  source: Statement,
): string | null {
  const noun = followingStem(sentence, mention.to);
  const bound = boundTo(source, noun);
  if (bound.length === 0 || bound.some((other) => sameValue(mention, other, sentence))) return null;
  // '312 applications, 48 funded' turned into '48 applications, 312 funded'
  const exchanged = bound.find((other) =>
    sentence.numbers.some((claim) => claim !== mention && claim.value === other.value),
  );
  if (exchanged)
    return `The source says ${textOf(source, exchanged)}, the sentence says ${withUnit(sentence, mention)}.`;
  const around = new Set(
    sentence.stems
      .slice(Math.max(0, mention.from - 8), mention.to + 8)
      .filter((entry) => entry !== ''),
  );
  const near = (other: NumberMention) => {
    const seen = new Set<string>();
    for (let index = Math.max(0, other.from - 10); index < other.to + 10; index += 1) {
      const found = source.stems[index];
      if (found && around.has(found)) seen.add(found);
    }
    return seen.size;
  };
  const own = Math.max(0, ...equal.map(near));
  const rival = bound.reduce((best, other) => (near(other) > near(best) ? other : best));
  if (near(rival) <= own || near(rival) < 2) return null;
  return `The source says ${textOf(source, rival)}, the sentence says ${withUnit(sentence, mention)}.`;
}

function textOf(statement: Statement, mention: NumberMention | undefined): string | null {
  return mention ? withUnit(statement, mention) : null;
}

function withUnit(statement: Statement, mention: NumberMention): string {
  const next = statement.tokens[mention.to];
  const withNext = next && next.gap === 'none' && statement.stems[mention.to] !== '' ? 1 : 0;
  return wordsOf(statement, mention.from, mention.to + withNext);
}
