import { outcomeIn } from './outcome-patterns.ts';
import { reportPart } from './roll-lines.ts';
import { findTallies } from './tallies.ts';

/** Whether a sentence brings a roll call to its end: the clerk's report or the chair's ruling. */
export function endsRoll(text: string): boolean {
  return (
    /\b(?:clerk(?: will)?[.,]? report|report the|total|have it)\b/i.test(text) ||
    outcomeIn(reportPart(text))?.ruling === true ||
    findTallies(text).length > 0
  );
}
