import { pattern, words } from '#app/platform/language/pattern.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

const negator = pattern()`^${words(`
  not never no none nobody nothing neither nor without cannot cant dont doesnt didnt wont isnt arent
  wasnt werent unable nowhere hardly lacks? .*n't
`)}$`;
const negativeVerb = pattern()`^${words(`
  fail fails failed failing refuse refuses refused refusing declined? rejects? rejected denied deny denies
  opposes? opposed against prevents? prohibits? avoids? stop stops stopped instead rather less few
  hasn none unless unlikely impossible defeated lost lose vetoe?d?
`)}$`;

export const isNegativeVerb = (word: string): boolean => negativeVerb.test(word);

// 'No nays' counts, 'no doubt' affirms.
const notDenied = new Set(
  words(`
    doubt matter question vote votes later nays noes abstentions opposition objection objections
    dissent dissenting
  `),
);

// Captions without points: 'anyone else no okay commissioners'.
const answered = pattern()`^${words(`
  okay ok yeah sir ma'am we we'll we're i i'm it it's but so thank thanks all that that's he she
  they you
`)}$`;
const countsVotes = /^(?:opposed|opposing|against|abstain(?:ed|ing)?|absent|dissenting)$/;
const asksForVote = /^(?:vote|votes|voted|voting)$/;

const modal = /^(?:could|can|did|does|do)$/;

/** Whether a word denies, and is no answer, count or figure of speech. */
export const isNegator = (statement: Statement, index: number): boolean =>
  negators(statement).has(index);

const negators = perStatement(
  (statement) => new Set([...statement.tokens.keys()].filter((index) => denies(statement, index))),
);

function denies({ tokens }: Statement, index: number): boolean {
  const word = tokens[index]?.word;
  if (word === undefined || !negator.test(word)) return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  // 'No.' as an answer, 'No. 5', 'no doubt'
  if (word === 'no') {
    if (next?.gap !== 'none' || /\d/.test(next.word)) return false;
    // 'Asks you to vote no on it'
    if (asksForVote.test(before?.word ?? '')) return false;
    if (notDenied.has(next.word) || answered.test(next.word)) return false;
    // 'No more than two' counts.
    if (tokens[index + 2]?.word === 'than') return false;
  }
  // 'Three in favor, none opposed' counts.
  if (word === 'none' && countsVotes.test(next?.word ?? '')) return false;
  if (word === 'without') {
    const isOne = /^(?:a|any)$/.test(next?.word ?? '');
    if (notDenied.has((isOne ? tokens[index + 2] : next)?.word ?? '')) return false;
  }
  // 'Could not say' denies no more than an answer.
  if (/^(?:say|tell|know)$/.test(next?.word ?? '') && modal.test(before?.word ?? '')) return false;
  // 'not only', 'whether or not'
  return !(word === 'not' && (next?.word === 'only' || before?.word === 'or'));
}

/** 'From the sidewalk and not from the lot line' says what it was by what it was not. */
export function isContrast({ tokens }: Statement, index: number): boolean {
  if (tokens[index]?.word !== 'not') return false;
  const [before, next] = [tokens[index - 1]?.word ?? '', tokens[index + 1]?.word ?? ''];
  const isJoined = /^(?:and|but)$/.test(before) || tokens[index]?.gap === 'comma';
  return isJoined && !/^(?:to|be|have|yet|all)$/.test(next);
}

const powers = pattern()`^${words('ability right chance power authority')}$`;
const failing = pattern()`^${words(`
  fail fails failed failing refuse refuses refused refusing refusal decline declines declined
  declining
`)}$`;

/** 'Would lose the ability to issue', 'failed to issue', 'refused to issue' deny what follows. */
export function losesPower({ tokens }: Statement, index: number): boolean {
  const word = tokens[index]?.word ?? '';
  const [next, then] = [tokens[index + 1]?.word, tokens[index + 2]?.word];
  if (failing.test(word)) return next === 'to';
  return /^(?:lose|loses|lost|losing)$/.test(word) && next === 'the' && powers.test(then ?? '');
}

