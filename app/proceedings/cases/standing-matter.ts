import { pattern } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { Ballot } from '../votes/ballot.ts';

/** 'Adjourn to executive session' is no end. */
const adjourns = /\badjourn(?!\w* (?:in)?to (?:an? )?(?:executive|closed))/i;
/** 'Recess into executive session and be adjourned after it' is on the session. */
const goesApart =
  /\b(?:recess|go|enter|convene|move) in ?to (?:an? )?(?:executive|closed) session\b/i;
const ofMinutes = /\bminutes\b/i;
/** 'Extend the comment by ten minutes'. */
const ofTime =
  /\b(?:\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty|few|more|additional|extra) (?:more |additional )?minutes\b/i;
const ofAgenda =
  /\b(?:adopt|approv|amend|accept)\w*(?: of)?(?: (?:the|our|today's|tonight's|meeting))* agenda\b|\bagenda (?:be |is |as )?(?:adopt|approv|present|amend)|^(?:the )?agenda (?:with|as)\b/i;

/** A consent list, by the names that bodies give it. */
export const consentList =
  /\bconsent (?:agenda|calendar|items?)\b|\bomnibus (?:vote|agenda|list)\b|\bconsolidat(?:e|ed|ing) (?:the )?(?:items?|agenda|vote)\b|\b(?:en bloc|in globo|en masse)\b/i;

/** 'The consent agenda is approved.' */
export const rulesOnConsent =
  /\bconsent (?:agenda|calendar|list)\b[^.,]{0,30}\b(?:approved|adopted|passes|passed|carries|carried)\b/i;

/** What a motion brings up by itself: the end of the meeting, minutes, and the agenda. */
export function standingMatter({
  motion,
  subject,
}: Pick<Ballot, 'motion' | 'subject'>): { title: string; kind: ItemKind } | null {
  const text = `${motion ?? ''} ${subject ?? ''}`;
  if (adjourns.test(text) && !goesApart.test(text))
    return { title: 'Adjournment', kind: 'closing' };
  if (ofMinutes.test(text) && !ofTime.test(text))
    return { title: 'Approval of the minutes', kind: 'action' };
  if (consentList.test(text)) return { title: 'Consent agenda', kind: 'consent' };
  return ofAgenda.test(text) ? { title: 'Adoption of the agenda', kind: 'action' } : null;
}

/** 'Public comment on items on the agenda'. */
const notOfAgenda = pattern('i')`${consentList}|\b(?:comments?|items|listed|non-?agenda)\b`;

/** 'Adjourn Meeting' and 'Adjournment' are one. */
export function isLikeTitle(title: string, own: string): boolean {
  if (own === 'Adjournment') return adjourns.test(title);
  if (own === 'Approval of the minutes') return ofMinutes.test(title);
  if (own === 'Consent agenda') return /\bconsent\b/i.test(title);
  return ofAgenda.test(title) || (/\bagenda\b/i.test(title) && !notOfAgenda.test(title));
}
