import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import { namesSeconder } from './motions.ts';

/** 'I second', 'I'd be happy to second', 'I'll also second', 'I move to second that'. */
const iSecond =
  /\bI(?:'ll| will| would|'d|'d like to| would like to)?(?: be (?:happy|glad) to)?(?: also)?(?: move to| make a motion to| motion to)? second\b/;

const courtesies = phrases(String.raw`
  yes
  okay
  and
  sure
  yeah
  yep
  yup
  happy to
  mr\.?
  madam
  mister
  mayor
  chair
  president
`);
const theMotion = '(?: (?:it|that|the motion|the amendment))?';
const toTheChair = String.raw`(?:,? (?:mr\.?|madam|mister) \w+)?`;

/** 'Second.', 'Yes, seconded, Madam Chair.', 'Happy to support the motion.' */
const onlySecond = pattern()`^(?:${courtesies}[,.]? )*(?:second(?:ed)?|support(?:ed)?)`;
/** 'I'll support that', where boards support a motion. */
const iSupport = /^I(?:'ll| will) support(?: (?:it|that|the motion))?[.!]*$/;
const ownSecond = pattern('i')`${iSecond}|${iSupport}|${onlySecond}${theMotion}${toTheChair}[.!]*$`;

/** 'Seconded by Ms. Chu', 'second from Trustee Hall', 'the second is by the vice chair'. */
const told = phrases(String.raw`
  seconded
  second(?:ed)?(?: (?:was|is|has|had|comes?|came|there))*,? (?:by|from|five|buy)
  seconds(?: the motion)?
  second is (?:by|from)
  has the second
  (?:chair(?:man|woman|person)?|mayor|president) (?:will|would|can) second
`);
/** 'Moved by Coates and supported by Montoya': boards of Michigan support a motion. */
const supports = phrases(`
  supported by
  support(?:ed)? (?:by|from)
  supports
`);
/** 'Second for Mr. Lee', as captions hear 'from': believed before a title. */
const forTitled = pattern('i')`\bsecond (?:for|of) (?=${anyTitle}\s)`;
const otherSecond = pattern(
  'i',
)`\b${told}\b|^(?:and )?support(?:ed)? (?:by|from)\b|\bmov(?:ed|es|tion)\b.{0,80}\b${supports}\b`;

/** 'Is there a second?', 'we have a motion and a second' asks for one, or only counts it; a second roll call is none. */
const asks = phrases(`
  is there
  do I have
  do I hear
  need
  can I (?:get|have)
  looking for
  may I have
  a motion and
`);
const asksForSecond = pattern('i')`\b${asks} a second\b|\bsecond\?$|\bsecond roll call\b`;

/** Whether a sentence seconds a motion or says who did. */
export function isSecond(text: string): boolean {
  if (asksForSecond.test(text) && !/\bsecond(?:ed)? by\b/i.test(text)) return false;
  return (
    ownSecond.test(text) || otherSecond.test(text) || forTitled.test(text) || namesSeconder(text)
  );
}

/** Whether it is the speaker of the sentence who seconds. */
export function isOwnSecond(text: string): boolean {
  return ownSecond.test(text);
}
