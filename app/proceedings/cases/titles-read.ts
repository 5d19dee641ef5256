import { pattern, words } from '#app/platform/language/pattern.ts';
import { ofPage } from '../language/reads-docket.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isDone } from './last-ruling.ts';
import {
  matter as aMatter,
  beenPutOff,
  headingOf,
  paper,
  tellingWords,
} from './matter-vocabulary.ts';

/** 'Discuss and consider approval of', as agendas in Texas begin their items; 'consideration and action to', as in Maine. */
export const discusses = String.raw`(?:discuss(?:ion|ing)?(?: and| or| in)? (?:possible )?(?:consider(?:ation|ing)?|(?:take )?action)|consideration and (?:possible )?action)\b`;
const startsWithDiscuss = pattern('i')`^${discusses}`;
/** What stands before the words that take something up: 'Okay, thank you, and now'. */
export const courtesy = pattern(
  'i',
)`^(?:\W|\b(?:okay|all right|alright|thank you|so|and|now|again|yes|next|under|(?:new|old|unfinished) business(?:,? we have)?|${ofPage}(?: \d+)?(?: we have)?)\b)*`;
/** In letters: a paper's title is read out at the start of a sentence. */
const startOfSentence = 6;
/** In words that tell something. */
const ownWords = 3;

/** '24-457, request for an amendment': read out by the number under which it is filed. */
export const filed =
  /^(?:docket |case |file |item |paper )?(?:no\.? |number )?(?:\d{2,4}-\d{2,5}[,.:]?|\d{5},) (?=\p{L}{3,}(?: [^.?!]*)?\p{L}{4})/iu;
export const verbs = /\b(?:is|are|was|were|has|have|had|will|would|can|should|do|does|did)\b/i;

/** 'Petition for a special permit for the Harbor Grill.': a title and no sentence. */
const isPetition = (rest: string) =>
  startsWithMatter.test(rest) &&
  !verbs.test(rest) &&
  tellingWords(rest).length >= 2 &&
  !rest.endsWith('?');
const startsWithMatter = pattern(
  'iu',
)`^(?:an? |the )?(?:\p{L}+ ){0,2}?${aMatter} (?:for|of|by|from|to) `;

const politely = String.raw`(?:(?:okay|all right|thank you|and|so|then)\W+)*`;
const toClerk = String.raw`(?:(?:(?:madam|mr\.?|mister) )?(?:clerk|secretary)\W+)?`;
/** 'Clerk, next item.', before its title is read. */
const order = pattern(
  'i',
)`^\W*${politely}${toClerk}(?:the |our )?(?:first|next|last|final) (?:agenda )?${words('item case matter petition request application')}(?: please)?\W*$`;

export const isOrdered = (before: SpokenSentence | undefined) =>
  before !== undefined && order.test(before.text);

/** 'Ordinance 34440 has been deferred to December 1': taken up to say so. */
const putOff = pattern('i')`\b${beenPutOff}`;

/** 'Senate Bill 329 is indicating that this is so': somebody argues from it. */
const tellsThat = /\b(?:is|was|has|have) (?:been )?\w+(?:ing|ed) that\b/i;

/** 'Payment of the bills.', 'Resolution 2026-12, a resolution authorizing …': read out by itself. */
export function isHeading({ text }: SpokenSentence): boolean {
  // 'Ordinance 12 is adopted as amended': what the chair rules ends a case.
  if ((isDone(text) && !putOff.test(text)) || tellsThat.test(text)) return false;
  const rest = text.replace(courtesy, '');
  if (headingOf.test(rest) || startsWithDiscuss.test(rest) || isPetition(rest)) return true;
  const named = paper.exec(rest);
  // 'A resolution honoring the volunteers', 'a privileged resolution honoring them', as clerks read it.
  const isRead =
    named !== null &&
    /^an? (?:[\p{L}-]+ )?$/iu.test(rest.slice(0, named.index)) &&
    !/\b(?:would|could|should)\b/i.test(rest);
  return (
    named !== null &&
    (isRead || (named.index <= startOfSentence && /\d|^an? /i.test(named[0]))) &&
    tellingWords(rest).length >= ownWords &&
    !/\?\W*$/.test(text)
  );
}
