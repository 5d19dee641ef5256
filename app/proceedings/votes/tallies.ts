import { pattern, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '../facts/numbers.ts';
import { findReferences } from '../facts/references.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { askedTallies } from './asked-tallies.ts';
import { labelledTallies, type Tally, voteNumbers } from './labelled-tallies.ts';
import { mostVoters, oneSided } from './one-sided-count.ts';
import { namesFinding } from './side-vocabulary.ts';
import { statementsOf } from './statements-of-count.ts';

export type { Tally } from './labelled-tallies.ts';

/** '2 to 3 years', '20 to 30 percent', '5 to 7 stories' measure something. */
const measures = pattern()`^${words(`
  years? months? weeks? days? hours? minutes? percent feet foot miles acres dollars people units times
  stories parking school calendar fiscal
`)}$`;
/** What stands right before a count: 'passes 5-2', 'on a vote of 5 to 2'. */
const results = pattern()`^${words(`
  votes? voted voting pass passes passed carry carries carried fails? failed approved adopted rejected
  defeated agreed tally count denied prevails granted accepted continued tabled favor amended rules ayes yeas noes nays
`)}$`;
/** Small words between a result and its count: 'carries unanimously, 7 to 0'. */
const linking = pattern()`^${words(`
  a an on by of at with was is were be the it that it's that's as amended to in count final unanimously
  unanimous now roll call have
`)}$`;
/** What tells of a vote a few words before a count. */
const voteWords = pattern()`^${words(String.raw`
  votes? voted voting pass passes passed carry carries carried fails? failed approv\w* adopt\w*
  reject\w* defeat\w* motion tally agreed margin denied deny majority ayes yeas yays noes nays
`)}$`;
const carriesWords =
  /^(?:carries|passes|fails|carried|passed|failed|unanimous(?:ly)?|approved|adopted|denied|rules)$/;
/** 'Five oh', 'six nothing': nobody on the other side. */
const zeroes = /^(?:oh|o|nothing|nil)$/;

/** '3 to 1 by voice vote' */
const manner = /^(?:by|on) (?:a |an )?(?:voice|roll|rising|standing|show of hands|electronic)\b/i;

/** How many words may lie between a count and the word that tells of a vote. */
const voteReach = 8;
/** How many words may lie between the two halves of one count. */
const halvesReach = 6;
/** '5-2' and 'four to one', in words. */
const countLengths = [2, 3];
/** '5 to 2, the motion carries': how many words such a ruling has at most. */
const shortRuling = 9;

/** Counts of votes said in a text: 'the yeas are 27 and the nays are zero', '4-3', '5 in favor'. */
export function findTallies(text: string, all: Token[] = tokenize(text)): Tally[] {
  const tokens = all.map((token, at) => (namesFinding(all, at) ? { ...token, word: 'a' } : token));
  const numbers = voteNumbers(tokens);
  const labelled: Tally[] = [];
  for (const [from, to] of statementsOf(tokens)) {
    for (const tally of labelledTallies(tokens.slice(from, to)))
      labelled.push({ ...tally, from: tally.from + from, to: tally.to + from });
  }
  const plain = paired(text, tokens, numbers).filter(
    (pair) => !labelled.some((tally) => pair.from < tally.to && tally.from < pair.to),
  );
  const asked = askedTallies(text, tokens, numbers).filter(
    (pair) =>
      ![...labelled, ...plain].some((tally) => pair.from < tally.to && tally.from < pair.to),
  );
  const found = [...labelled, ...plain, ...asked];
  const run =
    found.length > 0
      ? []
      : [...oneSided(text, tokens), ...toNothing(tokens), ...runTogether(tokens)];
  return joinHalves([...found, ...run].sort((a, b) => a.from - b.from));
}

/** 'It's tabled, five nothing', 'on a vote of seven to nothing'. */
function toNothing(tokens: readonly Token[]): Tally[] {
  for (const [index, token] of tokens.entries()) {
    const to = index + (tokens[index + 1]?.word === 'to' ? 2 : 1);
    const after = tokens[to + 1];
    const isWhole = after?.gap !== 'none' || /^votes?$/.test(after.word);
    if (!isWhole || !/^(?:nothing|nil)$/.test(tokens[to]?.word ?? '')) continue;
    const [count] = voteNumbers([token]);
    const isOfVote = tokens.slice(0, index).some(({ word }) => results.test(word));
    if (count && count.value <= mostVoters && (isOfVote || /^votes?$/.test(after?.word ?? '')))
      return [{ yes: count.value, no: 0, abstain: null, from: index, to: to + 1 }];
  }
  return [];
}

/** Bodies whose counts captions write as one number have fewer than ten members. */
const smallBody = { fewest: 3, most: 9 };

/** 'Motion carries 50' for '5-0', 'passes five oh': what captions make of a small body's count. */
function runTogether(tokens: readonly Token[]): Tally[] {
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    // 'Approved with a 50 vote', 'by a vote of 50'.
    const isOfVote =
      (/^votes?$/.test(next?.word ?? '') && tokens[index - 1]?.word === 'a') ||
      (tokens[index - 1]?.word === 'of' && tokens[index - 2]?.word === 'vote');
    const isCarried = isOfVote || carriesWords.test(tokens[index - 1]?.word ?? '');
    if (!isCarried || token.gap === 'stop') continue;
    const [first] = voteNumbers([token]);
    if (first && first.value <= mostVoters && next?.gap === 'none' && zeroes.test(next.word))
      return [{ yes: first.value, no: 0, abstain: null, from: index, to: index + 2 }];
    const digits = /^([1-9])(\d)$/.exec(token.text);
    if (!digits || (next && next.gap === 'none' && !/^votes?$/.test(next.word))) continue;
    const [yes, no] = [Number(digits[1]), Number(digits[2])];
    const all = yes + no;
    const fails = /^(?:fails|failed|denied)$/.test(tokens[index - 1]?.word ?? '');
    if (all < smallBody.fewest || all > smallBody.most || (fails ? yes > no : yes <= no)) continue;
    return [{ yes, no, abstain: null, from: index, to: index + 1 }];
  }
  return [];
}

