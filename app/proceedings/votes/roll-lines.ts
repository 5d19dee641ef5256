import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import { exclaims } from '../language/exclaims.ts';
import { isStopWord } from '../language/stop-list.ts';
import { foldWord, tokenize } from '../language/tokens.ts';
import { forOrAgainst } from './for-or-against.ts';
import { outcomeIn } from './outcome-patterns.ts';
import { isBareName } from './roll-answers.ts';
import { smallCounts } from './side-vocabulary.ts';

const answers = words(
  'aye ayes ay yes yea yeah yep yup yay no nay nope abstain abstains abstained abstaining staying staining recuse recused',
);
/** 'Yes', 'Strauss yes', 'Morale is yes', 'I vote no', 'Miss Johnson votes yes'. */
const answered = pattern('iu')`^(?:(?:\p{L}[\p{L}.'’-]*) ){0,4}${answers}(?:,? (?:sir|ma'?am))?$`;
const calledOnce = String.raw`${anyTitle} [\p{L}'’-]+ `;
/** 'Aye' as captions write it, alone or after a name, which the clerk and the member may both say. */
const misheardAye = new RegExp(
  String.raw`^(?:${calledOnce}){0,2}(?:I|eye)$|^(?:${calledOnce}){1,2}hi$`,
  'iu',
);
/** 'We said no', 'I think yes', 'opposed say no' answer to no name. */
const talk = pattern('i')`\b${words(
  'say says said saying think if or because favor opposed there that oh any against',
)}\b|^(?:${smallCounts}|\d+)\b`;
/** Where the answers end and the clerk's report or the chair's ruling begins. */
const report = pattern('i')`${phrases(String.raw`
  --
  \b(?:so )?(?:the |that |this )?(?:motion|motions|bill|resolution|ordinance|item|measure|amendment|substitute|agenda)\b
  \bthe vote\b(?! (?:(?:um|uh) )?${anyTitle} \S)
  \b(?:\w+ )(?:a )?(?:in favor|ayes|yeas|votes)\b
  \b(?:(?:that|it|this) )?(?:passes|carries|passed|carried|approved)\b
`)}`;
/** 'Miss Lowry, how do you vote?', 'do you vote yes or no?', 'are you for or against?' is a name called. */
const askedHow = pattern('gi')`,? (?:${[
  'how (?:do|did|would|are) (?:you|ya) vot(?:e|es|ing)',
  'do you vote,? (?:yes|aye|yea) or (?:no|nay)',
  forOrAgainst,
]})\??`;

/** What captions leave of 'Mr.' or 'Ms.': 'M Grace? Yes.' */
const cutTitle = /\bM (?=\p{Lu}\p{Ll})/gu;

/** '[Roll call]', as captioners write it. */
const note = /\[[^\]]{0,30}\]\s*/g;

