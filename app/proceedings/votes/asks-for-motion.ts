import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { asksBoth } from './motion-manners.ts';

/** 'Is there a motion?', 'I'd like a motion': the chair asks for one. */
export const asksFor = pattern('i')`\b${phrases(`
  is there
  (?<=^|\\b(?:questions|discussion|comments) )there
  entertain
  need
  looking for
  do (?:I|we) (?:have|hear)
  call for
  ask(?:ing)? for
  may I have
  can I (?:get|have)
  take
  accept
  I(?:'d| would) like a
  seek
  want a
`)}\b`;

/** What is said of a motion, and is none: 'a motion to continue must name a date', 'a motion to table from Mr. Hall'. */
const toldOf = [
  ...words(
    "is was are were would will can can't cannot could may might must shall should has have had does did do",
  ),
  ...words('needs? requires? takes? means? demands? goes says carries passes fails seconds?'),
  '(?:from|by) (?-i:\\p{Lu})',
];
/** 'And a motion to approve it?', 'A motion to waive the fee.': asked for, or told, without a verb. */
export const asksShortly = pattern('iu')`^(?:${[
  ...words('and now then so okay next'),
  'all right',
]}[,.]? )*(?:maybe )?(?:a|another) motion (?:to|that|for) (?!.*\b${toldOf}(?!\p{L}))`;

/** 'How would the board like to handle this one?' */
const asksHow =
  /\bhow (?:would|does|do) (?:you|the (?:\w+ )?(?:board|council|commission|committee)) (?:all )?(?:like|want|wish) to (?:handle|proceed|dispose|deal)\b/i;

/** Whether the chair asks for a motion: 'Do we have a motion for that?' */
export function asksForMotion(text: string): boolean {
  return (
    (asksFor.test(text) && /\bmotions?\b/i.test(text)) ||
    asksBoth.test(text) ||
    asksHow.test(text) ||
    asksShortly.test(text)
  );
}

/** 'I'll make it.': a motion, where one has just been asked for. */
export const answersWithMotion = pattern('i')`^(?:${[
  ...words('okay and so yes sure well'),
  'all right',
]}[,.]? )*i(?:'ll| will| can|'d| would)(?: like to| gladly| be (?:glad|happy) to)? make (?:it|that|one|that one)(?: then| please)?[.,!]*$`;

const opens = pattern()`^(?:${[...words('okay and so'), 'all right']}[,.]? )*`.source;
/** 'All right, motion's been made.': one was, though captions lost it where nobody was heard to. */
export const saysItWasMade = pattern(
  'i',
)`${opens}(?:a |the )?motion(?:'s| has)?(?: been)? made[.,!]*$`;

/** 'Do we have a second?': of a motion that was not heard as one. */
export const impliesMotion = pattern(
  'i',
)`${opens}(?:is there|do (?:I|we) have|can (?:I|we) (?:get|have)|any) (?:a )?second\b[^?]{0,20}\?$`;
