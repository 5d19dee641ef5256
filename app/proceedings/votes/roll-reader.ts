import { displayName, type NameMention } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { surnameOf } from '../language/surname.ts';
import type { Token } from '../language/tokens.ts';
import { type Answer, answers, type Call, isBareName } from './roll-answers.ts';

/** The answers of a roll while it is read. */
export type Heard = {
  calls: Call[];
  /** Answers whose names are lost. */
  nameless: Answer[];
};

/** 'Hale, aye. Oh, nay.', 'aye -- sorry, no': who answered says it again, and otherwise. */
const corrects = /^(?:oh|sorry|correction|rather|wait|mean|actually)$/;
/** One line of a roll: its words, and who is named in it with a title or as a member. */
export type RollLine = { text: string; tokens: readonly Token[]; names: readonly NameMention[] };

/**
 * Reads the names and answers of one line. Where the members are known (`strict`), another word with
 * a capital is a name only where it is answered, in the line or by the next one.
 */
export function readTurn(
  { text, tokens, names }: RollLine,
  people: People,
  heard: Heard,
  strict: { isAnswered: boolean } | null = null,
): void {
  const { calls } = heard;
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
    const last = calls.at(-1);
    const answer =
      last?.answer === null && isCutAye(tokens, index) ? 'yes' : answers.get(token.word);
    if (answer) {
      // 'All those in favor say aye' and 'the ayes have it' answer nobody; 'I think' is no aye.
      const isWord =
        /^(?:have|favor)$/.test(next) ||
        (token.word === 'i' &&
          (answers.has(next) || text[token.end] === '?' || runsOn(tokens, index)));
      const before = tokens[index - 1]?.word ?? '';
      // 'Ms. Lane will present to us', and 'Present Payne, aye', who is the President.
      const isOther =
        token.word === 'present' &&
        (/^(?:will|to|would|shall|may|can|and)$/.test(before) ||
          callsPresident(tokens, index, people));
      const isSide = /^(?:opposed|approve)$/.test(token.word) && !standsAlone(tokens, index);
      if (isWord || isOther || isSide) continue;
      if (last && (last.answer === null || last.isCalledAgain || corrects.test(before))) {
        last.answer = answer;
        last.isCalledAgain = false;
      } else if (answer !== 'absent') heard.nameless.push(answer);
      continue;
    }
    if (
      isBareName(token) &&
      (!strict ||
        isCalledAlone(tokens, index, { ...strict, isNext: calls.at(-1)?.answer !== null }))
    ) {
      const follows = tokens[index + 1];
      const isTwo = follows?.gap === 'none' && isBareName(follows);
      // 'Volk Ortiz, yes', and Mr. Volk is known: his answer is lost.
      const isOther = people.count(token.word) > 0;
      const isWhole =
        isTwo && (strict !== null || (!isOther && isCalledWhole(tokens, index, index + 1)));
      const name = displayName(isWhole ? text.slice(token.start, follows.end) : token.text);
      if (isWhole) index += 1;
      callKey(calls, {
        key: people.sameAs(token.word),
        name,
        mentions: people.count(token.word) * 2,
      });
    }
  }
}

/** Whether the last one called has answered, and a name of one or two words is the whole line, or stands right before an answer. */
function isCalledAlone(
  tokens: readonly Token[],
  index: number,
  { isAnswered, isNext }: { isAnswered: boolean; isNext: boolean },
): boolean {
  const next = tokens[index + 1];
  const last = next && next.gap === 'none' && isBareName(next) ? index + 1 : index;
  const after = tokens[last + 1];
  // 'Commissioner Fox? Reluctantly, yes.'
  if (/ly$/.test(tokens[index]?.word ?? '')) return false;
  // 'Wilson? Broussard is absent.' tells of another before Wilson answers.
  if (!isNext && answers.get(after?.word ?? '') !== 'absent') return false;
  return after ? answers.has(after.word) : index === 0 && isAnswered;
}

