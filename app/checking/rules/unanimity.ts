import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { countedRoll } from '../statement/called-roll.ts';
import type { Statement } from '../statement/statement.ts';

const claims = /\bunanimous(?:ly)?\b|\bunopposed\b|\b(?:without|no) (?:opposition|dissent)\b/i;

/** 'Unanimously' where somebody was against it, or where nobody says that nobody was. */
export const unanimity: Rule = {
  name: 'unanimity',
  check: ({ sentence, source }) =>
    claims.test(sentence.text) && !claims.test(source.text) && !isUnanimous(source)
      ? ['The source does not say that it was unanimous.']
      : [],
};

const ways = phrases(String.raw`
  \bunanim
  \bwithout (?:objection|opposition|dissent)
  \b(?:all|everyone) (?:voted|in favou?r|approved|agreed)
  \bnone opposed
  \bin favou?r,? (?:and )?not opposed
  \bno (?:one|opposition|objections?)
  \bhearing none
  \bseeing none
  \bwithout a (?:single )?(?:no|nay|dissenting|opposing) vote
`);
const saysUnanimous = pattern('i')`${ways}`;

/** 'Opposed, please say no. No.' is a vote; 'Opposed? No.' may be the chair's. */
const saidNo = /\b(?:say|signify by saying|by saying) (?:no|nay)[.,?]+ (?:no|nay)\b/i;

function isUnanimous(source: Statement): boolean {
  const { tallies, text } = source;
  if (tallies.some(({ no }) => no !== null && no > 0)) return false;
  if (saidNo.test(text)) return false;
  if (saysUnanimous.test(text) || countedRoll(source)?.no === 0) return true;
  return tallies.some((tally) => tally.no === 0 || (tally.yes !== null && tally.no === null));
}
