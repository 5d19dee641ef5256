import { type Token, tokenize } from '../language/tokens.ts';
import { labelledTallies, type Tally, voteNumbers } from './labelled-tallies.ts';
import type { NumberMention } from './numbers.ts';

export type { Tally } from './labelled-tallies.ts';

const voteWords =
  /^(?:votes?|voted|voting|pass|passes|passed|carry|carries|carried|fails?|failed|approv\w*|adopt\w*|reject\w*|defeat\w*|motion|tally|agreed|margin|denied|deny)$/;
/** Counts of votes said in a text: 'the yeas are 27 and the nays are zero', '4-3', '5 in favor'. */
export function findTallies(text: string, tokens: Token[] = tokenize(text)): Tally[] {
  const numbers = voteNumbers(tokens);
  const labelled: Tally[] = [];
  for (const [from, to] of statements(tokens)) {
    for (const tally of labelledTallies(tokens.slice(from, to)))
      labelled.push({ ...tally, from: tally.from + from, to: tally.to + from });
  }
  const plain = paired(text, tokens, numbers).filter(
    (pair) => !labelled.some((tally) => pair.from < tally.to && tally.from < pair.to),
  );
  return joinHalves([...labelled, ...plain].sort((a, b) => a.from - b.from));
}

/** The stretches of a text between full stops, as token positions. */
function statements(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= tokens.length; index += 1) {
    if (index < tokens.length && tokens[index]?.gap !== 'stop') continue;
    found.push([from, index]);
    from = index;
  }
  return found;
}

/** 'The yeas are 27. The nays are zero.' is one count in two sentences. */
function joinHalves(tallies: readonly Tally[]): Tally[] {
  const joined: Tally[] = [];
  for (const tally of tallies) {
    const last = joined.at(-1);
    const fits = last && tally.from - last.to <= 6 && last.no === null && tally.yes === null;
    if (last && fits && last.yes !== null && (tally.no !== null || tally.abstain !== null)) {
      joined[joined.length - 1] = { ...last, no: tally.no, abstain: tally.abstain, to: tally.to };
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
  for (let index = 0; index + 1 < numbers.length; index += 1) {
    const [a, b] = [numbers[index], numbers[index + 1]];
    if (!a || !b || a.value > 600 || b.value > 600) continue;
    const [left, right] = [tokens[a.to - 1], tokens[b.from]];
    if (!left || !right) continue;
    const joint = text.slice(left.end, right.start);
    if (!/^\s?[-–—]\s?$|^ to $/.test(joint)) continue;
    const follows = tokens[b.to];
    const namesVote = follows?.gap === 'none' && /^(?:votes?|margin)$/.test(follows.word);
    if (!namesVote && !isVoteNear(tokens, a.from, 8)) continue;
    // '2 to 3 years', '20 to 30 percent'
    if (
      follows &&
      follows.gap === 'none' &&
      /^(?:years?|months?|weeks?|days?|hours?|minutes?|percent|feet|miles|acres|dollars|people|units|times)$/.test(
        follows.word,
      )
    )
      continue;
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

function isVoteNear(tokens: readonly Token[], index: number, reach: number): boolean {
  for (let back = 1; back <= reach && index - back >= 0; back += 1) {
    if (voteWords.test(tokens[index - back]?.word ?? '')) return true;
  }
  return false;
}
