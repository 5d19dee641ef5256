import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Rule } from '../rule.ts';
import { outcomes as outcomesIn, rulingsIn } from '../statement/outcome-patterns.ts';
import type { Statement } from '../statement/statement.ts';
import { outcomes } from './outcomes.ts';

/** A decision where the source tells of none: only of a request, of no action, of a delay. */
export const decisionsTold: Rule = {
  name: 'decisions told',
  yieldsTo: [outcomes],
  check: ({ sentence, source }) => {
    const reason = noAction(sentence.text, source.text) ?? nothingDecided(sentence, source);
    return reason === null ? [] : [reason];
  },
};

const bodies = words(
  'council board commission committee panel trustees supervisors members it they',
);
const ways = phrases(`
  voted to
  approved
  adopted
  passed
  rejected
  denied
  authorized
  granted
`);
const becameOf = words('approved adopted passed rejected denied granted');
const decided = pattern('i')`\b(?:${bodies} ${ways}|(?:was|were) ${becameOf})\b`;
const actsNot = phrases(String.raw`
  \b(?:take[sn]?|took|taking) no (?:action|vote)\b
  \bno (?:action|vote) (?:is|was|will be|has been)\b
  \b(?:not|n't) (?:be )?(?:taking|take|taken|took) (?:any |an )?(?:action|vote)\b
`);
const tookNoAction = pattern('i')`${actsNot}`;

const delays = phrases(`
  table[d]?
  postponed?
  continued?
  deferred?
  delayed?
  put off
`);
const delayed = phrases(`
  was
  were
  voted to
  agreed to
  council
  board
  commission
  committee
  it
`);
const goesOnWith = phrases(String.raw`
  its
  their
  with
  consideration
  study
  work
  discuss\w*
  deliberat\w*
`);
const dayOrMonth = phrases(String.raw`
  the
  a
  its
  ${words('mon tues wednes thurs fri').join('\n')}
  ${words('jan feb mar apr may june july aug sep oct nov dec').join('\n')}
  \d
`);
const notGoingOn = pattern()`(?<!continued(?= ${goesOnWith}\b))(?! to (?!${dayOrMonth}))`;
const wasPutOff = pattern('i')`\b${delayed} ${delays}\b${notGoingOn}`;

const puttingOff = phrases(String.raw`
  tabl(?:e|ed|ing)
  postpon\w*
  continu\w*
  defer\w*
  delay\w*
  put (?:it |this )?off
  hold (?:it )?over
  carr(?:y|ied) over
  next meeting
  com(?:e|es|ing) back
  bring (?:it |this )?back
  put (?:it |this |that )?on (?:for|the agenda)
  (?:for|at|to) (?:the|our) (?:\w+ ){0,2}meeting
  until
`);
const speaksOfPuttingOff = pattern('i')`\b${puttingOff}\b`;
const refused = phrases(`
  not agreed
  not adopted
  fails
  failed
  rejected
  defeated
  lost
  not carr
`);
const wasNotPutOff = pattern(
  'i',
)`\bmotion to (?:table|postpone|continue|defer)\b.{0,50}\b${refused}`;

/** 'Voted to remove' where the source takes no action, 'was tabled' where nothing was put off. */
function noAction(sentence: string, source: string): string | null {
  if (decided.test(sentence) && tookNoAction.test(source) && !tookNoAction.test(sentence)) {
    const given = outcomesIn(source);
    if (given.yes + given.no === 0) return 'The source says that no action was taken.';
  }
  const isClaimed = wasPutOff.test(sentence) && !/\bnot\b|n't\b|\bmotion to\b/i.test(sentence);
  if (isClaimed && (!speaksOfPuttingOff.test(source) || wasNotPutOff.test(source)))
    return 'The source does not say that it was put off.';
  return null;
}

const supposed = /\b(?:if|unless|until|when|once|whether|before|should)\b[^.,;?]*/gi;
/** 'Vote on the 20th', 'vote on it next week': to be decided. */
const toBeVoted = pattern('i')`\b(?:to )?vote (?:on )?(?:it |this |that )?(?:${phrases(String.raw`
  on the \d+\w*
  next \w+
  (?:at|in) (?:the|our) next
  later
  tomorrow
`)})\b`;
const tellsOfDecision = phrases(String.raw`
  ayes?
  nays?
  noes
  so ordered
  without objection
  hearing no(?:ne| objection)
  unanimous\w*
  vote[ds]?
  in favou?r
  ${words('awarded granted authorized ratified upheld confirmed appointed').join('\n')}
  ${words('agreed decided overturned denied').join('\n')}
`);
const anyDecision = pattern('i')`\b${tellsOfDecision}\b`;
const decidingBodies = words(
  'council board commission committee trustees supervisors legislature panel',
);
const decisions = phrases(`
  approved
  adopted
  passed
  rejected
  denied
  authorized
  granted
  awarded
  voted (?:to|for|against|down)
`);
const claimsDecision = pattern(
  'i',
)`\b${decidingBodies} (?:has |have |then |unanimously |also )?${decisions}\b`;

/** 'The board approved it' where the source only asks for it. */
function nothingDecided(sentence: Statement, source: Statement): string | null {
  if (!claimsDecision.test(sentence.text) || source.tallies.length > 0) return null;
  const said = source.text.replace(supposed, ' ').replace(toBeVoted, ' ');
  const given = outcomesIn(said);
  if (given.yes + given.no > 0 || anyDecision.test(said)) return null;
  return rulingsIn(source.text).length > 0 ? null : 'The source does not tell of such a decision.';
}
