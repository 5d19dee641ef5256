import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import type { Place } from './heard-titles.ts';

/** 'The first item is the bank, Joel, if you would read the item': who knows it is asked to name it. */
const asksToRead =
  /\b(?:read|introduce|call) (?:the|this|that|our) (?:(?:next|first|second|agenda) ){0,2}(?:item|case|application)\b/i;
/** 'This is the Harbor Bank, first item.' */
const lead = String.raw`^(?:\W|\b(?:thanks?|thank you|chair|yes|so|okay)\b)*`;
const itsOrder = '(?:,? (?:the |our )?(?:first|second|third|next|last) (?:agenda )?item)?';
const names = pattern('i')`${[
  lead,
]}this is (?!(?:to|where|when|why|how|what|the (?:time|part|point))\b)(.+?)${[itsOrder]}\W*$`;
/** '(This is) to consider a design review and a use permit for a new bank.' */
const asksFor = pattern(
  'i',
)`^(?:and )?(?:(?:this|it) is )?to (?:${phrases('consider\nhear\nreview\nact on')}) (.+)$`;
/** In sentences: so soon somebody is asked to read, and so soon behind that the item is named, and told. */
const within = { asked: 2, named: 4, told: 3 };

/** The title of a case that the chair names in short and has read by staff: 'Harbor Bank: design review for a new bank'. */
export function readByStaff(
  sentences: readonly SpokenSentence[],
  { at, until }: Pick<Place, 'at' | 'until'>,
): string | null {
  const first = (read: RegExp, from: number, count: number) => {
    for (let next = from; next < Math.min(until, from + count); next += 1) {
      const match = read.exec(sentences[next]?.text ?? '');
      if (match) return { at: next, title: tidyTitle(match[1] ?? '') };
    }
    return null;
  };
  const asked = first(asksToRead, at, within.asked + 1);
  if (!asked) return null;
  const named = first(names, asked.at + 1, within.named);
  const told = first(asksFor, (named ?? asked).at + 1, within.told);
  if (!told?.title) return null;
  return named?.title ? `${named.title}: ${told.title}` : told.title;
}
