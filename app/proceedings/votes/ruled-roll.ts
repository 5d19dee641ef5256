import { findNames } from '../facts/names.ts';
import { outcomeIn } from './outcome-patterns.ts';
import {
  bareNames,
  isAnswer,
  isCalledAlone,
  isNameAlone,
  isRollLine,
  piecesOf,
  reportPart,
  rollPart,
} from './roll-lines.ts';
import { isNamedVoice } from './same-motion.ts';
import { isSecond } from './second-patterns.ts';
import { findTallies } from './tallies.ts';

/** In sentences: the longest such roll, how soon after its last answer it is ruled, and what it is on before it. */
const reach = { roll: 60, ruling: 3, brought: 4 };
/** Fewer who are called, or who answer, are an exchange. */
const fewest = 4;
/** After so many answers a name alone is one whose answer is lost. */
const underWay = 2;

const isBrought = ({ text }: Line) =>
  isSecond(text) || /\b(?:motion|moved?|ordinance|resolution)\b/i.test(text);

const isNo = /\b(?:no|nay|nope)$/i;
/** 'Madam Secretary, please call the results.' */
const asksResult = /\b(?:results?|announce|voting|secretary|clerk)\b/i;

/** In sentences: 'Yes. Because I think that we have to.', said before the next is called. */
const mostRemarks = 2;
const isReason = /^(?:because|since|I|and|but|with|as)\b/i;

type Line = { text: string; speaker?: string | null };

/**
 * Whether a roll begins at a line that is a vote though nothing was heard to be moved: so many are called, or
 * answer under their own labels, and right after them somebody rules, as most of them answered, or counts as many as answered.
 */
export function beginsRuledRoll(lines: readonly Line[], at: number): boolean {
  const textAt = (index: number) => lines[index]?.text ?? '';
  const called = new Set<string>();
  const voices = new Set<string>();
  const given = { yes: 0, no: 0 };
  let end = at;
  for (let index = at; index < Math.min(lines.length, at + reach.roll); index += 1) {
    const line = textAt(index);
    const isCall = isCalledAlone(line, textAt(index + 1));
    const isUnheard = given.yes + given.no >= underWay && isNameAlone(line);
    if (!isCall && !isUnheard && !isRollLine(line)) {
      const isRemark = isReason.test(line) && index - end < mostRemarks;
      if (given.yes + given.no < underWay || !isRemark) break;
      continue;
    }
    end = index + 1;
    const answers = piecesOf(rollPart(line)).filter(isAnswer);
    for (const piece of answers) given[isNo.test(piece) ? 'no' : 'yes'] += 1;
    const voice = lines[index]?.speaker ?? null;
    if (answers.length === 1 && voice !== null && isNamedVoice(voice)) voices.add(voice);
    for (const { key } of findNames(rollPart(line))) called.add(key);
    for (const name of isCall ? [line] : bareNames(line)) called.add(name);
  }
  // Of those who only answer under their labels it may be asked whether they can hear, where nothing was brought up.
  const isByVoice =
    voices.size >= fewest && lines.slice(Math.max(0, at - reach.brought), at).some(isBrought);
  if (given.yes + given.no < fewest || (called.size < fewest && !isByVoice)) return false;
  for (const said of lines.slice(Math.max(at, end - 1), end + reach.ruling)) {
    const outcome = outcomeIn(reportPart(said.text));
    if (outcome?.ruling)
      return (
        outcome.outcome !== 'adopted' ||
        given.yes >= given.no ||
        counts(said.text, given.yes + given.no)
      );
    const goesOn = isRollLine(said.text) || asksResult.test(said.text);
    if (!goesOn && findTallies(said.text).length === 0) return false;
  }
  return false;
}

/** Whether a ruling counts as many as answered: captions may have turned one answer, or lost it. */
const counts = (text: string, answered: number) =>
  findTallies(text).some(({ yes, no }) => Math.abs((yes ?? 0) + (no ?? 0) - answered) <= 1);
