import type { People } from '../facts/people.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { personAt } from './person-named.ts';

const person = String.raw`(?<name>${anyTitle} \p{Lu}[\p{L}-]+)`;
const change = '(?:amendment|substitute)';
/** 'Council Member Hale's amendment removes the fee'. */
const owns = new RegExp(String.raw`\b${person}['’]s (?:\w+ ){0,2}${change}\b`, 'gu');
/** 'Council Member Hale, would you like us to vote on the substitute?', 'will you speak to your amendment' */
const isAsked = new RegExp(
  String.raw`\b${person},? (?:would|will|could|can|do) you\b[^.?!]{0,60}\b(?:the|your) (?:\w+ )?${change}\b`,
  'gu',
);

/** Whose amendment is spoken of, where it is one and the same person's each time; else null. */
export function amendmentOwner(said: readonly SpokenSentence[], people: People): string | null {
  const owners = said.flatMap(({ text }) =>
    [owns, isAsked].flatMap((one) =>
      [...text.matchAll(one)].flatMap(
        ({ groups }) => personAt(`${groups?.name ?? ''}.`, people) ?? [],
      ),
    ),
  );
  const [owner, ...others] = new Set(owners);
  return owner !== undefined && others.length === 0 ? owner : null;
}
