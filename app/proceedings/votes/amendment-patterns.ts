import { pattern } from '#app/platform/language/pattern.ts';
import { onlyNamesAmendment } from './amendment-names.ts';

/** 'I have an amendment', 'I'd like to amend', 'move that the rule be amended'. */
const announces = pattern('i')`\b${[
  '(?:have|offer|offering|offered|propose|make) (?:an?|one|another|my)(?: \\w+){0,3} (?:amendment|substitute)\\b(?! to (?:the |our )?(?:\\d|(?:code|charter|bylaws)\\b))',
  'substitute motion\\b',
  'an amendment to (?:the|that|this|their|his|her|your) (?:\\w+ )?motion\\b',
  '(?:move|motion|like|want|wish) to amend\\b',
  'move an? (?:\\w+ )?(?:amendment|substitute)\\b',
  'move (?:the|this|my|that) (?:amendment|substitute)\\b',
  'move (?:(?:that|to adopt|adoption of|version \\w+ of) )*amendment (?:number |no\\.? )?\\w+',
  'to amend the (?:\\w+ )?(?:motion|amendment|ordinance|resolution)\\b',
  'adopt(?:ed)? amendment\\b',
  'move (?:that )?(?:the \\w+,? )?(?:be amended|strike|amend)\\b',
]}`;

/** 'I'd like to amend that': spoken of the motion that waits. */
export const amendsWaiting =
  /\bI(?:'d| would|'ll| will| want| wish)?(?: like| move)?(?: to)? amend (?:that|it|this|(?:the|your|his|her|that) motion)\b/i;

/** Whether a sentence says that what is moved amends something. */
export function announcesAmendment(text: string): boolean {
  return announces.test(text);
}

/** 'Amendment 2', 'amend the bill as shown on the agenda': which one, and not what it changes. */
const onlyWhich = pattern('i')`^(?:(?:to|the|proposed) )*${[
  String.raw`(?:version \w+ of )?(?:the )?amendment(?: (?:number |no\.? )?\w+)?`,
  String.raw`amend [^,.;]{0,60}?(?:as (?:shown|presented|stated|described|distributed|proposed|discussed|amended)|(?:with|by) (?:the |an |this )?amendment)\b.*`,
]}$`;

/** Whether the words of an amendment leave what it changes to what was said before. */
export function tellsOnlyWhich(motion: string): boolean {
  return onlyWhich.test(motion.trim()) || onlyNamesAmendment(motion.trim());
}

/** Whether a sentence offers an amendment as the speaker's own. */
export function offersAmendment(text: string): boolean {
  return /\bmy amendment\b|\bI (?:have|offer|offered) an amendment\b/i.test(text);
}
