import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { bareWord, isName } from './name-vocabulary.ts';
import type { Statement } from './statement.ts';

/**
 * 'Denise Haynes' where the source has a Denise Okoro and a Commissioner Haynes: both words stand
 * there, but never together.
 */
export function checkNamePairs(sentence: Statement, source: Statement): string[] {
  const reasons: string[] = [];
  for (let index = 1; index < sentence.tokens.length; index += 1) {
    const [first, second] = [sentence.tokens[index - 1], sentence.tokens[index]];
    if (!first || second?.gap !== 'none' || !/^\p{Lu}\p{L}+/u.test(first.text)) continue;
    if (isStopWord(first.word) || !isName(sentence, index) || first.word === second.word) continue;
    const unjoined = partedRun(sentence, index, source);
    if (unjoined) {
      reasons.push(unjoined);
      continue;
    }
    const after = neighbours(source, bareWord(first.word), 1);
    const before = neighbours(source, bareWord(second.word), -1);
    const own = bareWord(second.word);
    if (after.size === 0 || before.size === 0 || isTogether(source, first.word, own)) continue;
    const [other] = [...after].filter((name) => name !== own);
    if (other === undefined) continue;
    reasons.push(
      `The source says ${first.text} ${shown(other)}, the sentence says ${first.text} ${second.text}.`,
    );
  }
  return reasons;
}

const titles =
  /^(?:mr|mrs|ms|miss|dr|madam|mayor|chair|chairman|chairwoman|president|vice|member|council\w*|commissioner|director|trustee|supervisor|senator|representative|congressman|congresswoman|delegate|minister|secretary|superintendent|officer|chief|manager|board|general|lieutenant|judge|governor|principal|auditor|clerk|attorney|deputy|assistant|student|resident|speaker|professor|city|county|state|finance|public|the|north|south|east|west)$/;

/** 'Welsh Saint' where the source has a Welsh Government and a Trinity Saint David. */
function partedRun(sentence: Statement, index: number, source: Statement): string | null {
  const [first, second] = [sentence.tokens[index - 1], sentence.tokens[index]];
  if (!first || !second || !isName(sentence, index - 1)) return null;
  const [a, b] = [bareWord(first.word), bareWord(second.word)];
  if (titles.test(a) || titles.test(b) || /^\p{Lu}{2,}$/u.test(second.text)) return null;
  if (isTogether(source, a, b) || isTogether(source, b, a)) return null;
  const written = (word: string) =>
    source.tokens.filter((token, at) => bareWord(token.word) === word && isName(source, at)).length;
  if (written(a) === 0 || written(b) === 0 || !source.words.has(a) || !source.words.has(b))
    return null;
  return `The source does not say “${first.text} ${second.text}” together.`;
}

/**
 * A name in the source's own frame where the source has another word: 'the Gwenllian, Young People
 * and Education Committee'. The two words after it, or before it, are the frame.
 */
export function checkFrames(sentence: Statement, source: Statement): string[] {
  const { tokens } = sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isName(sentence, index)) continue;
    const own = bareWord(tokens[index]?.word ?? '');
    for (const [x, y] of [
      [1, 2],
      [-2, -1],
      [-1, 1],
    ] as const) {
      const [a, b] = [tokens[index + x], tokens[index + y]];
      const hasContent = sentence.stems[index + x] !== '' && sentence.stems[index + y] !== '';
      if (!a || !b || !hasContent || crossesStop(sentence, index, x, y)) continue;
      const fillers = new Set<string>();
      source.tokens.forEach((token, at) => {
        const isFrame =
          source.tokens[at + x]?.word === a.word && source.tokens[at + y]?.word === b.word;
        if (!isFrame || crossesStop(source, at, x, y)) return;
        // 'Director Amara Boyle' is Director Boyle.
        const isNear = [-2, -1, 1, 2].some(
          (step) => bareWord(source.tokens[at + step]?.word ?? '') === own,
        );
        fillers.add(isNear ? own : bareWord(token.word));
      });
      const [filler] = fillers;
      if (filler === undefined || fillers.has(own)) continue;
      const isCapital = source.tokens.some(
        ({ word }, at) => bareWord(word) === filler && !titles.test(filler) && isName(source, at),
      );
      if (isCapital && !isNearSpelling(filler, own))
        return [`The source says ${shown(filler)}, the sentence says ${tokens[index]?.text}.`];
    }
  }
  return [];
}

function crossesStop(statement: Statement, at: number, x: number, y: number): boolean {
  const from = at + Math.min(0, x, y);
  const to = at + Math.max(0, x, y);
  for (let index = from + 1; index <= to; index += 1)
    if (statement.tokens[index]?.gap !== 'none') return true;
  return false;
}

/** A caption's slip: 'Negus' for 'Neguse'. */
const isNearSpelling = (a: string, b: string) =>
  a.slice(0, 4) === b.slice(0, 4) || stem(a) === stem(b);

const shown = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The capitalised words directly after, or before, each place of a word. */
function neighbours(source: Statement, word: string, step: 1 | -1): Set<string> {
  const found = new Set<string>();
  source.tokens.forEach((token, index) => {
    if (bareWord(token.word) !== word) return;
    const next = source.tokens[index + step];
    const joint = step === 1 ? next : token;
    if (!next || !joint || !isJoined(source, joint.start)) return;
    if (/^\p{Lu}\p{L}+/u.test(next.text) && (step === -1 || isName(source, index + 1)))
      found.add(bareWord(next.word));
  });
  return found;
}

/** Whether only a space, or the point of a title, stands before a place. */
const isJoined = (source: Statement, start: number) =>
  /(?:\p{L}|\b(?:Mr|Mrs|Ms|Dr|MR|MRS|MS|DR)\.) $/u.test(
    source.text.slice(Math.max(0, start - 5), start),
  );

/** Near one another in this order: 'Minister Gwyneth Parry' has 'Minister Parry'. */
function isTogether(source: Statement, first: string, second: string): boolean {
  return source.tokens.some(
    (token, index) =>
      bareWord(token.word) === bareWord(first) &&
      [1, 2, 3].some((ahead) => bareWord(source.tokens[index + ahead]?.word ?? '') === second),
  );
}