/** Tokens after a negator within which stands what it denies. */
const headReach = 9;
/** 'Lose the ability' is three words. */
const powerWords = 3;

/** The content word a negator turns, within its clause; -1 where there is none. */
export function headOf({ tokens, stems }: Statement, index: number): number {
  const skipped = /^(?:lose|lost)/.test(tokens[index]?.word ?? '') ? powerWords : 1;
  for (let at = index + skipped; at < Math.min(tokens.length, index + headReach); at += 1) {
    const { gap = 'stop', word = '' } = tokens[at] ?? {};
    // 'Should never have been made, since the measures …': another clause.
    if (gap === 'stop' || (gap === 'comma' && opensClause.test(word))) return -1;
    if (stems[at] !== '') return at;
  }
  return -1;
}

const opensClause = /^(?:since|because|as|so|but|when|while|if|unless|although|though|which|who)$/;

const deniesClause = pattern()`^${words('no none nobody neither nothing never')}$`;
/** 'At no point in the year did it fall' */
const isAtNoPoint = ({ tokens }: Statement, at: number) =>
  /^(?:at|under|in|by)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(?:points?|times?|circumstances?|conditions?|way|means|case)$/.test(tokens[at + 1]?.word ?? '');
/** Tokens before a word in which the beginning of its clause, or a negator, denies it. */
const clauseReach = 20;
const nearReach = 7;

/** Whether something before a word in its clause denies it. */
export function negatedNear(statement: Statement, at: number): boolean {
  const known = negated(statement);
  const found = known.get(at) ?? isNegated(statement, at);
  known.set(at, found);
  return found;
}

const negated = perStatement(() => new Map<number, boolean>());

