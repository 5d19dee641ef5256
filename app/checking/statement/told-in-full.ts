import { magnitudes, own } from '#app/proceedings/facts/number-vocabulary.ts';
import { type NumberMention, readNumbers } from '#app/proceedings/facts/numbers.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';

const cent = 0.01;
const dozen = 12;
const half = 1 / 2;
const partsOf: Readonly<Record<string, number>> = { half, quarter: half / 2, quarters: half / 2 };

/** Floating point makes 0.1 + 0.2 something else. */
const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/**
 * The numbers of a text as figures would give them: '15 cents' is $0.15, 'a quarter of a million'
 * 250,000, 'a million and a half' 1,500,000, 'two dozen' 24.
 */
export function numbersToldInFull(tokens: readonly Token[]): NumberMention[] {
  const told: NumberMention[] = [];
  for (const mention of readNumbers(tokens)) {
    const whole = inFull(mention, tokens);
    const last = told.at(-1);
    // 'Two and three quarters': the three is told.
    if (last && mention.from < last.to) continue;
    // 'Three quarters of a million': the three is part of it.
    if (last && last.to > whole.from) told.pop();
    told.push(whole);
  }
  const sized = told.map((mention, index) => sizeSaidOnce(mention, told[index + 1], tokens));
  const between = (from: number, to: number) => [
    ...quartersBetween(tokens, from, to),
    ...dozensBetween(tokens, from, to),
  ];
  const quarters = told.flatMap(({ from }, index) => between(told[index - 1]?.to ?? 0, from));
  quarters.push(...between(told.at(-1)?.to ?? 0, tokens.length));
  return quarters.length === 0 ? sized : [...sized, ...quarters].sort((a, b) => a.from - b.from);
}

function inFull(mention: NumberMention, tokens: readonly Token[]): NumberMention {
  const { to, value, unit } = mention;
  const after = tokens[to]?.gap === 'none' ? tokens[to]?.word : '';
  if (unit === 'plain' && (after === 'cents' || after === 'cent'))
    return { ...mention, value: exact(value * cent), to: to + 1, unit: 'money', currency: 'USD' };
  if (unit === 'plain' && after === 'dozen')
    return { ...mention, value: value * dozen, to: to + 1 };
  return (
    partOfSize(mention, tokens) ??
    andAHalf(mention, tokens) ??
    andAQuarter(mention, tokens) ??
    mention
  );
}

/** 'Three and a quarter percent', 'two and three quarters'. */
function andAQuarter(mention: NumberMention, tokens: readonly Token[]): NumberMention | null {
  const { value, to } = mention;
  const [and, count, part] = [to, to + 1, to + 2].map((at) => tokens[at]?.word ?? '');
  if (and !== 'and' || value >= largestPart) return null;
  const quarters =
    count === 'a' && part === 'quarter' ? 1 : count === 'three' && part === 'quarters' ? 3 : 0;
  if (quarters === 0) return null;
  const isPercent = tokens[to + 3]?.word === 'percent';
  return {
    ...mention,
    value: value + quarters / 4,
    to: to + 3,
    unit: isPercent ? 'percent' : mention.unit,
  };
}

/** 'Half a million', 'three quarters of a million': the number found is the million. */
function partOfSize(mention: NumberMention, tokens: readonly Token[]): NumberMention | null {
  const { from, value } = mention;
  const word = (at: number) => tokens[at]?.word ?? '';
  if (word(from) !== 'a' || own(magnitudes, word(from + 1)) !== value) return null;
  const at = word(from - 1) === 'of' ? from - 2 : from - 1;
  const part = own(partsOf, word(at));
  if (part === null) return null;
  const before = word(at - 1);
  if (word(at) === 'quarters')
    return before === 'three' ? { ...mention, value: value * part * 3, from: at - 1 } : null;
  return { ...mention, value: value * part, from: before === 'a' ? at - 1 : at };
}

const trailing = ['and', 'a', 'half'];

/** 'A million and a half' is half a million more, not half a one. */
function andAHalf(mention: NumberMention, tokens: readonly Token[]): NumberMention | null {
  const { value, to } = mention;
  const first = to - trailing.length;
  if (trailing.some((word, ahead) => tokens[first + ahead]?.word !== word)) return null;
  const size = own(magnitudes, tokens[first - 1]?.word ?? '');
  return size === null ? null : { ...mention, value: exact(value - half) + size * half };
}

const joins = /^(?:to|or|and|through)$/;
const largestPart = 1000;

/** 'Between $1.2 and $1.5 million' is of millions on both sides. */
function sizeSaidOnce(
  mention: NumberMention,
  next: NumberMention | undefined,
  tokens: readonly Token[],
): NumberMention {
  const { value, to, from, unit } = mention;
  const join = tokens[to]?.word ?? '';
  if (!next || next.from !== to + 1 || !joins.test(join) || value >= largestPart) return mention;
  const word = tokens[next.to - 1]?.word ?? '';
  const size = word === 'hundred' ? 100 : own(magnitudes, word);
  if (size === null || next.value < size || unit === 'percent') return mention;
  const isPair = join !== 'and' || tokens[from - 1]?.word === 'between';
  const isAlike = isPair && value * size < next.value * 10 && value * size * 10 > next.value;
  return isAlike ? { ...mention, value: exact(value * size) } : mention;
}

/** 'A quarter million', 'half million', in which no number is found. */
function quartersBetween(tokens: readonly Token[], from: number, to: number): NumberMention[] {
  const found: NumberMention[] = [];
  for (let at = from; at < to - 1; at += 1) {
    const next = tokens[at + 1];
    const [part, size] = [own(partsOf, tokens[at]?.word ?? ''), own(magnitudes, next?.word ?? '')];
    if (part === null || size === null || next?.gap !== 'none') continue;
    const isMoney = /^dollars?$/.test(tokens[at + 2]?.word ?? '');
    found.push({
      ...{ value: size * part, from: at, to: at + 2 },
      ...(isMoney ? { unit: 'money', currency: 'USD' } : { unit: 'plain', currency: null }),
    });
  }
  return found;
}

/** 'A dozen' and 'half a dozen', in which no number is found. */
function dozensBetween(tokens: readonly Token[], from: number, to: number): NumberMention[] {
  const found: NumberMention[] = [];
  for (let at = from + 1; at < to; at += 1) {
    if (tokens[at]?.word !== 'dozen' || tokens[at - 1]?.word !== 'a') continue;
    const isHalf = at - 2 >= from && tokens[at - 2]?.word === 'half';
    const first = isHalf ? at - 2 : at - 1;
    const value = isHalf ? dozen * half : dozen;
    found.push({ value, from: first, to: at + 1, unit: 'plain', currency: null });
  }
  return found;
}
