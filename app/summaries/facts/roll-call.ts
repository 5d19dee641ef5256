import type { Vote } from '../draft.ts';
import { type Token, tokenize } from '../language/tokens.ts';
import { outcomeIn } from './outcome-words.ts';
import { displayName, findNames, type NameMention, type People } from './people.ts';
import { findTallies } from './tallies.ts';

type Answer = Vote['rollCall'][number]['vote'];

/** A called roll: the answers that were heard, and how many answered unheard. */
export type RollCall = {
  votes: Vote['rollCall'];
  /** Members whose name the clerk repeated, so that they answered, but whose answer is lost. */
  unheard: number;
  /** Names that were called once and got no answer. */
  unanswered: number;
};

const answers = new Map<string, Answer>([
  ...['aye', 'ayes', 'yes', 'yea', 'yeah', 'yay', 'i', 'eye', 'yep'].map(
    (word): [string, Answer] => [word, 'yes'],
  ),
  ...['no', 'nay', 'know', 'nope', 'opposed'].map((word): [string, Answer] => [word, 'no']),
  ...['abstain', 'abstains', 'abstaining', 'present', 'recuse', 'recused', 'recusing'].map(
    (word): [string, Answer] => [word, 'abstain'],
  ),
  ...['absent', 'excused'].map((word): [string, Answer] => [word, 'absent']),
]);
const notMembers = new Set(
  `the a and roll call vote clerk chair chairman madam mr mrs ms miss mister motion please will okay
  thank you recorded total report how is on this that to by with member members councilmember
  commissioner council board all in favor opposed second votes have it am was carries passes fails
  ordered`.split(/\s+/),
);

type Call = { key: string; name: string; answer: Answer | null; times: number; mentions: number };

/** One turn of the roll: what was said, and by whom where the record names speakers. */
export type RollTurn = { text: string; speaker: string | null };

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

const firstPerson =
  /\bI(?: also| will| would|'ll| am going to|'m going to)? (?:vote|am|be voting)(?: an?)? (yes|no|aye|nay)\b|\bI(?:'m| am) an? (yes|no|aye|nay)\b/i;
const officeVotes =
  /\b(?:and )?(?:the )?(chair|mayor|president)(?:man|woman|person)? (?:also )?votes (yes|no|aye|nay)\b/i;

/** The vote of who calls the roll, or of the chair, who are not called: 'And I vote yes.' */
function ownVote(turn: RollTurn, clerk: string | null, calls: readonly Call[]): Call | null {
  const last = calls.at(-1);
  if (!last || last.answer === null) return null;
  const office = officeVotes.exec(turn.text);
  const said =
    office?.[2] ??
    firstPerson
      .exec(turn.text)
      ?.slice(1)
      .find((word) => word);
  const answer = answers.get(said?.toLowerCase() ?? '');
  if (!answer) return null;
  if (office?.[1]) {
    const name = displayName(office[1].toLowerCase());
    return { key: name, name, answer, times: 1, mentions: 100 };
  }
  if (turn.speaker !== null && turn.speaker !== clerk) return null;
  const name = turn.speaker ?? '';
  return { key: name === '' ? `?${calls.length}` : name, name, answer, times: 1, mentions: 100 };
}

/** A sentence in which names and answers are the lesser part says why, and calls nobody. */
function isRemark(tokens: readonly Token[], names: readonly NameMention[]): boolean {
  if (tokens.length <= 5) return false;
  const named = names.reduce((sum, { from, to }) => sum + to - from, 0);
  const others = tokens.filter(
    ({ word, text }) => answers.has(word) || (/^\p{Lu}/u.test(text) && !notMembers.has(word)),
  ).length;
  return Math.max(named, 0) + others < tokens.length * 0.4;
}

/** 'Yes, because no one else will', 'I will vote no on this': one answer, to the last call. */
function answerInRemark(text: string, calls: readonly Call[]): void {
  const last = calls.at(-1);
  const said =
    firstPerson
      .exec(text)
      ?.slice(1)
      .find((word) => word) ??
    /^(?:\p{L}+, )?(yes|no|aye|nay|yea|abstain)(?=[,.;]| (?:because|with|for|and|but|on|to)\b)/iu.exec(
      text,
    )?.[1];
  const changes = /\bchange my vote\b[^.]*?\b(yes|no|aye|nay)\b/i.exec(text)?.[1];
  const answer = answers.get((changes ?? said ?? '').toLowerCase());
  if (last && answer && (last.answer === null || changes)) last.answer = answer;
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
