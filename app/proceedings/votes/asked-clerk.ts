import { findNames } from '../facts/names.ts';
import { calledAtOnce } from './question-patterns.ts';
import { isAnswer } from './roll-lines.ts';

/** 'Call the roll, please, Ms. Ivey.': who is asked to call it answers nothing; the first name comes next. */
export function asksClerk(text: string, next: string): boolean {
  const rest = calledAtOnce(text);
  const isNameAlone = rest !== null && findNames(rest).length === 1 && /^[^?,]+[.!]?$/.test(rest);
  return isNameAlone && !isAnswer(next.replace(/[.?!,]+$/, ''));
}
