import { describe, expect, it } from 'vitest';
import { checkSentence } from '#app/checking/check-sentence.ts';

type Cases = readonly (readonly [source: string, sentence: string])[];

/** Tables of what a rule of the check finds something against, and of what it lets pass. */
export function judgeRule(rule: string, { caught, passed }: { caught: Cases; passed: Cases }) {
  const found = ([source, sentence]: Cases[number]) =>
    checkSentence({ sentence, source }).findings.filter((finding) => finding.rule === rule);

  describe(`the rule on ${rule}`, () => {
    it.each(caught)('of “%s” does not let pass: %s', (...given) => {
      expect(found(given)).not.toEqual([]);
    });

    it.each(passed)('of “%s” lets pass: %s', (...given) => {
      expect(found(given)).toEqual([]);
    });
  });
}
