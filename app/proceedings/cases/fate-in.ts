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
  hearing (?:will (?:be )?|is |shall (?:be )?)?(?:stays?|remains?|left|kept|held) open (?:until|till)
  ${putsOff} ?(?:table|postpone|defer|continue|hold(?! (?:\w+ )*?hearings?\b| \w+ to \w+ minutes\b)) ${aMatter}(?!.{0,30}\b(?:discussion|conversation|work)\b| (?:\w+ )?meeting\b)`);

/** What a fate is told of. */
const ofCase =
  /\b(?:item|this|that|it|motion|hearing|matter|application|applicant|case|petition|request|ordinance|resolution|calendar number|agenda|action|we)\b/i;
/** In words: a longer sentence tells of something else. */
const longestFate = 32;

/** 'Not', 'if', 'should', right before: what somebody would have, or fears. */
const isUnreal = /\b(?:if|not|never|should|unless|whether|would|could|might|may|can)\b|n['’]t\b/i;
/** 'Continued from May', 'withdrawn last year': of another meeting. */
const ofOtherDay =
  /^(?: (?:back )?from\b|[^.,;]{0,20}\b(?:last|previous) (?:year|month|week|meeting)\b)/i;

/** What is told there as done, or null: asked, wished, feared or of another day is nothing of it. */
function toldIn(text: string, fate: RegExp): string | null {
  const match = fate.exec(text);
  if (!match || /\?\W*$/.test(text)) return null;
  const clause = text.slice(0, match.index).split(/[,;]/).at(-1) ?? '';
  const rest = text.slice(match.index + match[0].length);
  return isUnreal.test(clause) || ofOtherDay.test(rest) ? null : match[0];
}

/** What a sentence says of the case's fate without a vote: 'This will be continued to June.' */
export function fateIn(text: string): CaseState | null {
  if (!ofCase.test(text) || text.split(/\s+/, longestFate + 1).length > longestFate) return null;
  if (toldIn(text, withdrawn) !== null) return ofOthers.test(text) ? null : 'withdrawn';
  const fate = toldIn(text, postponed) ?? '';
  if (/continue[d ]|open/i.test(fate)) return 'continued';
  if (/postpone|defer|moved|hold/i.test(fate)) return 'postponed';
  return /table/i.test(fate) ? 'tabled' : null;
}
