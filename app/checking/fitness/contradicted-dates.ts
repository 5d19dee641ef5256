import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';
import { findDates } from '#app/proceedings/facts/dates.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { outsideQuotes } from './outside-quotes.ts';

/** What dates the meeting itself: 'at tonight's meeting of July 8', 'the council met on July 8'. */
const ofMeeting = pattern('i')`\b(?:${phrases(`
  (?:this|today's|tonight's|the) (?:\\w+ )?(?:meeting|session) (?:of|on|held on)
  (?:council|board|commission|committee|body) (?:met|convened|gathered|sat) on
  (?:today|tonight|this evening|this morning|this afternoon),?
`)}) (?:the )?$`;
/** In letters: what stands right before a date. */
const reach = 60;

/** Dates that a sentence gives the meeting, and that are not its own. */
export function contradictedDates(text: string, date: string | null): string[] {
  const [year, month, day] = (date ?? '').split('-').map(Number);
  if (!year || !month || !day) return [];
  const outside = outsideQuotes(text).replaceAll('’', "'");
  const tokens = tokenize(outside);
  const others = findDates(outside, tokens).filter((found) => {
    const at = tokens[found.from]?.start ?? 0;
    if (!ofMeeting.test(outside.slice(Math.max(0, at - reach), at))) return false;
    // Another year's meeting is another meeting, which a sentence may speak of.
    const isOther = found.year !== null && found.year !== year;
    return isOther || found.month !== month || (found.day !== null && found.day !== day);
  });
  const own = `${capital(monthNames[month - 1] ?? '')} ${day}, ${year}`;
  return others.length > 0 ? [`It dates the meeting otherwise than ${own}.`] : [];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