/** 'Broussard is absent' and 'Lee Hale has not arrived yet' are what is answered for them. */
const isAbsent = /(?<=\p{Lu}[\p{L}'’-]+) (?:is|was) (?=(?:absent|excused)\b)/gu;
const isAway =
  /(?<=\p{Lu}[\p{L}'’-]+),? (?:(?:is|was) not here|(?:has not|hasn't|did not|didn't) arrived?)(?: yet)?(?=[.,;]|$)/gu;

/** 'Lee Hale has recused himself.' */
const isRecused =
  /(?<=\p{Lu}[\p{L}'’-]+),? (?:has|is) recus(?:ed|ing)(?: (?:him|her|them)sel(?:f|ves))?(?=[.,;]|$)/gu;

/** 'Thank you, Dana Ruiz?': whoever answered is thanked, and the next name is called. */
const thanks = /^(?:[Oo]kay[,.] )?[Tt]hank you,? (?=\p{Lu}\p{Ll})/u;

/** A line without the question that goes with each name, and without what is left of a title. */
export const withoutAsking = (text: string) =>
  text
    .replace(note, '')
    .replace(thanks, '')
    .replace(askedHow, '.')
    .replace(cutTitle, '')
    .replace(isAbsent, ', ')
    .replace(isAway, ', absent')
    .replace(isRecused, ', recused');

/** What of a line belongs to the roll: its names and answers, not the ruling after them. */
export function rollPart(text: string): string {
  const line = withoutAsking(text);
  const end = report.exec(line);
  return end ? line.slice(0, end.index) : line;
}

/** What follows a line's names and answers: the report or the ruling; the whole line where none do. */
export function reportPart(text: string): string {
  const end = report.exec(text);
  return end && (answersIn(text) > 0 || endsNames(text)) ? text.slice(end.index) : text;
}

/** 'Council Member Hall, Council Mayor Ruiz, Council Member Bates, motion passes': captions lost the answers, and garbled a call. */
export function endsNames(text: string): boolean {
  const { pieces, others } = ofRoll(text);
  const isGarbledCall = others.length === 1 && pieces > fewest.garbled && isShort(others[0] ?? '');
  return /[,.;]\s*$/.test(rollPart(text)) && pieces > 0 && (others.length === 0 || isGarbledCall);
}

const oneAnswer = '(?:yes|aye|yea|no|nay)';
/** Where captions lost the stop between an answer and the next name: 'yes Mr. Ortiz', 'Aye Strauss.' */
const nextTitled = pattern('giu')`\b(${oneAnswer}) (?=${anyTitle} \p{L})`;
const nextBare = pattern(
  'gu',
)`\b([Yy]es|[Aa]ye|[Yy]ea|[Nn]o|[Nn]ay) (?=\p{Lu}\p{Ll}+(?:[.,?!]|$| ${oneAnswer}\b))`;
export const beforeNames = /^(?:(?:all right|alright|okay|sorry|and|so|um|uh)\b[,.]? ?)+/i;

export const piecesOf = (text: string) =>
  text
    .replace(/\b(Mr|Mrs|Ms|Miss|Dr)\./gi, '$1')
    // The 'I' of 'C.I.P.' answers nobody.
    .replace(/\b(?:\p{Lu}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .replace(nextTitled, '$1, ')
    .replace(nextBare, '$1, ')
    .split(/[.,;:?!…"“”()[\]>]+|--/)
    .map((piece) => piece.trim().replace(beforeNames, ''))
    .filter((piece) => piece !== '');

/** 'Ya I yay', 'aye yay': one answer, written more than once. */
const answeredTwice = pattern('i')`^(?:(?:${answers}|I|ya)(?: |$)){2,4}$`;

/** 'Commissioner Fox?' 'Approve.' */
const approves = /^approve$/i;

export const isAnswer = (piece: string) =>
  misheardAye.test(piece) ||
  approves.test(piece) ||
  answeredTwice.test(piece) ||
  (answered.test(piece) && !talk.test(piece));

/** 'Castle' before 'yes': a name without a title. */
const isSurname = (piece: string) =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(piece) && !isStopWord(foldWord(piece));

/** 'Castle', 'Ann Castle' before 'yes'. */
const isCalledName = (piece: string) => isSurname(piece) || isNameAlone(piece);

/** How many answers to a name a line has. */
export function answersIn(text: string): number {
  return piecesOf(rollPart(text)).filter(isAnswer).length;
}

/** In words: a longer piece of a line is talk. */
const longestName = 5;
/** In words: a member's name without a title. */
const longestBare = 2;

/** Whether a line is nothing but names and answers: 'Mr. Vance?', 'Yes.', 'Ms. Hale, aye.' */
export function isRollLine(text: string): boolean {
  const { pieces, others } = ofRoll(text);
  return pieces > 0 && others.length === 0;
}

const isShort = (piece: string) => piece.split(' ').length <= longestName;

/** How many pieces a line has, and those that are neither a name nor an answer. */
function ofRoll(text: string): { pieces: number; others: string[] } {
  const line = piecesOf(rollPart(text));
  const others = line.filter(
    (piece, at) =>
      !isAnswer(piece) &&
      !(isCalledName(piece) && isAnswer(line[at + 1] ?? '')) &&
      // 'Aye, Ortega.': whose answer is in the next line.
      !(isSurname(piece) && at === line.length - 1 && isAnswer(line[at - 1] ?? '')) &&
      !(isShort(piece) && findNames(piece)[0]?.from === 0),
  );
  return { pieces: line.length, others };
}

const rules = (line: string) => outcomeIn(reportPart(line))?.ruling === true;

/** How far to look for answers that nobody called for, in sentences. */
const runReach = 12;
/** Fewer answers or names called are an exchange in a debate. */
const fewest = { answers: 2, names: 2, withRuling: 3, bare: 3, garbled: 2 };
/** 'Castle yes', 'Ann Castle, yeah': a name without a title, and the answer to it. */
const bareAnswer = pattern(
  'u',
)`^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? ${words('aye yes yea yeah nay no abstain')}$`;

const letterAlone = /^\p{Lu}\.?$/u;

/** 'Um,' before an answer, and 'Wonderful.' behind it. */
const isAside = (line: string) =>
  piecesOf(line).every((piece) => exclaims.has(foldWord(piece)) || thanked.test(piece));
const thanked = /^(?:thank you|thanks)$/i;

/**
 * Whether a roll begins at a line though nobody was heard to call it: names and answers follow each
 * other, or several answers and a ruling.
 */
export function beginsAnswers(lines: readonly { text: string }[], at: number): boolean {
  const textAt = (index: number) => lines[index]?.text ?? '';
  let given = 0;
  const called = new Set<string>();
  const bare = new Set<string>();
  for (let index = at; index < Math.min(lines.length, at + runReach); index += 1) {
    const line = textAt(index);
    const isCall = isCalledAlone(line, textAt(index + 1));
    if (index > at && isAside(line)) continue;
    // 'Dean.' 'Thomas.' 'Yes.', 'K.': whose answer or whose name is lost in the midst of a roll.
    const isHalfHeard = given >= fewest.answers && (isNameAlone(line) || letterAlone.test(line));
    if (!isCall && isHalfHeard) continue;
    if (!isCall && !isRollLine(line))
      return called.size > 0 && rules(line) && given >= fewest.withRuling;
    given += answersIn(line);
    for (const { key } of findNames(rollPart(line))) called.add(key);
    for (const name of isCall ? [line.replace(beforeNames, '')] : bareNames(line)) bare.add(name);
    if (given >= fewest.answers && called.size >= fewest.names) return true;
    if (given >= fewest.bare && bare.size >= fewest.bare) return true;
    if (called.size > 0 && rules(line) && given >= fewest.withRuling) return true;
  }
  return false;
}

/** 'Motion from Ms. Hale and seconded from Mr. Voss.' */
const tellsMotion = /\b(?:motion|second(?:ed)?|moved?)\b/i;
/** In sentences: so soon before the answers. */
const motionWithin = 4;
/** Whether a motion was told of a moment ago. */
export const followsMotion = (lines: readonly { text: string }[], at: number): boolean =>
  lines.slice(Math.max(0, at - motionWithin), at).some(({ text }) => tellsMotion.test(text));

/** 'Castle?' before 'Yes.': a name without a title that stands alone, and the answer to it. */
export const isCalledAlone = (line: string, next: string): boolean =>
  isNameAlone(line) && isRollLine(next) && answersIn(next) > 0;

/** 'Castle.', 'De Luca?', 'And um Castle.' */
export function isNameAlone(line: string): boolean {
  const names = tokenize(line.replace(beforeNames, ''));
  return names.length > 0 && names.length <= longestBare && names.every(isBareName);
}

/** The names of 'Castle yes', 'Dorn, no'. */
export const bareNames = (line: string) =>
  piecesOf(rollPart(line)).flatMap((piece, at, pieces) => {
    const isNamed = isCalledName(piece) && isAnswer(pieces[at + 1] ?? '');
    const name = isNamed ? piece : bareAnswer.exec(piece)?.[1];
    return name && !isStopWord(foldWord(name)) ? [name] : [];
  });
