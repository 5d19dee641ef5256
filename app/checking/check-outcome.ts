import { splitSentences } from '#app/platform/language/sentences.ts';
import { cutRunOn } from '#app/proceedings/language/run-on.ts';
import { outcomeIn } from '#app/proceedings/votes/outcome-patterns.ts';
import type { Statement } from './statement.ts';

/** Reasons why outcome, side or unanimity of a sentence are not the source's. */
export function checkOutcome(sentence: Statement, source: Statement): string[] {
  const reasons: string[] = [];
  const outcome = outcomeReason(sentence.text, source.text);
  if (outcome) reasons.push(outcome);
  else if (isContradictory(sentence, source))
    reasons.push('The sentence says that it was adopted by fewer votes than were against it.');
  const action = outcome
    ? null
    : (actionReason(sentence.text, source.text) ?? nothingDecided(sentence, source));
  if (action) reasons.push(action);
  const side = sideReason(sentence.text, source.text);
  if (side) reasons.push(side);
  const claims = /\bunanimous(?:ly)?\b|\bunopposed\b|\b(?:without|no) (?:opposition|dissent)\b/i;
  if (claims.test(sentence.text) && !claims.test(source.text) && !isUnanimous(source))
    reasons.push('The source does not say that it was unanimous.');
  return reasons;
}

const supposed = /\b(?:if|unless|until|when|once|whether|before|should)\b[^.,;?]*/gi;
const anyDecision =
  /\b(?:ayes?|nays?|noes|so ordered|without objection|hearing no(?:ne| objection)|unanimous\w*|vote[ds]?|in favou?r|awarded|granted|authorized|ratified|upheld|confirmed|appointed|agreed|decided|overturned|denied)\b/i;
const claimsDecision =
  /\b(?:council|board|commission|committee|trustees|supervisors|legislature|panel) (?:has |have |then |unanimously |also )?(?:approved|adopted|passed|rejected|denied|authorized|granted|awarded|voted (?:to|for|against|down))\b/i;

/** 'The board approved it' where the source only asks for it. */
function nothingDecided(sentence: Statement, source: Statement): string | null {
  if (!claimsDecision.test(sentence.text) || source.tallies.length > 0) return null;
  const said = source.text.replace(supposed, ' ');
  const given = outcomes(said);
  if (given.yes + given.no > 0 || anyDecision.test(said)) return null;
  return rulingsIn(source.text).length > 0 ? null : 'The source does not tell of such a decision.';
}

const decided =
  /\b(?:(?:council|board|commission|committee|panel|trustees|supervisors|members|it|they) (?:voted to|approved|adopted|passed|rejected|denied|authorized|granted)|(?:was|were) (?:approved|adopted|passed|rejected|denied|granted))\b/i;
