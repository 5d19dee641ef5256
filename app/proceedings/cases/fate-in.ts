import { anyOf } from '#app/platform/language/pattern.ts';
import type { CaseState } from './case.ts';
import { ofOthers } from './withdrawn.ts';

const withdrawn =
  anyOf(String.raw`(?:has|have|had|was|is|been) (?:been )?(?:withdrawn|pulled from the agenda|removed from the agenda)
  applicant (?:has )?(?:withdrew|withdraws|requested to withdraw)
  (?:they|he|she|applicant|petitioner|sponsor|developer|owner)(?:'ve|'s| have| has)? (?:since |now |formally )?(?:withdrawn|withdrew|pulled) (?:it|that|this|their|his|her|the)\b`);
const things =
  '(?:items?|hearings?|matters?|applications?|petitions?|cases?|requests?|ordinances?|resolutions?|motions?|votes?)';
const goesOn = '(?:to|until|till|over|for|on|off|so|and|again|because|by|at|as|in|pending)';
/** 'It', 'this until June', 'the hearing'; 'that research' is what goes on. */
const aMatter = String.raw`(?:(?:this|that|the|these|those)(?: \w+)? ${things}\b|(?:it|this|that|this one|that one)(?=[.,;!?]|$| ${goesOn}\b)|item\b)`;
const putsOff =
  "(?:we'll|we will|we're going to|we are going to|let's|staff (?:is asking|asks|is requesting) (?:us |that we )?(?:to )?)";
const postponed =
  anyOf(String.raw`(?:will be|is being|has been|was|is|are|be|(?:that|it)'s) (?:postponed|deferred|continued|tabled|moved to (?:the|our) next)
  no action (?:will be|is being|was|tonight)
  hearing (?:will (?:be )?|is |shall (?:be )?)?(?:stays?|remains?|left|kept|held) open (?:until|till|to)
  ${putsOff} ?(?:table|hold|postpone|defer|continue) ${aMatter}(?!.{0,30}\b(?:discussion|conversation|work)\b| (?:\w+ )?meeting\b)`);

/** What a fate is told of. */
const ofCase =
  /\b(?:item|this|that|it|motion|hearing|matter|application|applicant|case|petition|request|ordinance|resolution|calendar number|agenda|action|we)\b/i;
/** In words: a longer sentence tells of something else. */
const longestFate = 32;

/** What a sentence says of the case's fate without a vote: 'This will be continued to June.' */
export function fateIn(text: string): CaseState | null {
  if (!ofCase.test(text) || text.split(/\s+/, longestFate + 1).length > longestFate) return null;
  if (withdrawn.test(text)) return ofOthers.test(text) ? null : 'withdrawn';
  const fate = postponed.exec(text)?.[0] ?? '';
  if (/continue[d ]|open/i.test(fate)) return 'continued';
  if (/postpone|defer|moved|hold/i.test(fate)) return 'postponed';
  return /table/i.test(fate) ? 'tabled' : null;
}
