import { months } from '#app/platform/language/months.ts';
import { pattern, phrases } from '#app/platform/language/pattern.ts';

const names = phrases(`
  (?:meeting )?call(?:ed)? (?:of|to) (?:the )?(?:meeting to )?order(?: (?:and|/|&|by) .{3,40})?
  opening(?: (?:ceremon(?:y|ies)|formalities|exercises|remarks|items))?
  (?:roll ?call|attendance|quorum)(?: .{0,30})?
  (?:invocation|prayer|moment of silence|land acknowledge?ment)(?: .{0,40})?
  (?:pledge of allegiance|flag salute|salute to the flag)(?: .{0,30})?
  (?:approval|adoption|approve|acceptance) of (?:the )?(?:meeting |regular |previous )?(?:agenda|minutes)(?: .{0,30})?
  minutes
  (?:agenda|minutes) approval
  (?:amendments?|changes|additions|modifications)(?:/\\w+)? (?:to|of) (?:the )?agenda
  (?:approval of )?(?:the )?(?:consent|omnibus(?: vote)?) (?:agenda|calendar|items?|docket|list)
  (?:public|citizens?|audience|community|visitors?) (?:comments?|forum|hearings?|inputs?|participation|communications?|testimony|remarks|concerns)(?: .{0,40})?
  (?:old|new|unfinished|other|general|regular|miscellaneous|continued|pending|special|executive) (?:business|matters|items)(?: .{0,30})?
  (?:[\\p{L}'’]+ ){0,4}(?:reports?|communications?|announcements?|updates?|comments?|remarks)(?: (?:of|from|by) .{3,40}|(?:(?:,| and| &|/) ?\\p{L}+){1,3})?
  (?:ceremonial )?(?:presentations?|proclamations?|recognitions?|commendations?|awards?|appearances|introductions|correspondence|petitions)(?:(?:,| and| &|/) ?\\p{L}+){0,4}
  (?:ordinances?|resolutions?|appointments?|nominations?|bids|contracts|hearings|bills|motions)(?:(?:,| and| &|/) ?\\p{L}+){0,4}
  (?:first|second|third|final) readings?(?: .{0,30})?
  (?:action|discussion|information(?:al)?|business|personnel|financial?|legislative|quasi-judicial|planning|zoning) (?:items?|matters?|business|calendar|agenda)?(?:(?:,| and| &|/) ?\\p{L}+){0,4}
  (?:administrative|organizational|procedural|public meeting|public hearing|routine|ceremonial|study) (?:business|matters|items)
  (?:closed|executive) session(?: .{0,40})?
  recess
  (?:motion to )?adjourn(?:ment)?(?: (?:the )?meeting)?
`);
const sectionName = pattern('iu')`^(?:${names})\s*[:.]?$`;
// What no section's name is as long as.
const mostWords = 9;

/** 'New Business', 'Roll Call', 'Consent Agenda': what clerks name an agenda's parts. */
export function isSectionName(text: string): boolean {
  return text.split(' ').length <= mostWords && sectionName.test(text);
}

/** 'Adjourn to the redevelopment agency's meeting' is no end, 'to the meeting of April 17' is. */
const until = pattern()`(?:at|by|until|to (?=.*\b${months}\b))`.source;
const closing = pattern(
  'i',
)`^(?:motion to |meeting )?adjourn(?:ment|ed)?(?: (?!(?:in)?to\b)(?:of )?(?:the )?(?:[\w&]+ ){0,6}(?:meeting|session))?(?: sine die)?(?: ${until} (?!.*\b(?:closed|executive)\b).{0,80})?\s*[:.]?$`;

/** The item with which a meeting ends. */
export function isAdjournment(title: string): boolean {
  return closing.test(title);
}

const consent =
  /\bconsent\b(?: (?:agenda|calendar|items?|docket|list|motion|matters|resolutions|business|portion|section))?|\bomnibus (?:vote|agenda|list)(?: agenda)?\b/i;
const notConsent =
  /\b(?:remov|pull|taken? (?:from|off)|withdr[ae]w|separate|not on|non-?consent|informed consent|consent (?:decree|order|judgment|to|of))/i;

/** Whether what stands below a heading is adopted by one motion. */
export function isConsentHeading(title: string): boolean {
  const [name = title] = title.split(/[.:(]\s/);
  return consent.test(name) && !notConsent.test(name);
}

/** The name that a heading begins with, before what it explains. */
export function leadOf(title: string): string {
  return title.split(/\s+[-–—]+\s+|[:.(]\s|\s\(/, 1)[0] ?? title;
}

const otherPart =
  /\b(?:(?:re)?conven\w+|sitting as|regular|discussion|hearings?|business|action|session|comments?|adjourn|clos(?:ing|ed)|time certain|schedul|non-?consent|items|agenda|calendar|workshop)/i;

/**
 * Whether an unnumbered heading may go on with the consent calendar before it, as the departments
 * do whose items are on it.
 */
export function isPartOfConsent(title: string): boolean {
  return !otherPart.test(title) && !isSectionName(leadOf(title));
}

const verbs = phrases(`
  approv
  adopt
  authori[sz]
  accept
  award
  consider\\b
  amend
  appoint
  ratif
  receiv
  reject
  grant
  declar
  purchase
  establish
  repeal
  execut
  enter
  hold
  set
  conduct
  designat
  confirm
  terminat
  conven
  adjourn
  recess
`);
const openings = phrases(`
  motion
  request
  consideration
  discussion
  action
  possible action
  recommendation
`);
const action = pattern('i')`^(?:${openings}\b.{0,20}\b)?(?:to )?${verbs}\w*\s+\S+`;
const adoptsSection =
  /^(?:approval|adoption|acceptance|approve|adopt) of (?:the )?(?:consent|minutes)\b/i;
const mostHeadingWords = 10;

/** Whether a title with entries below it names a group, and not a matter of its own. */
export function isGroupTitle(title: string): boolean {
  if (adoptsSection.test(title)) return true;
  const bare = title.replace(/\s*\([^)]*\)\s*/g, ' ').trim();
  if (bare.split(' ').length > mostHeadingWords || /\$\s?\d/.test(bare)) return false;
  return !action.test(bare);
}
