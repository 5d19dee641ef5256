import { outcomeIn } from './outcome-patterns.ts';
import { reportPart } from './roll-lines.ts';
import { findTallies } from './tallies.ts';

/** 'Item 6.1.': the meeting is at something else. */
const takesUp =
  /^(?:(?:okay|all right|so|and|now)[,.]? )*(?:the )?(?:next )?(?:agenda )?item (?:number )?\d[\d.]*[a-z]?\b(?! (?:passes|carries|fails|is (?:approved|adopted)))/i;

/** 'Item 57 roll.', right behind its call: a clerk reads what it is called on. */
export const readsItem = /^(?:okay[,.] )?item (?:number )?\d[\d.]*[a-z]?(?: roll(?: call)?)?\W*$/i;

/** Whether a sentence brings a roll call to its end: the clerk's report or the chair's ruling. */
export function endsRoll(text: string): boolean {
  return (
    takesUp.test(text) ||
    /\b(?:clerk(?: will)?[.,]? report|report the|total|have it)\b/i.test(text) ||
    outcomeIn(reportPart(text))?.ruling === true ||
    findTallies(text).length > 0
  );
}
