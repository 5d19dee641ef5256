import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import type { Alignment } from './alignment.ts';
import { sameValue } from './same-value.ts';
import { type Statement, wordsOf } from './statement.ts';
import { groupsOf } from './word-groups.ts';

/** 'From $26 to $25' where the source says 'from $25 to $26'. */
export function turnedRange(sentence: Statement, source: Statement): string | null {
  const said = rangesIn(source);
  for (const [from, to] of rangesIn(sentence)) {
    if (from.value === to.value) continue;
    const straight = said.some(([a, b]) => a.value === from.value && b.value === to.value);
    const turned = said.find(([a, b]) => a.value === to.value && b.value === from.value);
    if (turned && !straight)
      return `The source goes from ${withUnit(source, turned[0])} to ${withUnit(source, turned[1])}, the sentence the other way.`;
  }
  return null;
}

export function rangesIn(statement: Statement): [NumberMention, NumberMention][] {
  const ranges: [NumberMention, NumberMention][] = [];
  for (let index = 1; index < statement.numbers.length; index += 1) {
    const [a, b] = [statement.numbers[index - 1], statement.numbers[index]];
    if (!a || !b || b.from - a.to > 9) continue;
    const before = statement.tokens[a.from - 1]?.word ?? '';
    const between = statement.text.slice(
      statement.tokens[a.to - 1]?.end,
      statement.tokens[b.from]?.start,
    );
    if (/[;?!]|\. /.test(between)) continue;
    // '8 tons, down from 20', 'a 300 foot setback, it was 150', 'to 2,980 from 3,410'
    const isTurned =
      /\b(?:up|down|instead|reduced|increased|raised|lowered) (?:from|of) (?:about )?$/.test(
        between,
      ) ||
      /, (?:(?:it|that|which) )?(?:was|had been|used to be) (?:about )?$/.test(between) ||
      (/^(?:to|at)$/.test(before) && /^(?:\s\p{L}+){0,3},? from $/u.test(between));
    if (isTurned) ranges.push([b, a]);
    else if (before === 'from' && /\bto (?:about |nearly )?$/.test(between)) ranges.push([a, b]);
  }
  return ranges;
}

/** Whether a number is the same end of the same range in sentence and source. */
export function runsAlike(mention: NumberMention, sentence: Statement, source: Statement): boolean {
  const said = rangesIn(source);
  return rangesIn(sentence).some(
    ([from, to]) =>
      (from === mention || to === mention) &&
      said.some(([a, b]) => a.value === from.value && b.value === to.value),
  );
}

function isLikeNoun(noun: string | null, other: string): boolean {
  return noun !== null && groupsOf(noun).some((group) => groupsOf(other).includes(group));
}

export function followingStem(statement: Statement, index: number): string | null {
  const token = statement.tokens[index];
  if (token?.gap !== 'none') return null;
  return statement.stems[index] || (token.word.length > 2 ? stem(token.word) : null);
}

export function boundTo(source: Statement, noun: string | null): NumberMention[] {
  if (noun === null) return [];
  return source.numbers.filter((other) => followingStem(source, other.to) === noun);
}

/** The number standing in the source where the sentence, word for word the same, has another. */
export function inGap(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): NumberMention | null {
  if (alignment.share < 0.5) return null;
  for (const gap of alignment.gaps) {
    // Of '$7.3 million' for '$1.2 million' only the figure differs; the size word is the same.
    const isInside = mention.from >= gap.sentence[0] && mention.to <= gap.sentence[1];
    const holdsGap = mention.from <= gap.sentence[0] && mention.to >= gap.sentence[1];
    if ((!isInside && !holdsGap) || gap.sentence[1] <= gap.sentence[0]) continue;
    if (gap.source[1] - gap.source[0] > 6 || gap.sentence[1] - gap.sentence[0] > 6) return null;
    const inside = source.numbers.filter((other) =>
      isInside && !holdsGap
        ? other.from >= gap.source[0] && other.to <= gap.source[1]
        : other.from < gap.source[1] && other.to > gap.source[0],
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

/** Whether a number takes exactly the place of another between words that are the same. */
export function isExactGap({ from, to }: NumberMention, { share, gaps }: Alignment): boolean {
  return (
    share >= 0.65 &&
    gaps.some(
      (gap) =>
        gap.sentence[0] >= from &&
        gap.sentence[1] <= to &&
        gap.sentence[1] - gap.sentence[0] === gap.source[1] - gap.source[0],
    )
  );
}

/** A number that stands elsewhere in the source while another one is said of the same thing. */
export function misplaced(
  mention: NumberMention,
  equal: readonly NumberMention[],
  sentence: Statement,
  source: Statement,
): string | null {
  const noun = followingStem(sentence, mention.to);
  const bound = boundTo(source, noun);
  if (bound.length === 0 || bound.some((other) => sameValue(mention, other, sentence))) return null;
  // '450 kids' for '450 students': its own place counts the same thing in another word.
  if (noun !== null && equal.some((own) => isLikeNoun(followingStem(source, own.to), noun)))
    return null;
  // A range that runs as the source's does is no misplacement.
  if (runsAlike(mention, sentence, source)) return null;
  // '312 applications, 48 funded' turned into '48 applications, 312 funded'
  const isRange = rangesIn(source).some((ends) => ends.some((end) => equal.includes(end)));
  const exchanged = bound.find(
    (other) =>
      !isRange &&
      sentence.numbers.some((claim) => claim !== mention && claim.value === other.value),
  );
  if (exchanged)
    return `The source says ${textOf(source, exchanged)}, the sentence says ${withUnit(sentence, mention)}.`;
  // 'Twelve were for it and four against': the number stands for its noun.
  if (isElliptic(source, equal, noun)) return null;
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

const voters =
  /^(?:speak|member|person|resident|vote|voter|commission|council|councilmemb|truste|supervis|household|email|letter|student|parent|neighbor|other|legislat|senat)\w*$/;

/** Whether one of a value's places in the source has no noun of its own. */
export function isElliptic(
  source: Statement,
  equal: readonly NumberMention[],
  noun: string | null,
): boolean {
  const countsPeople = noun !== null && voters.test(noun);
  const leads =
    /^(?:were|was|are|is|have|had|has|said|of|for|against|in|who|asked|did|got|do|went)$/;
  return equal.some(({ from, to }) => {
    // 'Four in favor' counts those who vote and nothing else.
    if (!countsPeople && source.tallies.some((tally) => tally.from <= from && from < tally.to))
      return false;
    const next = source.tokens[to];
    return (
      next === undefined ||
      next.gap !== 'none' ||
      leads.test(next.word) ||
      (/^(?:with|and|but|so|to|from|by|on|at|as|if|when|it|that|this|or|then|for|only|not|yet)$/.test(
        next.word,
      ) &&
        !/^(?:or|to)$/.test(next.word))
    );
  });
}

export function textOf(statement: Statement, mention: NumberMention | undefined): string | null {
  return mention ? withUnit(statement, mention) : null;
}

export function withUnit(statement: Statement, mention: NumberMention): string {
  const next = statement.tokens[mention.to];
  const withNext = next && next.gap === 'none' && statement.stems[mention.to] !== '' ? 1 : 0;
  return wordsOf(statement, mention.from, mention.to + withNext);
}