/** 'The yeas are 27. The nays are zero.' is one count in two sentences. */
function joinHalves(tallies: readonly Tally[]): Tally[] {
  const joined: Tally[] = [];
  for (const tally of tallies) {
    const last = joined.at(-1);
    const fits =
      last && tally.from - last.to <= halvesReach && last.no === null && tally.yes === null;
    // 'Four to two, with one abstention.'
    const completes =
      last && tally.from - last.to <= halvesReach && last.abstain === null && last.no !== null;
    if (last && fits && last.yes !== null && (tally.no !== null || tally.abstain !== null)) {
      joined[joined.length - 1] = { ...last, no: tally.no, abstain: tally.abstain, to: tally.to };
    } else if (last && completes && tally.yes === null && tally.no === null) {
      joined[joined.length - 1] = { ...last, abstain: tally.abstain, to: tally.to };
    } else joined.push(tally);
  }
  return joined;
}

function paired(
  text: string,
  tokens: readonly Token[],
  numbers: readonly NumberMention[],
): Tally[] {
  const tallies: Tally[] = [];
  let named: ReadonlySet<number> | null = null;
  for (let index = 0; index + 1 < numbers.length; index += 1) {
    const [a, b] = [numbers[index], numbers[index + 1]];
    if (!a || !b || Math.max(a.value, b.value) > mostVoters) continue;
    const [first, left, right] = [tokens[a.from], tokens[a.to - 1], tokens[b.from]];
    if (!first || !left || !right) continue;
    const joint = text.slice(left.end, right.start);
    const isJoined = /^\s?[-–—]\s?$|^ (?:votes? )?to $/.test(joint);
    // 'Motion carries five zero', 'carries four, three' is how captions write what the clerk says.
    const [before, isWhole] = [tokens[a.from - 1]?.word ?? '', tokens[b.to]?.gap !== 'none'];
    const isSpoken =
      (carriesWords.test(before) && (joint === ' ' || (joint === ', ' && isWhole))) ||
      // 'So that's two two, it fails on a tie.'
      (joint === ' ' && isWhole && before === "that's" && isCountAlone(tokens, a.from));
    if (!isJoined && !isSpoken) continue;
    named ??= namePlaces(text, tokens);
    if (named.has(a.from) || named.has(b.from)) continue;
    if (/^0\d/.test(first.word) || /^0\d/.test(right.word)) continue;
    const follows = tokens[b.to];
    const namesVote =
      follows?.gap === 'none' &&
      (/^(?:votes?|margin)$/.test(follows.word) || manner.test(text.slice(follows.start)));
    if (!namesVote && !tellsVote(tokens, a.from)) continue;
    // '2 to 3 years', '20 to 30 percent'
    if (follows && follows.gap === 'none' && measures.test(follows.word)) continue;
    const c = numbers[index + 2];
    const third =
      c && /^\s?[-–—]\s?$|^ to $/.test(text.slice(tokens[b.to - 1]?.end, tokens[c.from]?.start))
        ? c
        : null;
    tallies.push({
      yes: a.value,
      no: b.value,
      abstain: third ? third.value : null,
      from: a.from,
      to: third ? third.to : b.to,
    });
    index += third ? 2 : 1;
  }
  return tallies;
}

/** The tokens that are part of a name such as 'Ordinance 31-26'. */
function namePlaces(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { from, to } of findReferences(text, [...tokens]))
    for (let at = from; at < to; at += 1) places.add(at);
  return places;
}

/**
 * Whether the words before a pair of numbers tell of a vote. Next to the pair stands the vote
 * itself or a small word: in 'approve Permit 26-31' the noun says that the numbers are its name.
 */
function tellsVote(tokens: readonly Token[], index: number): boolean {
  if (index === 0) return opensRuling(tokens);
  if (isCountAlone(tokens, index)) return true;
  let back = 1;
  const isNext = tokens[index]?.gap === 'none';
  while (isNext && linking.test(tokens[index - back]?.word ?? '')) back += 1;
  if (isNext && !results.test(tokens[index - back]?.word ?? '')) return false;
  return isVoteNear(tokens, index, voteReach);
}

/** 'So that's four to one.', 'It's 5-2, it fails': a pronoun and the whole count. */
function isCountAlone(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).map(({ word }) => word);
  const isWhole = countLengths.some((length) => {
    const next = tokens[index + length];
    return tokens.length >= index + length && next?.gap !== 'none';
  });
  return isWhole && /^(?:(?:so|and|okay) )*(?:that's|it's|that is|it is)$/.test(before.join(' '));
}

/** '5 to 2, the motion carries' */
function opensRuling(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= shortRuling &&
    tokens.some(({ word }) => /^(?:carries|passes|fails)$/.test(word))
  );
}

function isVoteNear(tokens: readonly Token[], index: number, reach: number): boolean {
  for (let back = 1; back <= reach && index - back >= 0; back += 1) {
    if (voteWords.test(tokens[index - back]?.word ?? '')) return true;
  }
  return false;
}
