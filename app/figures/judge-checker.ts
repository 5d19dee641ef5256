import { checkSentence } from '#app/checking/check-sentence.ts';
import { rules } from '#app/checking/rules.ts';
import { checkQuotation } from '#app/summaries/check-quotation.ts';
import { quotationIn } from '#app/summaries/quotation-in.ts';
import type { Alteration, AlterationKind } from './alterations.ts';
import type { Claim } from './claim.ts';
import type { Paraphrases } from './paraphrases.ts';

export type Caught = { caught: number; of: number };
/** How often a rule had something against an untrue sentence, and against a true one. */
export type RuleFigures = { rule: string; untrue: number; alone: number; trueOnes: number };

export type CheckerFigures = {
  alterations: Record<AlterationKind, Caught>;
  falseAlarms: Caught;
  /** Sentences written by hand about a passage: true ones marked, untrue ones caught. */
  byHand: {
    falseAlarms: Caught;
    kinds: Record<string, Caught>;
    /** The true ones, altered like the drafted ones. */
    alterations: Record<AlterationKind, Caught>;
  };
  millisecondsPerSentence: number;
  /** Every rule that found anything, in the order in which the rules are asked. */
  rules: RuleFigures[];
  missed: string[];
};

export function judgeChecker(given: {
  unaltered: readonly Claim[];
  altered: readonly Alteration[];
  alteredByHand: readonly Alteration[];
  paraphrases: readonly Paraphrases[];
}): CheckerFigures {
  const none = (): Caught => ({ caught: 0, of: 0 });
  const started = performance.now();
  let checks = 0;
  const byRule = new Map(rules.map(({ name }) => [name, { untrue: 0, alone: 0, trueOnes: 0 }]));
  const count = (into: Caught, claim: Claim, side: 'trueOnes' | 'untrue'): boolean => {
    const { verdict, findings } = checkSentence(claim);
    const quotation = quotationIn(claim.sentence);
    const marked =
      verdict === 'unsupported' ||
      (quotation !== null && checkQuotation(quotation, claim.source).length > 0);
    const found = new Set(findings.map(({ rule }) => rule));
    for (const rule of found) {
      const figures = byRule.get(rule);
      if (!figures) continue;
      figures[side] += 1;
      if (side === 'untrue' && found.size === 1) figures.alone += 1;
    }
    into.of += 1;
    if (marked) into.caught += 1;
    checks += 1;
    return marked;
  };
  const missed: string[] = [];
  const countKinds = (altered: readonly Alteration[]) => {
    const kinds: Record<AlterationKind, Caught> = {
      number: none(),
      name: none(),
      tally: none(),
      negation: none(),
      citation: none(),
    };
    for (const alteration of altered)
      if (!count(kinds[alteration.kind], alteration, 'untrue'))
        missed.push(`${alteration.kind}: ${alteration.sentence} [was: ${alteration.was}]`);
    return kinds;
  };
  const kinds = countKinds(given.altered);
  const falseAlarms = none();
  for (const claim of given.unaltered) count(falseAlarms, claim, 'trueOnes');
  const byHand: CheckerFigures['byHand'] = {
    falseAlarms: none(),
    kinds: {},
    alterations: countKinds(given.alteredByHand),
  };
  for (const { source, supported, unsupported } of given.paraphrases) {
    for (const sentence of supported) count(byHand.falseAlarms, { sentence, source }, 'trueOnes');
    for (const [kind, sentences] of Object.entries(unsupported)) {
      byHand.kinds[kind] ??= none();
      for (const sentence of sentences) count(byHand.kinds[kind], { sentence, source }, 'untrue');
    }
  }
  return {
    alterations: kinds,
    falseAlarms,
    byHand,
    millisecondsPerSentence: checks === 0 ? 0 : (performance.now() - started) / checks,
    rules: [...byRule]
      .map(([rule, figures]) => ({ rule, ...figures }))
      .filter(({ untrue, trueOnes }) => untrue + trueOnes > 0),
    missed,
  };
}

/** All kinds together. */
export function total(kinds: Record<string, Caught>): Caught {
  const all = Object.values(kinds);
  return {
    caught: all.reduce((sum, { caught }) => sum + caught, 0),
    of: all.reduce((sum, { of }) => sum + of, 0),
  };
}
