import { compare } from './comparison/compared.ts';
import { isQuoted } from './comparison/quotation.ts';
import type { Rule } from './rule.ts';
import { rules, settledByReading } from './rules.ts';
import { takeApart, takeApartSource } from './statement/statement.ts';
import type { CheckResult, Finding } from './verdict.ts';

/** Each reason halves what the wording alone would give; a score orders sentences, no more. */
const scoreLeftByReason = 0.5;

/**
 * Checks one sentence against the text it rests on by every rule of `rules.ts`. Deterministic; time
 * grows with the length of the source, not with its square.
 */
export function checkSentence(given: { sentence: string; source: string }): CheckResult {
  const sentence = takeApart(given.sentence);
  const source = takeApartSource(given.source);
  if (sentence.tokens.length === 0) return nothingToCheck('There is no sentence to check.');
  if (source.tokens.length === 0) return nothingToCheck('The source is empty.');
  if (isQuoted(sentence, source))
    return { verdict: 'supported', score: 1, findings: [], reasons: [], doubts: [] };
  const compared = compare(sentence, source);
  const findings: Finding[] = [];
  const firm = new Set<string>();
  const speaking = new Set<Rule>();
  for (const rule of rules) {
    if (rule.yieldsTo?.some((other) => speaking.has(other))) continue;
    const found = new Set(rule.check(compared));
    if (found.size > 0) speaking.add(rule);
    for (const reason of found) {
      findings.push({ rule: rule.name, reason });
      if (!settledByReading.has(rule)) firm.add(reason);
    }
  }
  const reasons = [...new Set(findings.map(({ reason }) => reason))];
  const { share } = compared.wording;
  const score = Math.max(0, Math.min(1, share)) * scoreLeftByReason ** reasons.length;
  return {
    verdict: reasons.length === 0 ? 'supported' : 'unsupported',
    score: Math.round(score * 1000) / 1000,
    findings,
    reasons,
    doubts: reasons.filter((reason) => !firm.has(reason)),
  };
}

function nothingToCheck(reason: string): CheckResult {
  return {
    verdict: 'unsupported',
    score: 0,
    findings: [{ rule: 'something to check', reason }],
    reasons: [reason],
    doubts: [],
  };
}
