import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { outsideQuotes } from './outside-quotes.ts';

/** In words: fewer tell nothing. */
const fewestWords = 4;

const nothing = pattern('i')`^(?:${phrases(String.raw`
  (?:agreed to|approved|adopted|rejected|voted on)(?:,[^:]{0,30})?: the motion
  the (?:motion|item|matter|amendment) (?:was|is) (?:adopted|approved|agreed to|passed|rejected)(?:,.*)?
  (?:the )?item [“"]?[\dA-Z]{1,3}(?:\.[\dA-Z]{1,3})*[”"]? (?:was|is) (?:adopted|approved|agreed to|passed|rejected)(?:,.*)?
  (?:item )?[\dA-Z]{1,3}(?:[.-][\dA-Z]{1,3})*
`)})\W*$`;
const dangling = pattern('i')`\b${words(`
  the a an of to and or which is are was as our their his its my your than if but
`)}[.!…]*[”’"]?[.!…]*$`;
const brokenOff = /(?:\.{2,}|…|--?|[,;:])[”’"]?\.?$/;
const startsAsFragment = pattern()`^${words(`
  Which Who Whose Whom Where Although Though Unless Whether Than Including Such Especially Particularly Nor
`)}\b(?!.*, )`;
const nobody = pattern(
  'i',
)`(?<![“"‘]|: )\b${words("I I'm I've I'd I'll we we're we've we'll our ours us my")}\b`;
/** 'Part I', 'Article I', 'World War I': a number, and nobody. */
const numeral =
  /\b(?:part|article|title|phase|chapter|type|class|section|war|level|grade|schedule|appendix) I\b/gi;
const vagueStart = pattern()`^${words(
  'He She They It This That These Those His Her Their',
)} (?!was agreed\b)`;

/** What a reader stumbles over in a sentence by itself. */
export function fragments(text: string): string[] {
  const unfit: string[] = [];
  const outside = outsideQuotes(text).replace(numeral, '');
  const count = tokenize(text).length;
  if (nothing.test(text.trim())) unfit.push('It does not say what was decided.');
  else if (count < fewestWords) unfit.push('It is too short to say anything.');
  if (dangling.test(text) || brokenOff.test(text)) unfit.push('It breaks off.');
  if (startsAsFragment.test(text)) unfit.push('It is a part of another sentence.');
  if (nobody.test(outside)) unfit.push('It says “I” or “we” without saying who speaks.');
  if (vagueStart.test(outside))
    unfit.push('It begins with a word that points to another sentence.');
  return unfit;
}
