import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { stem } from '../language/stem.ts';

/** Words that go on to something. */
export const goesOn = pattern('i')`\b${phrases(String.raw`
  next|now|moving (?:right )?(?:on|along|forward)|move on|brings us to|item|items
  (?:first|second|last) (?:up|one)
  all right|alright|okay
  (?:public )?hearing
  we have|this is|here (?:this evening|tonight|today)
  (?:clerk|secretary)
`)}\b`;

/** 'The last item under information is'. */
export const namesNext = /\b(?:next|last|final) (?:\w+ )?item\b/i;

/** In words: nobody says longer titles in one breath. */
const longest = 6;
const goesTo = pattern('i')`(?:${phrases(String.raw`
  (?:move|moving)(?: right)?(?: on| along| forward| back)? (?:to|onto)
  (?:(?:we|I)(?:['’](?:re|ll|m)| are| will| am)?(?: now| next)?|let['’]?s|let us) go(?:ing)?(?: right)?(?: on| along| forward| back)? (?:to|onto)
  on to|onto|turn(?:ing)? to|brings? us to|(?:start|begin)(?:ning|ing)? with
  next,? (?:up,? )?(?:is|we(?:['’]ll| will)? have)|(?:now|first|last) (?:up )?is
`)})`.source;

/** 'The rest is going to library materials' goes on to no Library. */
const ends = String.raw`(?!\p{L})(?=\s*(?:$|[.,;:!?]|(?:and|which|with|now|please|thank|so|we|I|um|uh|okay)\b))`;

/** What may stand before a title that is all of a sentence. */
const leadsIn = pattern()`^(?:(?:okay|all right|and|then|now|so|next|um|uh)[,.]? )*(?:the |our )?`
  .source;
/** In words: one alone is said of much. */
const fewestAlone = 2;
/** In letters: shorter words have no endings to speak of. */
const longWord = 9;

/**
 * Whether a sentence goes on to just what a short title says: 'We will move on to Mayor comments'; and whether it says
 * nothing else: 'Administrative updates.', of 'Administration Updates'.
 */
export function goneTo(title: string): {
  isOn: (text: string) => boolean;
  isAll: (text: string) => boolean;
} {
  const words = title.match(/[\p{L}\d'’]+/gu) ?? [];
  if (words.length === 0 || words.length > longest || !/\p{L}{4}/u.test(title))
    return { isOn: () => false, isAll: () => false };
  const name = words.map(anyEnding).join(String.raw`[\W_]+`);
  const isOn = new RegExp(String.raw`\b${goesTo} (?:the |our )?${name}${ends}`, 'iu');
  const isAll = new RegExp(String.raw`${leadsIn}${name}\W*$`, 'iu');
  return {
    isOn: (text) => isOn.test(text),
    isAll: (text) => words.length >= fewestAlone && isAll.test(text),
  };
}

const anyEnding = (word: string) =>
  word.length < longWord
    ? word.replace(/['’]/g, "['’]")
    : String.raw`${stem(word.toLowerCase())}\p{L}{0,6}`;

const noTitle = words(`
  next same other last first second number items? vote voting questions? discussion comments? agenda you that
  this it mr ms mrs dr madam
`);
const inSentence = words('is are was will would has have can if because so I we you');
/** 'Our one-day liquor licenses.': a sentence ends with it, and no verb stands in it. */
export const titleAlone = pattern(
  'iu',
)`(?:the |our )?(?!${noTitle}\b)[\p{L}\d'’-]+(?: (?!${inSentence}\b)[\p{L}\d'’-]+){1,7}[.?]*$`
  .source;
