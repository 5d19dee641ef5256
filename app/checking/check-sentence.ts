import { align } from './alignment.ts';
import { checkClauses } from './check-clauses.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkFrames, checkNamePairs } from './check-name-pairs.ts';
import { checkNames } from './check-names.ts';
import { checkNegation } from './check-negation.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOutcome } from './check-outcome.ts';
import { checkPeople } from './check-people.ts';
import { checkRulings } from './check-rulings.ts';
import { checkSpeakers } from './check-speakers.ts';
import { checkStances } from './check-stances.ts';
import { checkTallies } from './check-tallies.ts';
import { checkVoters } from './check-voters.ts';
import { isQuoted } from './quotation.ts';
import { takeApart, takeApartSource } from './statement.ts';
import type { CheckResult } from './verdict.ts';
import { coverage } from './wording.ts';

/** Below this share of its wording in the source, a sentence says something else. */
const enoughWording = 0.55;

/**
 * Checks one sentence against the text it rests on: every number, amount, date, reference, tally
 * and name must stand there, nothing may be denied that is affirmed there, and the wording must be
 * near enough. Deterministic; time grows with the length of the source, not with its square.
 */
export function checkSentence(given: { sentence: string; source: string }): CheckResult {
  const sentence = takeApart(given.sentence);
  const source = takeApartSource(given.source);
  if (sentence.tokens.length === 0)
    return { verdict: 'unsupported', score: 0, reasons: ['There is no sentence to check.'] };
  if (source.tokens.length === 0)
    return { verdict: 'unsupported', score: 0, reasons: ['The source is empty.'] };
  if (isQuoted(sentence, source)) return { verdict: 'supported', score: 1, reasons: [] };
  const alignment = align(sentence, source);
  const wording = coverage(sentence, source);
  const reasons = [
    ...checkTallies(sentence, source),
    ...checkNumbers(sentence, source, alignment),
    ...checkNames(sentence, source, alignment),
    ...checkOutcome(sentence, source),
    ...checkRulings(sentence, source),
    ...checkDecisions(sentence, source),
    ...checkPeople(sentence, source),
    ...checkNamePairs(sentence, source),
    ...checkFrames(sentence, source),
    ...checkSpeakers(sentence, source),
    ...checkStances(sentence, source),
    ...checkVoters(sentence, source),
    ...checkClauses(sentence, source),
    ...checkNegation(sentence, source, alignment),
  ];
  if (wording.share < enoughWording) reasons.push(wordingReason(wording.missing));
  const kept = [...new Set(reasons)];
  const score =
    Math.max(0, Math.min(1, wording.share)) * (kept.length === 0 ? 1 : 0.5 ** kept.length);
  return {
    verdict: kept.length === 0 ? 'supported' : 'unsupported',
    score: Math.round(score * 1000) / 1000,
    reasons: kept,
  };
}

function wordingReason(missing: readonly string[]): string {
  const words = missing.slice(0, 4).map((word) => `“${word}”`);
  if (words.length === 0) return 'The source hardly says this.';
  return `The source does not say this: it has no ${words.join(', ')}.`;
}
