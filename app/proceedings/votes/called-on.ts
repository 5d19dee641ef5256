import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { gentleman } from '../facts/legislature.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from './motion-text.ts';

/** 'Mr. Alder, you're recognized', 'go ahead, Ms. Reyes', 'the floor is yours'. */
const recognises = pattern('iu')`\b${phrases(`
  you(?:'re| are) (?:now )?recogni[sz]ed
  you recogni[sz]ed?
  recogni[sz]es?
  call(?:ing)?(?: on| upon)? (?=(?:council ?(?:member|man|woman)|councilor|commissioner|trustee|alder\\p{L}*|supervisor|board member|member) \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?[.!]?$)
  (?<!\\b(?:gonna|going to|I'll|I will|we'll|we will|let's) )go ahead
  to (?:move|propose|second)(?= it|$|[.!])
  has a motion
  (?:will|'ll) ask (?=.{4,40} to (?:read|make|move|offer)\\b)
  (?:you|you've|you have) volunteered to (?:read|make|move)
  (?:will|'ll) turn to (?=(?:council ?(?:member|man|woman)|councilor|commissioner|trustee|supervisor|vice mayor|member) \\p{Lu}[\\p{L}'’-]+[.!]?$)
  (?:have you got|do you have|have you|you have) (?:a|any|your) motion
  the floor is yours
  your motion
  you have an amendment
  (?:allow|like|ask) you to (?:move|make)
  you(?:'d| would| want)?(?: to)? (?:like|care|wish|want|be willing|be able)? ?to (?:move|make (?:a|the|that|this) motion|second)
  are you (?:ready|willing|prepared|able) to (?:move|make|second)
  (?:you|you'd|you would|you could) (?:make|offer) (?:a|the|that|this) motion
`)}\b`;
const asksToSecond = pattern(
  'i',
)`\b(?:would|do|could|can|will) you (?:like to |want to |care to |please )?second\b`;
const courtesies = words('yes sure certainly thank you');
const agreement = [
  ...words('yes certainly sure absolutely gladly okay yeah'),
  ...phrases(`
    of course
    I (?:would|will|do|can)
    happy to
    I(?:'d| would) be (?:glad|happy) to
  `),
];
const agrees = pattern('i')`^${agreement}[,.! ]*(?:${courtesies}[,.! ]*)*$`;

/** Whom the chair asked to second, where the answer agrees: 'Would you second that, Ms. Hale? Certainly.' */
export function seconderAsked(before: string, text: string, people: People): string | null {
  if (!asksToSecond.test(before) || !agrees.test(text)) return null;
  const names = findNames(before);
  return names.length === 1 && names[0] ? people.spell(names[0]) : null;
}
/** 'Second.' 'Thank you, Maureen.' */
const thanks = /^thank(?:s| you),? (?:very much,? )?(\p{Lu}[^.,!?]{1,40})[.!]*$/iu;

/** Whom the chair thanks by name, in a sentence that says no more. */
export function thankedIn(text: string, people: People): string | null {
  const thanked = thanks.exec(text)?.[1];
  if (thanked === undefined) return null;
  const [named] = findNames(thanked);
  return named ? people.spell(named) : (people.member(thanked)?.name ?? null);
}

/** In words: a title and a name, and nothing else. */
const longestCall = 4;
const ofState = '(?:new |north |south |west |rhode )?[a-z]+';

/** The member whom the chair calls on in a sentence: 'Mr. Mcgovern, you're recognized'. */
export function recognisedIn(text: string, people: People): string | null {
  const names = findNames(text);
  if (names.length !== 1 || !names[0]) return null;
  if (recognises.test(text)) return people.spell(names[0]);
  const isAlone = wordCount(text) <= longestCall && names[0].from === 0;
  return isAlone && names[0].to >= wordCount(text) ? people.spell(names[0]) : null;
}

const memberFrom = `${gentleman} from (${ofState})`;
const fromPlace = pattern('gi')`\b${memberFrom},? `;
/** 'The amendment offered by the gentlelady from New Mexico' */
const motionFromPlace = pattern(
  'i',
)`\b(?:motion|amendment) (?:from|by|of|offered by) the ${memberFrom}`;

/** Which member 'the gentleman from Virginia' is, from where the chair says both together. */
export function readPlaces(
  sentences: readonly SpokenSentence[],
  people: People,
): Map<string, string> {
  const places = new Map<string, string>();
  for (const { text } of sentences) {
    for (const match of text.matchAll(fromPlace)) {
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const mention = findNames(rest)[0];
      if (mention && mention.from === 0 && match[1])
        places.set(match[1].toLowerCase(), people.spell(mention));
    }
  }
  return places;
}

export function placeIn(text: string): string | null {
  return motionFromPlace.exec(text)?.[1]?.toLowerCase() ?? null;
}
