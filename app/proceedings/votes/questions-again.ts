import type { VoteMethod } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import type { SaidQuestion, SaidRoll } from './question-patterns.ts';
import { isAbout } from './recount.ts';

// How many sentences may lie between two ways of putting one question, a result and its other half, a
// ruling without a question and the question.
const reach = { sameQuestion: 12, otherHalf: 3, lateQuestion: 60 };

/** Whether a question is the one that was just put: 'All in favor? Those in favor say aye.' */
export function asksAgain(open: Ballot, { about, subject }: SaidQuestion, at: number): boolean {
  if (open.questionAt === null || at - open.lastAt >= reach.sameQuestion) return false;
  return isAbout(open, about) && !namesAnother(open, subject ?? '');
}

const numbered =
  /\b(bill|item|ordinance|resolution|case|file)s? (?:number |no\.? )?(\d{2,}(?:-\d+)?)/i;

/**
 * 'All in favor of the invoices?', 'Aye', and then 'All in favor of bill 1804?'. What was moved in other words may
 * be called by its number too, before anybody answers.
 */
function namesAnother(
  { subject, motion, motionAt, questionAt, voices }: Ballot,
  named: string,
): boolean {
  const isMoved = motion !== null && motionAt[0] !== questionAt && voices.ayes === 0;
  const [, kind = '', number = ''] = numbered.exec(named) ?? [];
  if (subject === null || isMoved || number === '' || subject.includes(number)) return false;
  // 'Item twelve?' is item 12.
  return /\d/.test(subject) || !subject.toLowerCase().includes(kind.toLowerCase());
}

export function putAgain(open: Ballot, method: VoteMethod | null, at: number): void {
  open.method = method ?? open.method;
  open.lastAt = at;
  open.heard.add(at);
}

/** Whether only the other side is asked for: 'Those opposed?' */
export function asksOtherHalf(closed: Ballot, event: SaidQuestion, at: number): boolean {
  return event.isOtherHalf && event.subject === null && at - closed.lastAt < reach.otherHalf;
}

export function wasDecidedUnput(closed: Ballot, at: number): boolean {
  return closed.questionAt === null && at - closed.lastAt < reach.lateQuestion;
}

/** Notes that the open vote is to be counted so from here on. */
export function callForCount(
  open: Ballot,
  { method, at, roll }: { method: VoteMethod; at: number; roll: SaidRoll | null },
): void {
  if (!(open.method === 'electronic' && method === 'roll call')) open.method = method;
  open.questionAt ??= at;
  open.lastAt = at;
  open.heard.add(at);
  if (roll === null) return;
  open.rollAt = at;
  open.rollBeginsAtCall = roll.beginsHere;
  open.lastLineAt = at;
}
