import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Vote } from '../vote.ts';
import { carries, fallsShort } from './outcome-vocabulary.ts';
import { smallCounts } from './side-vocabulary.ts';

const share = String.raw`(?:two|three|four|five)[- ](?:thirds|fourths|quarters|fifths|sixths)`;
const unanimity = phrases(String.raw`
  (?:has|have|needs?|needed|had|must|would have) (?:to )?be(?:en)? unanimous
  (?:needs?|needed|requires?|required|takes?|took|without) (?:an? )?unanim\w+(?: (?:vote|consent))?
  unanim\w+(?: (?:vote|consent))? (?:is|was|being) (?:needed|required|necessary)
  only (?:with|by|on) (?:an? )?unanim\w+
`);
const otherMajority = pattern('i')`\b(?:${phrases(String.raw`
  ${share}\b
  at least \w+ (?:affirmative |yes )?votes\b
  super[- ]?majority\b
  (?:needs?|requires?|takes|need)\b[^.?]{0,30}\b(?:votes|unanimous)\b
  (?:needed|needs|need|required|requires|takes|took) (?:at least )?(?:four|five|six|seven|eight|nine|[4-9])(?= to\b|[.,;]|$)
  (?:short of|doesn't (?:get|make|have)|does not (?:get|make|have)) (?:a |the )?(?:majority|two|four|five|six|\d)
  breaks? the tie\b
  tie[- ]break
`)})`;
/** Whether more than half, or somebody else, may have to decide: a count alone then says nothing. */
export const namesOtherMajority = (text: string): boolean =>
  otherMajority.test(text) || asksUnanimity(text);

const mustBeUnanimous = pattern('i')`\b${unanimity}\b`;
/** 'It does not have to be unanimous.' */
const denied = /\b(?:not|never|if|would)\b|n['’]t\b/i;
/** Whether a vote has to be unanimous: one voice against it defeats it. */
export const asksUnanimity = (text: string): boolean =>
  mustBeUnanimous.test(text) && !denied.test(text) && !/\?\W*$/.test(text);

const subject = "(?:it|that|this|(?:the|that|this|your|our) (?:[\\w-]+ ){1,4}?)(?:'s)?";
/** 'It takes five, so that does not carry', 'since it has to be unanimous, it fails'. */
const follows = pattern('i')`(?:^|, |\b(?:so|then|and|means) )${subject} ?`;
// What dies does so for want of a second, and no vote was taken.
const concludesFailure = pattern('i')`${follows}(?!dies)${[...fallsShort, 'failed']}\b`;
const concludesSuccess = pattern(
  'i',
)`${follows}${[...carries, '(?:is )?(?:adopted|approved)']}(?=\W*$|,)`;
const countsVotes = pattern(
  'i',
)`\b(?:${[...smallCounts, '\\d{1,2}']}|a tie|tied|votes?|majority|unanimous)\b`;

/** One and two are had or not of anything. */
const several = smallCounts.filter((word) => !/^(?:zero|one|none)$/.test(word));
const most = '(?:two[- ]thirds|super[- ]?majority|majority)';
const ends = '(?=[.,;!]|$| of (?:the|what)\\b| to (?:pass|carry)\\b)';
const lacked = pattern('i')`\b(?:${[
  `(?:do|does|did|have|has)(?:n't| not) (?:have|get|got|gotten|receive|received|reach|make) (?:(?:the|enough|our) )?(?:(?:${several.join('|')}|[2-9]) votes|${share}|${most}|votes)${ends}`,
  'not enough (?:votes|ayes)\\b',
  `(?:that's|it's|it is|that is|falls|fell|we're|comes up) (?:just )?(?:one|two|three|\\d) (?:votes? )?(?:shy|short)${ends}`,
]})`;
/** A longer one argues that the votes are not there. In words. */
const longestLack = 16;

/** A chair's ruling that goes by what a vote takes: 'three to two, so we don't have the two thirds'. */
export function rulingByThreshold(
  text: string,
): { outcome: NonNullable<Vote['outcome']>; isRuling: boolean } | null {
  if (/\?\W*$|\b(?:if|would|unless|whether|when|until)\b/i.test(text)) return null;
  if (countsVotes.test(text) || namesOtherMajority(text)) {
    if (concludesFailure.test(text)) return { outcome: 'rejected', isRuling: true };
    if (namesOtherMajority(text) && concludesSuccess.test(text))
      return { outcome: 'adopted', isRuling: true };
  }
  const isShort = text.split(/\s+/).length <= longestLack;
  return isShort && lacked.test(text) ? { outcome: 'rejected', isRuling: false } : null;
}
