import { displayName, findNames, type NameMention } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import type { Vote } from '../vote.ts';
import { outcomeIn } from './outcome-patterns.ts';
import {
  answerInRemark,
  answers,
  type Call,
  isRemark,
  notMembers,
  ownVote,
  type RollTurn,
} from './roll-answers.ts';
import { findTallies } from './tallies.ts';

/** A called roll: the answers that were heard, and how many answered unheard. */
export type RollCall = {
  votes: Vote['rollCall'];
  /** Members whose name the clerk repeated, so that they answered, but whose answer is lost. */
  unheard: number;
  /** Names that were called once and got no answer. */
  unanswered: number;
};

/**
 * Reads a roll as clerks call it: a name, the member's answer, the name again with the answer.
 * Captions lose answers and bend names; what is not there is left out.
 */
export function readRollCall(turns: readonly RollTurn[], people: People): RollCall {
  const calls: Call[] = [];
  const clerk = turns.find(({ text, speaker }) => speaker !== null && findNames(text).length > 0);
  for (const turn of turns) {
    const tokens = tokenize(turn.text);
    const names = findNames(turn.text, tokens);
    const own = ownVote(turn, clerk?.speaker ?? null, calls);
    if (own) calls.push(own);
    else if (isRemark(tokens, names)) answerInRemark(turn.text, calls);
    else readTurn(tokens, names, people, calls);
  }
  const merged = mergeSlips(calls);
  const votes: Vote['rollCall'] = [];
  let unheard = 0;
  let unanswered = 0;
  for (const call of merged) {
    if (call.name === '') {
      if (call.answer !== null) unheard += 1;
    } else if (call.answer !== null) votes.push({ name: call.name, vote: call.answer });
    else if (call.times > 1) unheard += 1;
    else if (call.mentions > 1) votes.push({ name: call.name, vote: 'absent' });
    if (call.answer === null) unanswered += 1;
  }
  return { votes, unheard, unanswered };
}

/** Whether a sentence brings a roll call to its end: the clerk's report or the chair's ruling. */
export function endsRoll(text: string): boolean {
  return (
    /\b(?:clerk(?: will)?[.,]? report|report the|total|have it)\b/i.test(text) ||
    outcomeIn(text)?.ruling === true ||
    findTallies(text).length > 0
  );
}

function readTurn(
  tokens: readonly Token[],
  names: readonly NameMention[],
  people: People,
  calls: Call[],
): void {
  const nameAt = new Map(names.map((mention) => [mention.from, mention]));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const mention = nameAt.get(index);
    if (mention) {
      call(calls, mention, people);
      index = mention.to - 1;
      continue;
    }
    const next = tokens[index + 1]?.word ?? '';
    if (
      (token.word === 'madam' || token.word === 'mr') &&
      /^(?:chair|chairman|mayor|president|speaker)$/.test(next)
    ) {
      const name = `${displayName(token.word)}${token.word === 'mr' ? '.' : ''} ${displayName(next)}`;
      callKey(calls, { key: next, name, mentions: 100 });
      index += 1;
      continue;
    }
    // 'Mr. Mr. I': somebody answered whose name the captions lost.
    if (token.word === 'mr' && (next === 'mr' || answers.has(next)) && !nameAt.has(index + 1)) {
      callKey(calls, { key: `?${calls.length}`, name: '', mentions: 0 });
      continue;
    }
    const answer = answers.get(token.word);
    if (answer) {
      const last = calls.at(-1);
      // 'All those in favor say aye' and 'the ayes have it' answer nobody; 'I think' is no aye.
      const isWord = /^(?:have|favor)$/.test(next) || (token.word === 'i' && runsOn(tokens, index));
      if (last && !isWord) last.answer = answer;
      continue;
    }
    const isWord = /^\p{Lu}[\p{Ll}'’]+/u.test(token.text) && !notMembers.has(token.word);
    if (isWord && !/^\d/.test(token.word)) {
      const name = displayName(token.text);
      callKey(calls, {
        key: people.sameAs(token.word),
        name,
        mentions: people.count(token.word) * 2,
      });
    }
  }
}

/** Whether a small word follows at once, so that 'I' begins a clause and is not a misheard 'aye'. */
function runsOn(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next?.gap !== 'none' || answers.has(next.word)) return false;
  return /^\p{Ll}/u.test(next.text) && !/^(?:mr|mrs|ms|miss|madam|mister)$/.test(next.word);
}

function call(calls: Call[], mention: NameMention, people: People): void {
  const mentions = people.count(mention.key);
  callKey(calls, { key: people.sameAs(mention.key), name: people.spell(mention), mentions });
}

function callKey(calls: Call[], called: { key: string; name: string; mentions: number }): void {
  const last = calls.at(-1);
  const same = calls.find((entry) => entry.key === called.key);
  if (last && last.key === called.key) {
    last.times += 1;
    return;
  }
  if (same) {
    // The clerk goes back to those who missed their name, or repeats a name out of turn.
    calls.splice(calls.indexOf(same), 1);
    calls.push({ ...same, times: same.times + 1 });
    return;
  }
  calls.push({ ...called, answer: null, times: 1 });
}

/** A name called without answer, then another, not said elsewhere, answered once: one person. */
function mergeSlips(calls: readonly Call[]): Call[] {
  const merged: Call[] = [];
  const repeats = calls.filter((entry) => entry.times > 1).length > calls.length / 2;
  for (const entry of calls) {
    const before = merged.at(-1);
    const isSlip =
      before !== undefined &&
      before.answer === null &&
      before.times === 1 &&
      entry.times === 1 &&
      entry.answer !== null &&
      (repeats || !(before.mentions > 1 && entry.mentions > 1));
    if (isSlip) {
      const person = before.mentions >= entry.mentions ? before : entry;
      merged[merged.length - 1] = { ...person, answer: entry.answer };
    } else merged.push(entry);
  }
  return merged;
}
