import type { Statement } from './statement.ts';

const negators =
  /^(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|cant|dont|doesnt|didnt|wont|isnt|arent|wasnt|werent|unable|nowhere|hardly|lacks?|.*n't)$/;
export const negativeVerbs =
  /^(?:fail|fails|failed|failing|refuse|refuses|refused|declined?|rejects?|rejected|denied|deny|denies|opposes?|opposed|against|prevents?|prohibits?|avoids?|stop|stops|stopped|instead|rather|less|few|hasn|none|unless|unlikely|impossible|defeated|lost|lose|vetoe?d?)$/;

// 'No nays' counts, 'no doubt' affirms.
const notDenied = [
  ...['doubt', 'matter', 'question', 'vote', 'votes', 'later', 'nays', 'noes', 'abstentions'],
  ...['opposition', 'objection', 'objections', 'dissent'],
];

// Captions without points: 'anyone else no okay commissioners'.
const isAnswered = (next: string) =>
  /^(?:okay|ok|yeah|sir|ma'am|we|we'll|we're|i|i'm|it|it's|but|so|thank|thanks|all|that|that's|he|she|they|you)$/.test(
    next,
  );

/** Whether a word denies, and is no answer, count or figure of speech. */
export function isNegator(statement: Statement, index: number): boolean {
  const token = statement.tokens[index];
  if (!token || !negators.test(token.word)) return false;
  // 'No.' as an answer, 'No. 5', 'no doubt'
  if (token.word === 'no') {
    const next = statement.tokens[index + 1];
    if (next?.gap !== 'none' || /\d/.test(next.word)) return false;
    // 'Asks you to vote no on it'
    if (/^(?:vote|votes|voted|voting)$/.test(statement.tokens[index - 1]?.word ?? '')) return false;
    if (notDenied.includes(next.word) || isAnswered(next.word)) return false;
  }
  if (token.word === 'without' && notDenied.includes(statement.tokens[index + 1]?.word ?? ''))
    return false;
  // 'not only', 'whether or not'
  const next = statement.tokens[index + 1]?.word;
  return !(token.word === 'not' && (next === 'only' || statement.tokens[index - 1]?.word === 'or'));
}

/** 'Would lose the ability to issue', 'failed to issue', 'refused to issue' deny what follows. */
export function losesPower(statement: Statement, index: number): boolean {
  const word = statement.tokens[index]?.word ?? '';
  const [next, then] = [statement.tokens[index + 1]?.word, statement.tokens[index + 2]?.word];
  if (/^(?:fail|fails|failed|failing|refuse|refuses|refused|decline|declined)$/.test(word))
    return next === 'to';
  if (!/^(?:lose|loses|lost|losing)$/.test(word)) return false;
  return next === 'the' && /^(?:ability|right|chance|power|authority)$/.test(then ?? '');
}

/** The content word a negator turns, within its clause; -1 where there is none. */
export function headOf(statement: Statement, negator: number): number {
  const skipped = /^(?:lose|lost)/.test(statement.tokens[negator]?.word ?? '') ? 3 : 1;
  for (
    let index = negator + skipped;
    index < Math.min(statement.tokens.length, negator + 9);
    index += 1
  ) {
    if (statement.tokens[index]?.gap === 'stop') return -1;
    if (statement.stems[index] !== '') return index;
  }
  return -1;
}

const deniesClause = /^(?:no|none|nobody|neither|nothing|never)$/;

/** Whether something before a word in its clause denies it. */
export function negatedNear(statement: Statement, at: number): boolean {
  // 'No student who is enrolled would have to change' denies as far as its full stop.
  for (let index = at; index >= 0 && index > at - 16; index -= 1) {
    const token = statement.tokens[index];
    const opens = index === 0 || token?.gap === 'stop';
    if (opens && deniesClause.test(token?.word ?? '') && isNegator(statement, index)) return true;
    if (token?.gap === 'stop') break;
  }
  for (let index = at; index >= 0 && index > at - 7; index -= 1) {
    if (
      index < at &&
      (isNegator(statement, index) || negativeVerbs.test(statement.tokens[index]?.word ?? ''))
    )
      return true;
    if (statement.tokens[index]?.gap === 'stop') return false;
  }
  const after = statement.tokens[at + 1];
  return after?.gap === 'none' && (after.word === 'not' || after.word.endsWith("n't"));
}

/** How often a stretch denies, 'not only' included. */
export function countNegators(statement: Statement, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += 1) {
    if (isNegator(statement, index) || statement.tokens[index]?.word === 'not') count += 1;
  }
  return count;
}

export function negatorText(statement: Statement, from: number, to: number): string {
  for (let index = from; index < to; index += 1) {
    if (isNegator(statement, index)) return quote(statement, index);
  }
  return 'not';
}

const prefixed =
  /^(?:un(?!der|it|i[oqvf]|til|less|anim|certaint)\w{5,}|dis(?:agree|approv|allow|continu|miss|courag|regard|qualif|satisf)\w*|(?:impossible|illegal|ineligible|insufficient|invalid|incomplete|incorrect|inaccurate|inadequate|inability)\w*|exempt(?:s|ed)?$|exclud\w*|absent|vacant|lack\w*|neutral|undecided|stuck|stalled|silent|declin\w*)/;

/** Whether a stretch denies anything at all, be it by a prefix. */
export function hasNegative(statement: Statement, from: number, to: number): boolean {
  for (let index = Math.max(0, from); index < Math.min(statement.tokens.length, to); index += 1) {
    const word = statement.tokens[index]?.word ?? '';
    if (isNegator(statement, index) || negativeVerbs.test(word)) return true;
    if (prefixed.test(word) || word === 'short' || word === 'free') return true;
    // 'It has been years since it was dredged'
    const before = statement.tokens[index - 1]?.word ?? '';
    if (word === 'since' && /^(?:years|months|weeks|decades)$/.test(before)) return true;
  }
  return false;
}

/** A token as it stands in the text. */
export const quote = (statement: Statement, at: number) => statement.tokens[at]?.text ?? '';
