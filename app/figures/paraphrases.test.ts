import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CheckerFigures, judgeChecker, total } from './judge-checker.ts';
import { readParaphrases } from './paraphrases.ts';

const folder = 'tests/figures/paraphrases';
const paraphrases = readdirSync(folder)
  .sort()
  .flatMap((name) => readParaphrases(readFileSync(`${folder}/${name}`, 'utf8')));

/** The sentences written by hand come with the project: they are judged wherever it is tested. */
describe('sentences written by hand about passages of meetings', () => {
  const figures: CheckerFigures = judgeChecker({
    unaltered: [],
    altered: [],
    alteredByHand: [],
    paraphrases,
  });
  const { falseAlarms, kinds } = figures.byHand;

  it('are as many as docs/figures.md says', () => {
    expect(falseAlarms.of).toBe(337);
    expect(total(kinds).of).toBe(573);
  });

  it('are marked no more often where they are true', () => {
    expect(falseAlarms.caught).toBeLessThanOrEqual(26);
  });

  it('are caught no less often where they are untrue', () => {
    expect(total(kinds).caught).toBeGreaterThanOrEqual(489);
  });

  it('tell of each rule what it catches and what it marks for nothing', () => {
    const caught = figures.rules.filter(({ untrue }) => untrue > 0).map(({ rule }) => rule);
    expect(caught).toEqual(expect.arrayContaining(['numbers', 'names', 'tallies', 'clauses']));
    for (const { rule, untrue, trueOnes } of figures.rules)
      expect(untrue, rule).toBeGreaterThanOrEqual(trueOnes);
  });
});
