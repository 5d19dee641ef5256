import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { type Ballot, hasResult } from './ballot.ts';
import { isDenial } from './motion-fate-patterns.ts';
import type { SaidOutcome } from './outcome-patterns.ts';
import { toldInFavor } from './question-patterns.ts';
import { smallCounts } from './side-vocabulary.ts';
import type { Tally } from './tallies.ts';

/** Takes a count in; what was counted stands, and only an open vote counts again. */
export function hearTally(ballot: Ballot, tally: Tally, at: number, isOpen: boolean): boolean {
  if (ballot.tally !== null && !isOpen && !completes(ballot.tally, tally)) return false;
  if (ballot.tally !== null && !isOpen) ballot.tally = { ...tally, abstain: tally.abstain };
  else ballot.tally = joined(ballot.tally, tally);
  ballot.tallyAt = at;
  return true;
}

/** 'Five.' 'None opposed.': one side after the other. */
const joined = (known: Tally | null, tally: Tally): Tally =>
  known?.no === null && tally.yes === null && tally.no !== null
    ? { ...tally, yes: known.yes, abstain: tally.abstain ?? known.abstain }
    : tally;

/** A whole count after one that lost a side, or that was told before those who abstained. */
function completes(known: Tally, tally: Tally): boolean {
  if (tally.yes === null || tally.no === null) return false;
  const isWhole = known.yes !== null && known.no !== null;
  if (isWhole && (known.abstain !== null || tally.abstain === null)) return false;
  return (known.yes ?? tally.yes) === tally.yes && (known.no ?? tally.no) === tally.no;
}

/** 'Sorry', 'correction': what was just said is taken back. */
export const corrects =
  /\b(?:sorry|correct(?:ion|ed|ing)?|excuse me|misspoke|rather|my mistake|apologi[sz]e|I mean)\b/i;

/** Takes a ruling in: of two that differ, the second stands only where it corrects the first. */
export function hearOutcome(ballot: Ballot, said: SaidOutcome, at: number, text: string): boolean {
  if (said.consent && !ballot.objectionAsked) return false;
  const outcome = outcomeFor(said, ballot.motion ?? ballot.subject ?? '');
  if (outcome === null) return false;
  if (ballot.outcome !== null && ballot.outcome !== outcome) {
    if (!said.ruling) return false;
    if (corrects.test(text)) ballot.disputed = false;
    else {
      ballot.disputed = true;
      return true;
    }
  }
  if (
    toldInFavor.test(text) ||
    (/\bunanimous(?:ly)?\b/i.test(text) && !/\b(?:not|non|without)[- ]?unanimous/i.test(text))
  )
    ballot.isUnanimous = true;
  if (ballot.outcome === outcome) return true;
  const isConsent = said.consent || (ballot.objectionAsked && ballot.tally === null);
  if (ballot.questionAt === null && isConsent) ballot.method = 'consent';
  ballot.outcome = outcome;
  ballot.outcomeAt = at;
  return true;
}

const grants =
  /^(?:(?:to|that|we) )*(?:approv|adopt|grant|accept|recommend(?:ing)? approval|authoriz|award)/i;

/** What became of the motion, where the matter's fate was told: to deny what 'is denied' carried. */
function outcomeFor(
  { outcome, matter }: SaidOutcome,
  motion: string,
): SaidOutcome['outcome'] | null {
  if (matter === 'denied')
    return isDenial(motion) ? 'adopted' : grants.test(motion) ? 'rejected' : null;
  if (matter === 'granted') return isDenial(motion) ? null : outcome;
  if (matter === 'adjourned') return /\b(?:adjourn|recess)/i.test(motion) ? 'adopted' : null;
  if (matter === 'put off')
    return motion === '' ||
      /\b(?:continu|tabl|postpon|defer|refer|remand|(?:hold|lay|put|carry|roll)\b)/i.test(motion)
      ? 'adopted'
      : null;
  return outcome;
}

/** What is left of a vote when it is over: one that was only to be taken again, and nobody answered, stands. */
export function lastStanding(ballot: Ballot): Ballot | null {
  if (hasResult(ballot)) return ballot;
  return ballot.rollAt === null || ballot.answers === 0 ? ballot.before : null;
}

/** How many sentences may lie between a question and its result: voices answer at once. */
const reach = { voices: 20, counted: 60 };

export function resultReach({ method }: Ballot): number {
  return method === 'voice' || method === 'consent' ? reach.voices : reach.counted;
}

/** A ruling without a question is short, in letters; a motion's own text speaks of adopting too. */
const longestRuling = 110;
/** How many sentences after the motion it may come, and with a whole count in it. */
const unputReach = { ruling: 40, wholeCount: 60 };

/**
 * Whether a ruling decides a motion whose question was not heard: 'Motion by X, second by Y. Motion
 * passes 6-1.'
 */
export function decidesUnput(motion: Ballot, sentence: SpokenSentence, isWhole: boolean): boolean {
  const distance = sentence.index - motion.lastAt;
  if (sentence.text.length > longestRuling) return false;
  if (distance > (isWhole ? unputReach.wholeCount : unputReach.ruling)) return false;
  return sentence.index > motion.startAt || isWhole;
}

const opening = [
  ...words('and so okay ok'),
  'all right',
  'thank you',
  'with that',
  'let the record (?:show|reflect|note)(?: that)?',
  'hearing none',
  ...words(String.raw`madam mr mister chair\w* mayor president`),
];
const votedOn = [
  ...words('votes? tally count result motion amendment substitute resolution ordinance item ayes'),
  ...words('yeas yes yeses'),
];
const counted = [
  pattern()`(?:(?:the|that|this|your) )?(?:final |main |substitute )?${votedOn}\b`.source,
  String.raw`(?:it|that|there)(?:'s| is| are| was)?\b`,
  String.raw`(?:passes|passed|carries|carried|fails|failed|approved|adopted)\b`,
  String.raw`we have\b`,
  String.raw`I (?:have|count|see)\b`,
  String.raw`(?:by|on|with) (?:a|that) vote\b`,
  String.raw`on this\b`,
  String.raw`all\b`,
  String.raw`\d`,
  pattern()`${smallCounts}\b`.source,
  String.raw`a vote\b`,
];

/** A count that stands as a ruling by itself: 'the vote is 5 to 2', 'nine ayes, no nays'. */
export const tellsOfVote = pattern('i')`^(?:${opening}[,.]? )*${counted}`;

const voted = /\b(?:voted|passed|approved|adopted|failed|rejected|carried)\b/i;
const months = words('jan feb mar apr may jun jul aug sep oct nov dec');
const otherPlace = pattern('i')`${[
  // 'The finance committee voted seven to two.'
  String.raw`\b(?:finance|planning|zoning|advisory|budget|parks|historic\w*|school|sub) ?(?:committee|commission|board|council) (?:has |have |also )?voted`,
  String.raw`\brecommend`,
  String.raw`\b(?:last|ago|earlier|previously)\b`,
  String.raw`\b(?:senate|legislature|voters|congress)\b`,
  pattern()`\b(?:in|on) (?:\d{4}|${months}\w*)\b`.source,
]}`;

/** 'The commission voted five to two on May 3 to recommend it' is a vote that somebody tells of. */
export function tellsOfElsewhere(text: string): boolean {
  return voted.test(text) && otherPlace.test(text);
}
