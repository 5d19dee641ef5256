import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { gentleman } from '../facts/legislature.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { courtesies, offices } from '../facts/title-vocabulary.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from '../votes/motion-text.ts';

const titles = [...courtesies, ...offices, ...words('general admiral colonel professor dean')];
const who = String.raw`(?:(?:the )?(?:honou?rable |distinguished |vice )?(?:${gentleman}|ranking|${titles.join('|')}))`;
/** 'I now recognize the gentleman from Oregon', 'we go to the member for Elmvale': not 'I do recognize that'. */
const givesFloor = pattern('iu')`\b(?:${phrases(String.raw`
  recogni[sz]es?,?(?: uh,?| um,?)* (?:you, )?${who}
  (?:now )?(?:go|turn|over|move) (?:now )?(?:on )?to,? (?:the honou?rable |the )?${who}
  questions,? (?:(?:are|come|is|now) )*from
`)})\b`;
export const theChair = 'the chair';
const toChair = /\brecogni[sz]es? (?:myself|himself|herself)\b/i;
/** 'Mr. Griffith, you're recognized.', 'Mr. Moore is now recognized.' */
const isGiven =
  /\b(?:you(?:['’]re| are)|is) (?:now )?recogni[sz]ed(?=\W*$| (?:now |next )?(?:for|to)\b|[,.;] )/i;
/** 'You're recognized.', behind the name. */
const isBareCall = /^\W*(?:you(?:['’]re| are)? (?:now )?)?recogni[sz]ed\W*$/i;
/** 'Next, general graham, you are recognized': offices that captions write small. */
const addressed =
  /((?:\p{L}[\p{L}'’-]+ ){1,2}\p{L}[\p{L}'’-]+),? you(?:['’]re| are) (?:now )?recogni[sz]ed\b/iu;
/** 'The gentleman from Oregon', 'questions from Angela Burns': no title stands before the name. */
const plainName = pattern(
  'u',
)`\b(?:[Tt]he (${gentleman} from (?:\p{Lu}\p{L}+ ?){1,2})|[Qq]uestions,? (?:(?:are|come|is|now) )*from (?!Members\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}))`;

/**
 * Whom a sentence gives the floor, with what was said `before` it; null where it gives it to nobody. Who chairs is
 * 'the chair'.
 */
export function calledIn(text: string, before: string, people: People): string | null {
  if (isAsking.test(text)) return null;
  if (toChair.test(text)) return theChair;
  const gives = givesFloor.exec(text);
  const given = isGiven.exec(text);
  if (!gives && !given) return null;
  // 'Thank you, Chief Schultz. I recognize Mr. Costa': the one called on comes behind, or before 'is recognized'.
  const said = gives ? text.slice(gives.index) : text.slice(0, given?.index);
  const names = findNames(isBareCall.test(text) ? before : said);
  const mention = gives ? names[0] : names.at(-1);
  if (mention) return people.spell(mention);
  const name = addressed.exec(text)?.[1];
  if (name) return name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [, member, person] = plainName.exec(said) ?? [];
  return member ? `the ${member.trim()}` : (person ?? null);
}

/** 'Are there any other questions from Members?', and not 'Mr. Hale, you are recognized. Do you have any?' */
const isAsking =
  /^(?:(?:okay|thank you)[,.] )*(?:are|do|does|is) (?:there|any\w*|we|members)\b.*\?$/i;

const breaksOff = /\bfrom (?:\p{Lu}\p{L}+ ?){1,3}\.$/u;
/** In words. */
const longestRest = 10;

/** 'I recognize the gentleman from Alabama. Mr. Figures for five minutes.' */
export function wholeCall(sentences: readonly SpokenSentence[], at: number): string {
  const text = sentences[at]?.text ?? '';
  const next = sentences[at + 1]?.text ?? '';
  return breaksOff.test(text) && wordCount(next) <= longestRest ? `${text} ${next}` : text;
}

/** In sentences, behind the words that welcome a panel; in names. */
const panelNamed = { within: 1, most: 4 };
const answersWelcome = /^\W*(?:thank|thanks|good (?:morning|afternoon))\b/i;

/** 'I'd like to call Mr. Wilson.', before 'Mr. Fine and Mr. Ander to the table.' */
const calls = /\b(?:call|invite|bring) /i;

/** Whom a panel is made of, as its welcome names them. */
export function namesIn(
  sentences: readonly SpokenSentence[],
  at: number,
  people: People,
): string[] {
  const before = sentences.slice(Math.max(0, at - 1), at).filter(({ text }) => calls.test(text));
  const own = sentences.slice(at, at + 1);
  const behind = sentences
    .slice(at + 1, at + 1 + panelNamed.within)
    .filter(({ text }) => !answersWelcome.test(text));
  const names = [...before, ...own, ...behind].flatMap(({ text }) =>
    findNames(text).map((mention) => people.spell(mention)),
  );
  return [...new Set(names)].slice(0, panelNamed.most);
}
