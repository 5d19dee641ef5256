import { type NumberMention, readNumbers } from '../facts/numbers.ts';
import type { Token } from '../language/tokens.ts';
import {
  afterSide,
  between,
  formal,
  misheard,
  nobody,
  opposes,
  type Side,
  sides,
  weak,
} from './side-vocabulary.ts';

/** A count of votes as it was said. A side that was not said, or was lost, is null. */
export type Tally = {
  yes: number | null;
  no: number | null;
  abstain: number | null;
  from: number;
  to: number;
};

// Distances in words: from a number back to its side and on to it, and between two sides of a count.
const reach = { before: 4, after: 4, sides: 8 };
/** The clerk's report of a count is short; in it a word that captions bent is believed. */
const reportWords = 8;
/** A misheard side without its number stands only in the shortest report: 'ayes, two nose'. */
const shortestReport = 6;
/** A report of a count in which 'not opposed' counts nobody. */
const longestReport = 14;
/** Yes, no and abstaining. */
const mostSides = 3;
/** Numbers from here on count no votes. */
const tooMany = 1000;

const isThere = /^(?:there's|is|was|are|were|be|been|has|have|had|see)$/;

type Count = { side: Side; value: number | null; at: number };

function sideAt(tokens: readonly Token[], index: number): { side: Side; length: number } | null {
  const word = tokens[index]?.word ?? '';
  if (
    (word === 'favor' || word === 'favour' || word === 'support') &&
    tokens[index - 1]?.word === 'in'
  )
    return { side: 'yes', length: 1 };
  // 'Five for and two against'
  if (
    word === 'for' &&
    /^\d+$|^\p{L}+$/u.test(tokens[index - 1]?.word ?? '') &&
    tokens.slice(index + 2, index + 6).some((token) => /^(?:against|opposed)$/.test(token.word))
  )
    return { side: 'yes', length: 1 };
  if (isNobodyOpposed(tokens, index)) return { side: 'no', length: 1 };
  if (word === 'opposition' && tokens[index - 1]?.word === 'in') return { side: 'no', length: 1 };
  // 'There was no 12 on it.'
  if (word === 'no' && isThere.test(tokens[index - 1]?.word ?? '')) return null;
  const side = sides.get(word);
  return side ? { side, length: 1 } : null;
}

/** 'Eight in favor, not opposed': a count in favor, and right after it that nobody is against. */
function isNobodyOpposed(tokens: readonly Token[], index: number): boolean {
  if (!opposes.has(tokens[index]?.word ?? '') || tokens.length > longestReport) return false;
  const isNoOne = tokens[index - 1]?.word === 'one' && tokens[index - 2]?.word === 'no';
  const before = isNoOne ? 'nobody' : (tokens[index - 1]?.word ?? '');
  const favor = tokens
    .slice(Math.max(0, index - 5), index)
    .findIndex(({ word }) => word === 'favor');
  return favor >= 0 && nobody.has(before);
}

const ofItem = /^(?:is|are|was|passes|carries)$/;

/** Counts with their sides named, in one statement. */
export function labelledTallies(tokens: readonly Token[]): Tally[] {
  if (!tokens.some(({ word }) => sides.has(word) || misheard.has(word) || word === 'favor'))
    return [];
  const numbers = voteNumbers(tokens);
  const endingAt = new Map(numbers.map((mention) => [mention.to, mention]));
  const startingAt = new Map(numbers.map((mention) => [mention.from, mention]));
  const numberBefore = (index: number): NumberMention | null => {
    for (let back = 0; back < reach.before; back += 1) {
      const mention = endingAt.get(index - back);
      if (mention) return mention;
      if (!between.has(tokens[index - back - 1]?.word ?? '')) return null;
    }
    return null;
  };
  /** 'None opposed', 'none in the negative'. */
  const noneBefore = (index: number): boolean => {
    let back = 1;
    while (back < reach.before && between.has(tokens[index - back]?.word ?? '')) back += 1;
    return /^(?:none|nobody)$/.test(tokens[index - back]?.word ?? '');
  };
  const numberAfter = (index: number): NumberMention | null => {
    // 'Yes, five in the affirmative': an answer, and then the count.
    const isAnswer = /^(?:yes|no)$/.test(tokens[index]?.word ?? '');
    if (isAnswer && tokens[index + 1]?.gap !== 'none') return null;
    for (let ahead = 1; ahead < reach.after; ahead += 1) {
      if (tokens[index + ahead]?.gap === 'stop') return null;
      const mention = startingAt.get(index + ahead);
      // 'Aye. 60 is approved' rules on item 60.
      if (mention) return ofItem.test(tokens[mention.to]?.word ?? '') ? null : mention;
      if (!afterSide.has(tokens[index + ahead]?.word ?? '')) return null;
    }
    return null;
  };
  const labels: { side: Side; at: number; formal: boolean }[] = [];
  tokens.forEach((token, at) => {
    const plain = sideAt(tokens, at);
    if (plain) {
      const isFormal = formal.test(token.word);
      const isCounted =
        isNobodyOpposed(tokens, at) ||
        numberBefore(at) !== null ||
        numberAfter(at) !== null ||
        noneBefore(at) ||
        tokens[at - 1]?.word === 'no';
      // 'No' and 'aye' by themselves are answers, not sides of a count.
      if (isFormal || isCounted) labels.push({ side: plain.side, at, formal: isFormal });
    } else if (
      misheard.has(token.word) &&
      (endingAt.has(at) || startingAt.has(at + 2) || tokens.length <= shortestReport)
    )
      labels.push({ side: misheard.get(token.word) ?? 'yes', at, formal: false });
  });
  const tallies: Tally[] = [];
  for (let index = 0; index < labels.length; index += 1) {
    const group = [labels[index]].filter((label) => label !== undefined);
    while (index + 1 < labels.length && group.length < mostSides) {
      const [last, next] = [labels[index], labels[index + 1]];
      if (!last || !next || next.at - last.at > reach.sides) break;
      group.push(next);
      index += 1;
    }
    const tally = countGroup(tokens, group, { numberBefore, numberAfter, noneBefore });
    if (tally) tallies.push(tally);
  }
  return tallies;
}

const isAway = ({ word }: Token) => /^(?:absent|excused)$/.test(word);

function countGroup(
  tokens: readonly Token[],
  group: readonly { side: Side; at: number; formal: boolean }[],
  {
    numberBefore,
    numberAfter,
    noneBefore,
  }: {
    numberBefore: (at: number) => NumberMention | null;
    numberAfter: (at: number) => NumberMention | null;
    noneBefore: (at: number) => boolean;
  },
): Tally | null {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) return null;
  const isPlain = (word: string) => sides.has(word) || word === 'favor' || word === 'favour';
  const words = group.map((label) => tokens[label.at]?.word ?? '');
  if (!words.some(isPlain) || words.every((word) => weak.test(word))) return null;
  const after = numberBefore(first.at) === null && numberAfter(first.at) !== null;
  const isReport = tokens.length <= reportWords;
  const used = new Set<NumberMention>();
  const counts: Count[] = group.map((label) => {
    const mention = after ? numberAfter(label.at) : numberBefore(label.at);
    if (mention && !used.has(mention)) {
      used.add(mention);
      return { side: label.side, value: mention.value, at: label.at };
    }
    const before = tokens[label.at - 1]?.word;
    if (!after && label.formal && before === 'no')
      return { side: label.side, value: 0, at: label.at };
    if (
      !after &&
      label.side === 'no' &&
      (noneBefore(label.at) || isNobodyOpposed(tokens, label.at))
    )
      return { side: label.side, value: 0, at: label.at };
    // 'For yeas' is how a captioner hears 'four yeas'; only in the clerk's short report.
    if (isReport && label.formal && before === 'for')
      return { side: label.side, value: 4, at: label.at };
    return { side: label.side, value: null, at: label.at };
  });
  const said = counts.filter((count) => count.value !== null);
  if (said.length === 0) return null;
  // '4 yeas, 9 ayes': of two counts for one side in a short report, the second is the other side.
  const [a, b] = said;
  if (isReport && a && b && said.length === 2 && a.side === 'yes' && b.side === 'yes') {
    // 'Five yes, four yes' is one side, corrected.
    if (tokens[a.at]?.word === tokens[b.at]?.word) a.value = b.value;
    else b.side = 'no';
  }
  // 'Three in favor' counts where it is told how many were away.
  const isWhole = group.some((label) => label.formal) || tokens.some(isAway);
  if (said.length === 1 && !isWhole && a?.side !== 'abstain') return null;
  const value = (side: Side) => said.find((count) => count.side === side)?.value ?? null;
  const starts = [...used].map((mention) => mention.from);
  const ends = [...used].map((mention) => mention.to);
  return {
    yes: value('yes'),
    no: value('no'),
    abstain: value('abstain'),
    from: Math.min(first.at, ...starts),
    to: Math.max(last.at + 1, ...ends),
  };
}

/** Numbers that could count votes. */
export function voteNumbers(tokens: readonly Token[]): NumberMention[] {
  return readNumbers(tokens).filter(
    ({ unit, value, from }) =>
      unit === 'plain' &&
      Number.isInteger(value) &&
      value < tooMany &&
      // 'No one opposed' counts nobody.
      !(tokens[from]?.word === 'one' && tokens[from - 1]?.word === 'no'),
  );
}
