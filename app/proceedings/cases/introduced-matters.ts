import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { tidyTitle } from './case-title.ts';
import { matter as aMatter, tellingWords } from './matter-vocabulary.ts';

const beforeUs = String.raw`before (?:you|us)(?: tonight| today| this \w+)? is`;
const takesUp = "(?:we'll|we will|let's|I'll) (?:now |go ahead and )*(?:take up|consider|turn to)";
/** 'We have an application for a variance', 'this is a request to rezone': those who bring it begin. */
const introduces = pattern('iu')`${[
  String.raw`^(?:\W|\b(?:okay|all right|alright|so|and|now|then|also|yes|next|next up|good evening|thank you|under (?:old|new|unfinished) business|at this time)\b)*`,
]}(?:(?:then |now )?we(?: (?:now |also |do |then )?have|'ve (?:also )?got)|${takesUp}|(?<=\b(?:business|then)\b,? )|this is|here is|up next,?|${beforeUs})${pattern(
  'iu',
)`(?= (?:an? |the )(?:\p{L}+ ){0,3}?${aMatter}\b)`}`;

/** Where a sentence's matter begins, if those who bring it introduce it there; null where they do not. */
export function introductionEnd(text: string): number | null {
  const found = introduces.exec(text);
  return found && tellingWords(text).length >= ownWords ? found[0].length : null;
}

/** 'I move to approve the contract with Acme for paving': a motion that names its own matter. */
const moves = pattern('i')`\b(?:${phrases(String.raw`
  I(?:'ll|'d| will| would)?(?: like to)? (?:make a motion|move)
  (?:make|have|need|entertain|is there) a motion
  motion
`)}) (?:to|that we|for) (?:${phrases(String.raw`
  (?:approve|approving|approval of|adopt|accept|ratify|confirm|pass)\s
  (?=(?:award|authorize|appoint|hire|purchase|grant|deny|set|enter into) )
`)})`;
const changes =
  /\b(?:as (?:so )?amended|amendment|substitute|the (?:motion|item|request|same|application|minutes|agenda)\b|consent)/i;
/** In words that tell something. */
const ownWords = 3;

/** What a motion that names its own matter is on; null where none does. */
export function ownMotion(text: string): string | null {
  const moved = moves.exec(text);
  const title = moved && tidyTitle(text.slice(moved.index + moved[0].length));
  return title && !changes.test(title) && tellingWords(title).length >= ownWords ? title : null;
}

/** 'If there is no objection, the introduction and referral calendar will be adopted.' */
export const unopposed =
  /\b(?:if there (?:is|are)|hearing|seeing|without) no objections?\b[^.]{0,20}?,? (?:then )?the ([^.,]{4,80}?) (?:will be|is|are|stands?|be) (?:hereby )?(adopted|approved|confirmed|accepted)\b/i;

export function unopposedTitle(text: string): string | null {
  const [, what = '', done = ''] = unopposed.exec(text) ?? [];
  if (/\b(?:motion|amendment|bill|substitute|item|report)\b/i.test(what)) return null;
  const noun = /^(?:adopted)$/i.test(done) ? 'Adoption' : 'Approval';
  return `${noun} of the ${what}`;
}
