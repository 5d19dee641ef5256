import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

const maker = String.raw`,? (?:by|from),? (?=(?-i:\p{Lu})|${words('mr mrs ms miss mister council commissioner trustee the')}\b)`;
/** What follows a motion, and nothing else that sounds like it: who makes it, or what it is to do. */
const ofMotion = pattern()`(?:(?=${maker})|(?= to ${words('approve adopt accept deny table continue adjourn postpone recommend')}\b))`;
/** 'Emotion by Mr. Diaz', 'submotion by', 'notion by', 'ocean by': a word that ends like 'motion'. */
const motion = pattern(
  'giu',
)`\b(?:an? |the )?(?!motion)(?:\p{L}{1,4}motion|[lnp]otion|ocean|mosh(?:e|u)n)${ofMotion}`;
/** 'Motion care is approved', 'motion carry's'. */
const carries = pattern(
  'giu',
)`\bmotion ${phrases("care(?:s| is|is)?\ncarr(?:y|y's|iers?|ier is)\ncaries")}(?=[.,!]| (?:approved|unanim\w+|and|passe[ds])\b|$)`;
/** '(speaker chuckles) Motion to adjourn.': what a captioner notes. */
const note = /^\s*\([\p{L} ]{3,40}\)\s*/u;
const worthReading = /^\s*\(|\b\p{L}{1,4}motion|[lnp]otion|ocean|moshe|moshu|motion car/iu;

/** The words of procedure as they were meant, where speech-to-text wrote others that sound alike. */
export function asMeant(sentence: SpokenSentence): SpokenSentence {
  const { text } = sentence;
  if (!worthReading.test(text)) return sentence;
  const meant = text
    .replace(note, '')
    .replace(motion, (heard) => (/^\p{Lu}/u.test(heard) ? 'Motion' : 'motion'))
    .replace(carries, 'motion carries');
  return meant === text ? sentence : { ...sentence, text: meant };
}
