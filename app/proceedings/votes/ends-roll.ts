import { pattern } from '#app/platform/language/pattern.ts';
import { countWords } from '../language/count-words.ts';
import { outcomeIn } from './outcome-patterns.ts';
import { reportPart } from './roll-lines.ts';
import { findTallies } from './tallies.ts';

/** 'Item 6.1.', 'let's move on to': the meeting is at something else. */
export const takesUp = pattern('i')`^(?:(?:okay|all right|so|and|now)[,.]? )*(?:${[
  String.raw`(?:the )?(?:next )?(?:agenda )?item (?:number )?(?:\d[\d.]*[a-z]?|(?:${countWords.join('|')})(?=[.,:]|$))\b(?! (?:passes|carries|fails|is (?:approved|adopted)))`,
  "(?:we['’]?re going to|we['’]?re gonna|we['’]ll|we will|let['’]?s) (?:now |go ahead and )?(?:move|go) on to (?:(?:agenda |action )?(?:item|number)|(?:the |our )?(?:next item|agenda))\\b",
]})`;

/** 'Item 57 roll.', right behind its call: a clerk reads what it is called on. */
export const readsItem = /^(?:okay[,.] )?item (?:number )?\d[\d.]*[a-z]?(?: roll(?: call)?)?\W*$/i;

/** Whether a sentence brings a roll call to its end: the clerk's report or the chair's ruling. */
export function endsRoll(text: string): boolean {
  return (
    takesUp.test(text) ||
    /\b(?:clerk(?: will)?[.,]? report|report the|total|have it)\b|^thank you,? every(?:one|body)[.!]*$/i.test(
      text,
    ) ||
    outcomeIn(reportPart(text))?.ruling === true ||
    findTallies(text).length > 0
  );
}
