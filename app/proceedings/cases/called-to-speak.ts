import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { matter } from './matter-vocabulary.ts';

/** 'Next up we have Jerome Whitaker.', 'Mr. Yusuf Demir, please.' */
const called =
  /^\W*(?:up |is |we have |we've got |to |by |[Mm]rs?\.? |[Mm]s\.? |[Dd]r\.? )*(\p{Lu}[\p{L}'’-]+\.?(?: \p{Lu}[\p{L}'’-]+\.?){1,2})(?:,? (?:please|followed by .*|and then .*))?\W*$/u;
/** Capitals that captions give to items as well. */
const things = words(`
  report reports item items business comment comments public minutes board council committee
  commission department street avenue road park plan program project update hearing agenda
  consent executive session
`);
const isThing = pattern('i')`\b(?:${matter}|${things})\b`;
/** How somebody begins who was called on. */
const begins =
  /^\W*(?:good (?:morning|afternoon|evening)|hi\b|hello\b|thank you|thanks\b|my name(?:'s| is)|I'm |I am |yes\b)/i;
/** In sentences: the chair may still say how long there is. */
const soon = 3;

/** Whether somebody is called by name to speak, and no matter is taken up: 'Next is Jerome Whitaker.' */
export function isCalledToSpeak(
  words: string,
  sentences: readonly SpokenSentence[],
  at: number,
): boolean {
  const name = called.exec(words)?.[1]?.trim();
  if (name === undefined || isThing.test(name)) return false;
  const surname = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return sentences
    .slice(at + 1, at + 1 + soon)
    .some(
      ({ text, speaker, opensTurn }) =>
        begins.test(text) ||
        (opensTurn &&
          (text.toLowerCase().includes(surname) || speaker?.toLowerCase().includes(surname))),
    );
}