/** 'Ryan. A Dunphy.', 'Ryan A.': what captions leave of 'aye', and not the initial of 'John A. Hale'. */
function isCutAye(tokens: readonly Token[], at: number): boolean {
  const [own, next, after] = tokens.slice(at, at + 3);
  if (own?.text !== 'A') return false;
  if (!next) return at > 0;
  const isAlone = next.gap === 'none' && isBareName(next) && (after?.gap ?? 'stop') !== 'none';
  return (own.gap !== 'none' || at === 0) && isAlone;
}

/** Whether two words are one name: they stand alone, or between answers. */
function isCalledWhole(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to + 1]?.word ?? ''];
  return (
    (answers.has(before) || tokens[from]?.gap !== 'none' || from === 0) &&
    (answers.has(after) || tokens[to + 1]?.gap !== 'none')
  );
}

/** Whether a word begins what is said, and the name of who presides follows at once. */
function callsPresident(tokens: readonly Token[], index: number, people: People): boolean {
  const next = tokens[index + 1];
  const begins = index === 0 || tokens[index]?.gap !== 'none';
  const isPresident = next !== undefined && people.officer('president').endsWith(` ${next.text}`);
  return begins && next?.gap === 'none' && isPresident;
}

const standsAlone = (tokens: readonly Token[], from: number, to = from) =>
  (from === 0 || tokens[from]?.gap !== 'none') &&
  (to + 1 === tokens.length || tokens[to + 1]?.gap !== 'none');

/** Whether a small word follows at once, so that 'I' begins a clause and is not a misheard 'aye'. */
function runsOn(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next?.gap !== 'none' || answers.has(next.word)) return false;
  return /^\p{Ll}/u.test(next.text) && !/^(?:mr|mrs|ms|miss|madam|mister)$/.test(next.word);
}

function call(calls: Call[], mention: NameMention, people: People): void {
  const mentions = people.count(mention.key);
  const member = people.member(mention.name);
  const own = mention.title === '' ? member : null;
  const key = own?.key ?? people.keyOf(mention);
  const said = surnameOf(mention.name);
  const same = calls.find((entry) => entry.key === key);
  // Two names that sound like one member are called in the same roll: the second is somebody else.
  const isOther =
    same?.said !== undefined &&
    same.answer !== null &&
    !same.said.has(said) &&
    calls.at(-1) !== same;
  const name = own?.name ?? people.spell(mention);
  const heard = `${mention.title} ${displayName(mention.name)}`.trim();
  // 'Grace' was believed to be Mrs. Wirth until the clerk called her by her own name.
  if (same && isOther && surnameOf(same.name) === said) {
    Object.assign(same, { key: [...(same.said ?? [])][0], name: same.heardAs ?? same.name });
    callKey(calls, { key, name, mentions, isMember: member !== null, heardAs: heard }, said);
    return;
  }
  callKey(
    calls,
    isOther
      ? { key: said, name: heard, mentions }
      : { key, name, mentions, isMember: member !== null, heardAs: heard },
    said,
  );
}

type Said = Pick<Call, 'key' | 'name' | 'mentions' | 'isMember' | 'heardAs'>;

function callKey(calls: Call[], called: Said, said?: string): void {
  const last = calls.at(-1);
  const same = calls.find((entry) => entry.key === called.key);
  if (said !== undefined) same?.said?.add(said);
  if (last && last.key === called.key) {
    last.times += 1;
    last.isCalledAgain = true;
    return;
  }
  if (same) {
    // The clerk goes back to those who missed their name, or repeats a name out of turn.
    calls.splice(calls.indexOf(same), 1);
    calls.push({ ...same, times: same.times + 1, isCalledAgain: true });
    return;
  }
  calls.push({
    ...called,
    answer: null,
    times: 1,
    isCalledAgain: false,
    said: new Set(said === undefined ? [] : [said]),
  });
}
