import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Token } from '../language/tokens.ts';
import type { DateMention } from './dates.ts';

/** What leads to the last day of something: 'by', 'no later than', 'until'. */
const limits = phrases(`
  by
  before
  until
  till
  (?:no|not) later than
  on or before
`);
/** What may stand between such a word and its date: 'by 5 p.m. on Friday', 'before the end of'. */
const between = words(String.raw`
  the end close of business noon midnight on at a\.?m\.? p\.?m\.? \d{1,2}(?::\d\d)? o'clock week early
  mid late about around this next
  monday tuesday wednesday thursday friday saturday sunday
`);
const limited = pattern('i')`\b${limits}(?:[\s,]+${between})*[\s,]*(?:the\s*)?$`;

/** 'Comments are due on', 'the permit expires on', 'the deadline for bids is'. */
const due = pattern('i')`\b(?:due|expires?|expiring|deadline)\b[^.;]{0,60}$`;
/** What stands between such a word and a date of its own: 'due on May 1, the hearing is on'. */
const turns = /,\s|\b(?:hearing|meeting|but|which|while)\b/i;

/** 'Was due on', 'expired': what was to be done by then is past. */
const isPast = pattern('i')`\b(?:was|were|(?:was|were|did)n['’]?t|had been|since|ago|last)\b`;
const isAhead = /\b(?:will|must|shall|is|are|may|can|should|'ll|have to|has to|expires?)\b/i;

/** In letters: what stands further before a day in captions without points is said of something else. */
const longestClause = 160;

/** Whether a sentence says of one of its dates that something is to be done by then. */
export function isDueOn(date: DateMention, text: string, tokens: readonly Token[]): boolean {
  const start = tokens[date.from]?.start ?? 0;
  const before = text.slice(Math.max(0, start - longestClause), start);
  const clause = before.slice(Math.max(0, before.search(/[.;](?=\s[^.;]*$)/)));
  if (isPast.test(clause) && !isAhead.test(clause)) return false;
  if (limited.test(before)) return true;
  const said = due.exec(before)?.[0];
  return said !== undefined && !turns.test(said) && !isPast.test(clause);
}

/** In days: a day named without its year passed recently, or else comes within the year. */
const recently = 90;
const day = 86_400_000;

/**
 * Whether a date as facts write it ('2025-09-30', '--09-30') lies before the day of a meeting
 * ('2025-09-15'). Where that day is not known, nothing is over.
 */
export function isOver(value: string, meetingDate: string | null): boolean {
  if (meetingDate === null) return false;
  if (!value.startsWith('--')) return value < meetingDate;
  const meeting = Date.parse(meetingDate);
  const year = Number(meetingDate.slice(0, 4));
  return [year, year - 1].some((some) => {
    const since = (meeting - Date.parse(`${some}-${value.slice(2)}`)) / day;
    return since > 0 && since <= recently;
  });
}
