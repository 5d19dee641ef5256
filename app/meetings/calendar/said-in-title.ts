import { tidy } from '#app/entities/typed-line.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';

const off = words('cancel(?:l?ed|l?ation)? postponed');

/** 'CANCELED - Finance Committee', 'Finance Committee (Cancelled)', 'Meeting of May 5 has been canceled'. */
const before = pattern('i')`^\W*(?:notice of )?${off}(?: meeting)?\b[\s:*)\]–—-]*`;
const after = pattern('i')`[\s:*([–—-]+(?:(?:is|was|has been|meeting) )*${off}\b[\s*)\].!]*$`;

/** A title without the word that the meeting does not take place, and that word. */
export function saidInTitle(given: string): { title: string; off: string | null } {
  const title = tidy(given);
  for (const said of [before, after]) {
    const found = said.exec(title);
    if (!found) continue;
    const rest = title.replace(said, '').trim();
    return { title: rest || title, off: /postponed/i.test(found[0]) ? 'Postponed' : 'Cancelled' };
  }
  return { title, off: null };
}

/** Other text of an entry that says so of the whole meeting, not of an item or a room. */
const ofMeeting = pattern(
  'i',
)`\b(?:meeting|session|hearing)\b[^.;]{0,40}\b(?:is|was|been) ${off}\b`;
const alone = pattern('i')`^\W*(?:meeting |session |hearing )?${off}\W*$`;

export const saysCancelled = (text: string) => ofMeeting.test(text) || alone.test(text);

const closed = pattern(
  'i',
)`\b(?:${words('holiday closed closure vacation birthday')}|office hours|no (?:school|classes|meetings?)|day off|administrative day)\b`;
const meets = pattern('i')`\b${words(
  'meetings? sessions? hearings? committees? commission(?:ers)? boards? councils? workshops? forum caucus(?:es)? briefings? trustees retreat town.hall',
)}\b`;

/** A day on which an office is closed, or something that fills a day and names no meeting. */
export function looksLikeNoMeeting(title: string, fillsDay: boolean): boolean {
  if (meets.test(title) && !/\bno meetings?\b/i.test(title)) return false;
  return fillsDay || closed.test(title);
}
