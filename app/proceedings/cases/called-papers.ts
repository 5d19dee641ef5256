import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import { tellingWords } from './matter-vocabulary.ts';

/** 'Mr. Decker, 140700.', 'Clerk, please read the title of 140702.' */
const called = pattern('iu')`^(?:\W|\b(?:okay|all right|and|now|next)\b)*(?:${[
  String.raw`(?:madam |mr\.? |mister )?(?:clerk|secretary)`,
  String.raw`(?-i:(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}'’-]+)`,
]}),? (?:(?:please|would you|could you|will you) )*(?:(?:read|call) )?(?:the (?:short )?title (?:of|for) )?(?:(?:bill|resolution|ordinance|number|no\.?) )*(?<number>\d{5,6}(?:-?[A-Z\d]{1,4})?)[.?]?$`;
/** 'A resolution authorizing the commissioner to sell it.' */
const isRead =
  /^\W*(?:(?:and|so|um|uh|I have|this is),? )*(?:an?|the) (?<kind>resolution|ordinance|bill|motion)(?: also)? (?<does>\p{L}.{8,})$/iu;
/** 'Temporary resolution 12-31.', 'Starting with resolution temporarily numbered 1231, a resolution to buy salt.' */
const numbered = pattern('iu')`^(?:\W|\b(?:${words(
  'okay and now next um uh lastly then so all right starting with the an? i have',
)})\b)*(?:temporary )?(?<paper>resolution|ordinance)(?: (?:temporary|temporarily|number(?:ed)?|no\.?))* (?<of>\d[\d-]*(?: star)?)(?:[.,]? (?<rest>.+)|\W*)$`;
/** In sentences: the clerk reads the title at once. */
const readWithin = 2;

/** The title of a paper that is called to the clerk by its number alone, as the clerk reads it; null where none is. */
export function calledPaper(sentences: readonly SpokenSentence[], at: number): string | null {
  const number = called.exec(sentences[at]?.text ?? '')?.groups?.number;
  if (number === undefined) return null;
  for (const { text } of sentences.slice(at + 1, at + 1 + readWithin)) {
    const { kind = '', does = '' } = isRead.exec(text)?.groups ?? {};
    if (kind !== '') return tidyTitle(`${kind} ${number}, ${does}`);
  }
  return null;
}

/** The title of a paper whose number and title are read one after the other, as a chair does it; null where none is. */
function paperRead(sentences: readonly SpokenSentence[], at: number): string | null {
  const { paper = '', of = '', rest } = numbered.exec(sentences[at]?.text ?? '')?.groups ?? {};
  if (of === '') return null;
  const { kind, does } = isRead.exec(rest ?? sentences[at + 1]?.text ?? '')?.groups ?? {};
  const isSame = kind?.toLowerCase() === paper.toLowerCase();
  return does !== undefined && isSame ? tidyTitle(`${paper} ${of}, ${does}`) : null;
}

const filedUnder = String.raw`\d{2}[- ]\d{3}|\d{4,6}`;
const numbersFiled = `(?<numbers>(?:${filedUnder})(?:,? (?:and )?(?:${filedUnder}))*)`;
const brought = '(?:offered|submitted|sponsored|introduced|filed|presented)';
const many = String.raw`(?<many>(?:reports?|communications?|petitions?|orders?|resolutions?)(?: (?:of|from) (?:the )?\p{L}+){0,2})`;
/** '25-152, offered by Ms. Lark, resolution to repair the depot', 'reports of committees 24 073, offered by Mr. Moss'. */
const offered = pattern('iu')`^(?:\W|\b(?:${words(
  'okay and now next then so we have the item number paper to',
)})\b)*(?:${many},? )?${numbersFiled},? ${brought} by (?<who>[^.?!]{3,90})`;
const paperKinds = words(
  'resolutions? ordinances? orders? petitions? communications? requests? reports? calls? proposals? amendments? letters? appointments?',
);
const onWhat = words(
  'to for of that on regarding relative concerning amending authorizing from requesting',
);
const whatItIs = pattern(
  'iu',
)`(?:,|\s|\b(?:an?|the))\s*(?<title>${[paperKinds.join('|')]} (?:${onWhat})\b.+)$`;

/** The title of a paper that is called by its number and who brings it; null where none is. */
function offeredPaper(text: string): string | null {
  const { many, numbers = '', who = '' } = offered.exec(text)?.groups ?? {};
  if (numbers === '') return null;
  const behind = text.slice(text.indexOf(who));
  if (many !== undefined) return tidyTitle(`${many} ${numbers}, brought by ${who}`);
  const title = whatItIs.exec(behind)?.groups?.title;
  return title === undefined ? null : tidyTitle(`${numbers}, ${title}`);
}

/** The title of a paper that is called by its number, in whichever way; null where none is. */
export const namedPaper = (sentences: readonly SpokenSentence[], at: number): string | null =>
  calledPaper(sentences, at) ?? paperRead(sentences, at) ?? offeredPaper(sentences[at]?.text ?? '');

/** 'New business, and that's the purchase of a trailer, a mover and a seconder for that, please.' */
const beforeMover = pattern(
  'iu',
)`\b(?:that['’]s|that is|this is|(?:get|go|move) to|next is) (?<thing>(?:the|an?|our) [^,.?!]{6,90}),? (?:can I (?:get|have) )?(?:a )?move(?:r| her),? (?:and|in) (?:a )?se`;

/** What a chair names right before asking who moves and seconds it; null where nothing is named. */
export const askedFor = (text: string): string | null => {
  const thing = beforeMover.exec(text)?.groups?.thing;
  const title = tidyTitle(thing?.replace(/\bthank you (?=card|note|letter)/i, 'thank-you ') ?? '');
  return title !== null && tellingWords(title).length > 0 ? title : null;
};