function isNegated(statement: Statement, at: number): boolean {
  const { tokens } = statement;
  // 'No student who is enrolled would have to change' denies as far as its full stop.
  for (let index = at; index >= 0 && index > at - clauseReach; index -= 1) {
    const token = tokens[index];
    const opens = index === 0 || token?.gap === 'stop';
    if (opens && deniesClause.test(token?.word ?? '') && isNegator(statement, index)) return true;
    if (token?.word === 'no' && isAtNoPoint(statement, index)) return true;
    if (token?.gap === 'stop') break;
  }
  for (let index = at; index >= 0 && index > at - nearReach; index -= 1) {
    const turns = isNegator(statement, index) || isNegativeVerb(tokens[index]?.word ?? '');
    if (index < at && turns) return true;
    if (tokens[index]?.gap === 'stop') return false;
  }
  const after = tokens[at + 1];
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

const unword = /un(?!der|it|i[oqvf]|til|less|anim|certaint)\w{5,}/;
const disword = /dis(?:agree|approv|allow|continu|miss|courag|regard|qualif|satisf)\w*/;
const inwords = words(String.raw`
  impossible\w* illegal\w* ineligible\w* insufficient\w* invalid\w* incomplete\w* incorrect\w*
  inaccurate\w* inadequate\w* inability\w*
`);
const lacking = words(String.raw`
  outside$ beyond$ exempt(?:s|ed)?$ exclud\w* absent vacant lack\w* neutral undecided stuck stalled silent declin\w*
  object(?:s|ed)$ doubt(?:s|ed)$ bar(?:s|red)$ block(?:s|ed)$ withh[eo]ld\w* abandon\w* reluctan\w*
`);
// What is removed or waived is no longer there.
const ending = words(String.raw`
  remov\w* eliminat\w* repeal\w* abolish\w* waiv(?:e|es|ed|ing)$ scrap(?:ped|ping|s)?$ bann?(?:ed|s|ing)?$ forb(?:id|ad)\w*
  ceas\w* non$ drop(?:s|ped|ping)$ lift(?:ed|ing)$
`);
const deniesByItself = pattern()`^(?:${unword}|${disword}|${inwords}|${lacking}|${ending})`;

/** Whether a stretch denies anything at all, be it by a prefix. */
export function hasNegative(statement: Statement, from: number, to: number): boolean {
  const { tokens } = statement;
  const next = nextNegative(statement)[Math.max(0, from)] ?? tokens.length;
  return next < Math.min(tokens.length, to);
}

/** For each token the next one that denies anything, at or after it. */
const nextNegative = perStatement((statement) => {
  const next: number[] = new Array(statement.tokens.length);
  let following = statement.tokens.length;
  for (let at = statement.tokens.length - 1; at >= 0; at -= 1) {
    if (isNegative(statement, at)) following = at;
    next[at] = following;
  }
  return next;
});

function isNegative(statement: Statement, index: number): boolean {
  const word = statement.tokens[index]?.word ?? '';
  if (isNegator(statement, index) || isNegativeVerb(word)) return true;
  if (deniesByItself.test(word) || word === 'short' || word === 'free') return true;
  if (word === 'out' && /^rul(?:e[sd]?|ing)$/.test(statement.tokens[index - 1]?.word ?? ''))
    return true;
  // 'They have yet to turn it in'
  if (word === 'yet' && statement.tokens[index + 1]?.word === 'to') return true;
  // 'It has been years since it was dredged'
  const before = statement.tokens[index - 1]?.word ?? '';
  return word === 'since' && /^(?:years|months|weeks|decades)$/.test(before);
}

/** 'Recused himself', 'sat out the vote', 'stepped down from the dais' take no part. */
export function stepsAside({ tokens }: Statement, index: number): boolean {
  const [word, next] = [tokens[index]?.word ?? '', tokens[index + 1]?.word ?? ''];
  if (/^recus(?:e[sd]?|ing|al)$/.test(word)) return true;
  if (/^(?:sits?|sat|sitting)$/.test(word)) return next === 'out';
  return /^step(?:s|ped|ping)?$/.test(word) && isAside(tokens, index);
}

const isAside = (tokens: Statement['tokens'], index: number) => {
  const after = tokens.slice(index + 1, index + dais).map(({ word }) => word);
  return after.includes('dais') || /^(?:aside|out|away)$/.test(after[0] ?? '');
};
/** Tokens from 'step' to what is stepped down from: 'stepped down from the dais'. */
const dais = 6;

/** A token as it stands in the text. */
export const quote = (statement: Statement, at: number) => statement.tokens[at]?.text ?? '';

/** 'No other member did' where the source has the only one who did. */
export const isOfOnly = ({ tokens }: Statement, at: number, source: Statement): boolean =>
  /^(?:other|else)$/.test(tokens[at + 1]?.word ?? '') &&
  ['only', 'sole', 'alone'].some((word) => source.words.has(word));

const worries = /\b(?:worr(?:y|ies|ied)|fear(?:s|ed)?|concern(?:s|ed)?|afraid|doubt(?:s|ed)?)\b/i;

/** 'Worried that one officer would not do' tells the worry that the source has. */
export const isOfWorry = (sentence: Statement, at: number, source: Statement): boolean =>
  worries.test(sentence.text.slice(0, sentence.tokens[at]?.start)) && worries.test(source.text);

const putsCase = /\b(?:if|unless|should)\b/i;
const otherCase = pattern(
  'i',
)`\b(?:if (?:not|(?:${words('I you he she it we they that this those these')}) (?:\w+n['’]t|\w+ not))|otherwise|or else|without (?:it|that|this|them))\b`;

/** 'If the scores hold … And if they don't?': the case put in short may be told in full. */
export const tellsOtherCase = (sentence: Statement, source: Statement): boolean =>
  putsCase.test(sentence.text) && otherCase.test(source.text);