const noAction =
  /\b(?:take[sn]?|took|taking) no (?:action|vote)\b|\bno (?:action|vote) (?:is|was|will be|has been)\b|\b(?:not|n't) (?:be )?(?:taking|take|taken|took) (?:any |an )?(?:action|vote)\b/i;
const putOff =
  /\b(?:was|were|voted to|agreed to|council|board|commission|committee|it) (?:table[d]?|postponed?|continued?|deferred?|delayed?|put off)\b(?<!continued(?= (?:its|their|with|consideration|study|work|discuss\w*|deliberat\w*)\b))(?! to (?!the|a|its|mon|tues|wednes|thurs|fri|jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec|\d))/i;
const puttingOff =
  /\b(?:tabl(?:e|ed|ing)|postpon\w*|continu\w*|defer\w*|delay\w*|put (?:it |this )?off|hold (?:it )?over|carr(?:y|ied) over|next meeting|com(?:e|es|ing) back|bring (?:it |this )?back|until)\b/i;
const notPutOff =
  /\bmotion to (?:table|postpone|continue|defer)\b.{0,50}\b(?:not agreed|not adopted|fails|failed|rejected|defeated|lost|not carr)/i;

/** 'Voted to remove' where the source takes no action, 'was tabled' where nothing was put off. */
function actionReason(sentence: string, source: string): string | null {
  if (decided.test(sentence) && noAction.test(source) && !noAction.test(sentence)) {
    const given = outcomes(source);
    if (given.yes + given.no === 0) return 'The source says that no action was taken.';
  }
  const claims = putOff.test(sentence) && !/\bnot\b|n't\b|\bmotion to\b/i.test(sentence);
  if (claims && (!puttingOff.test(source) || notPutOff.test(source)))
    return 'The source does not say that it was put off.';
  return null;
}

/** 'Agreed to, 4 to 9', where the source does not say that it was adopted all the same. */
function isContradictory(sentence: Statement, source: Statement): boolean {
  const said = outcomes(sentence.text);
  if (said.yes === 0 || said.no > 0 || outcomes(source.text).yes > 0) return false;
  return sentence.tallies.some(({ yes, no }) => yes !== null && no !== null && yes < no);
}

const votedFor = /\bvot(?:e|es|ed|ing) (?:for(?! and)|in favou?r|yes|aye)\b/i;
const votedAgainst = /\bvot(?:e|es|ed|ing) (?:against|no|nay)\b/i;

/** 'Voted for' where the source only has 'voted against', and the other way round. */
function sideReason(sentence: string, source: string): string | null {
  const says = (text: string) => [votedFor.test(text), votedAgainst.test(text)] as const;
  const [saysFor, saysAgainst] = says(sentence);
  const [hasFor, hasAgainst] = says(source);
  if (saysFor && !saysAgainst && hasAgainst && !hasFor)
    return 'The source says “voted against”, the sentence “voted for”.';
  if (saysAgainst && !saysFor && hasFor && !hasAgainst)
    return 'The source says “voted for”, the sentence “voted against”.';
  return null;
}

// 'Adopt' and 'approve' alone are what was moved; only 'adopted', 'fails' tell what became of it.
const adopted =
  /\b(?:adopt(?:s|ed)|approv(?:es|ed)|pass(?:es|ed)|carri(?:es|ed)|agreed to|is agreed|was agreed|ayes have it|eyes have it|yeas have it|accepted|prevails)\b/gi;
const rejected =
  /\b(?:reject(?:s|ed)|fail(?:s|ed)|defeat(?:s|ed)|denied|denies|voted down|noes have it|nos have it|nays have it|lost)\b/gi;
const negatedAdoption =
  /\b(?:not|n't|never)\s+(?:\w+\s+){0,2}?(?:adopt\w*|approv\w*|pass\w*|carr(?:y|ied)|agreed?)\b/gi;

function outcomes(text: string): { yes: number; no: number } {
  const count = (said: string, pattern: RegExp) => said.match(pattern)?.length ?? 0;
  const rest = text.replace(negatedAdoption, ' ');
  return { yes: count(rest, adopted), no: count(rest, rejected) + count(text, negatedAdoption) };
}

const voteWords =
  /\b(?:motion|amendment|vote|resolution|ordinance|bill|measure|H\.R\.|item|appeal|proposal|agenda|minutes|request|contract|rezoning|lease|purchase|award|permit|plan|budget|settlement|variance|calendar|fee|rule|rate|agreement|grant|appointment|license|policy|application|petition|substitute|levy|tax|bond|council|board|commission|committee)\b/i;

const wasAdopted = 'The source says that it was adopted, the sentence says that it was not.';
const wasNot = 'The source says that it was not adopted, the sentence says that it was.';

function outcomeReason(sentence: string, source: string): string | null {
  const headline = headlineOutcome(sentence);
  const rulings = headline === null ? [] : rulingsIn(source);
  if (rulings.length > 0)
    return rulings.includes(headline) ? null : headline === 'adopted' ? wasNot : wasAdopted;
  if (!voteWords.test(sentence)) return null;
  const said = outcomes(sentence);
  const given = outcomes(source);
  if (said.yes > 0 && said.no === 0 && given.no > 0 && given.yes === 0) return wasNot;
  if (
    said.no > 0 &&
    said.yes === 0 &&
    given.yes > 0 &&
    given.no === 0 &&
    !/\bno one\b/i.test(sentence)
  )
    return wasAdopted;
  return null;
}

/** The outcome that a decision begins with: 'Rejected, 3 to 4: motion to …', 'Agreed to: …'. */
function headlineOutcome(sentence: string): 'adopted' | 'rejected' | null {
  const head =
    /^(?:(not )?(agreed to|adopted|approved|passed|carried)|rejected|failed|defeated)\b[^:]{0,60}:|^it was (not )?agreed\b/i;
  const match = head.exec(sentence);
  if (!match) return null;
  const isDenied = match[1] !== undefined || match[3] !== undefined;
  const isAgreed = match[2] !== undefined || /^it was/i.test(match[0]);
  return isAgreed && !isDenied ? 'adopted' : 'rejected';
}

/** What chairs and clerks rule in a source, motion by motion. */
function rulingsIn(source: string): (string | null)[] {
  return splitSentences(source)
    .flatMap(cutRunOn)
    .map(({ text }) => outcomeIn(text.replace(/^[\p{L}.' -]{2,40}: /u, '')))
    .filter((said) => said?.ruling === true && (said.matter === null || said.matter === 'granted'))
    .map((said) => said?.outcome ?? null);
}

function isUnanimous(source: Statement): boolean {
  if (source.tallies.some(({ no }) => no !== null && no > 0)) return false;
  if (
    /\bunanim|\bwithout (?:objection|opposition|dissent)|\b(?:all|everyone) (?:voted|in favou?r|approved|agreed)|\bnone opposed|\bno (?:one|opposition|objections?)|\bhearing none|\bseeing none/i.test(
      source.text,
    )
  )
    return true;
  return source.tallies.some(
    (tally) => tally.no === 0 || (tally.yes !== null && tally.no === null),
  );
}
