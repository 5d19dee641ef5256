import { findNames } from '../facts/names.ts';
import { asksClerk } from './asked-clerk.ts';
import { endsRoll, readsItem } from './ends-roll.ts';
import { rollIn } from './question-patterns.ts';
import {
  answersIn,
  beforeNames,
  beginsAnswers,
  followsMotion,
  isCalledAlone,
  isRollLine,
  reportPart,
} from './roll-lines.ts';

/** The lines of a roll that was called, and the clerk's report after it. */
type Called = { lines: string[]; report: string; until: number };
/** Whether somebody was heard to call it. */
type Roll = Called & { isCalled: boolean };

/** In sentences: the longest roll, how far its answers may lie apart, and where its report may stand. */
const reach = { roll: 240, idle: 8, report: 4 };

/** Names read out in one line: 'Ms. Barrera, Mr. Volk, Mr. Ruiz.' */
const fewestRead = 3;

/** The rolls that are called in a record. */
export function rollsIn(texts: readonly string[]): Roll[] {
  const rolls: Roll[] = [];
  const lines = texts.map((text) => ({ text }));
  for (let at = 0; at < texts.length; at += 1) {
    const isCalled = rollIn(texts[at] ?? '') !== null;
    // 'We have a motion and a second. Ms. Ivey?': nobody says that the roll is called.
    if (!isCalled && !(followsMotion(lines, at) && beginsAnswers(lines, at))) continue;
    const roll = readRoll(texts, isCalled ? at : at - 1, isCalled ? isCalledPart : isAnsweredPart);
    rolls.push({ ...roll, isCalled });
    at = Math.max(at, roll.until);
  }
  return rolls;
}

/** In words: a name alone, said as a member is called. */
const longestName = 2;

const isAnswered = (text: string) => answersIn(text) > 0 || isRollLine(text);

/** Whether a sentence belongs to a roll; `next` is the one behind it. */
type IsPart = (text: string, next: string) => boolean;
const isCalledPart: IsPart = (text) =>
  isAnswered(text) || text.replace(beforeNames, '').split(' ').length <= longestName;
/** Nobody called it: what is no name and no answer may be talk. */
const isAnsweredPart: IsPart = (text, next) => isAnswered(text) || isCalledAlone(text, next);

/** A new motion: the roll before it is over. */
const begins = /\b(?:motion|second(?:ed)?|move(?! on\b))\b/i;

const after = (texts: readonly string[], at: number) => texts.slice(at + 1, at + 1 + reach.report);

function readRoll(texts: readonly string[], calledAt: number, isPart: IsPart): Called {
  let last = calledAt;
  let answered = calledAt;
  const call = texts[calledAt] ?? '';
  const isHere = rollIn(call)?.beginsHere && !asksClerk(call, texts[calledAt + 1] ?? '');
  const from = isHere ? calledAt : calledAt + 1;
  let end = calledAt + 1;
  for (; end <= Math.min(texts.length - 1, calledAt + reach.roll); end += 1) {
    const text = texts[end] ?? '';
    // 'Please call the vote.' 'Item 57 roll.'
    if (end === calledAt + 1 && readsItem.test(text)) continue;
    const isRead = end === calledAt + 1 && findNames(text).length >= fewestRead;
    if (isRead || isPart(text, texts[end + 1] ?? '')) last = end;
    if (answersIn(text) > 0) answered = end;
    const isOther = answersIn(text) === 0 && begins.test(text);
    if (isOther || endsRoll(text) || end - last > reach.idle) break;
  }
  const until = Math.max(last, calledAt);
  return {
    lines: texts
      .slice(from, until + 1)
      .filter((text, index) => index === 0 || isPart(text, texts[from + index + 1] ?? '')),
    until,
    report: [reportPart(texts[answered] ?? ''), ...after(texts, answered)].join(' '),
  };
}
