import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnswerFigures, judgeAnswers, type Way } from './judge-answers.ts';
import { total } from './judge-checker.ts';
import { readModelAnswers } from './model-answers.ts';
import { readVerifierAnswers } from './verifier-answers.ts';

const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));
const filesOf = (folder: string) =>
  textsOf(folder).map(({ name, text }) => ({ folder, name, answers: readModelAnswers(text) }));
const files = filesOf('tests/figures/model-answers');
const readings = readVerifierAnswers(
  textsOf('tests/figures/verifier-answers').map(({ text }) => text),
);
const figures = judgeAnswers(files, readings);
const half = (name: AnswerFigures['half'], way: Way = 'rules alone') => {
  const found = figures.find((one) => one.half === name && one.way === way);
  if (!found) throw new Error(`There is nothing ${name}, ${way}.`);
  return found;
};

/** No swapped figures or names: added clauses, wrong causes, certainty and scope shifted. */
describe('subtle sentences in the manner of language models', () => {
  it('are as many as docs/figures.md says', () => {
    expect(
      [half('set aside'), half('worked with')].map((one) => [one.true, total(one.errors).of]),
    ).toEqual([
      [56, 69],
      [39, 57],
    ]);
  });

  it('pass where they are true as often as docs/figures.md says', () => {
    expect(half('set aside').passed).toBeGreaterThanOrEqual(43);
    expect(half('worked with').passed).toBeGreaterThanOrEqual(32);
  });

  it('are caught where they are untrue as often as docs/figures.md says', () => {
    expect(total(half('set aside').errors).caught).toBeGreaterThanOrEqual(38);
    expect(total(half('worked with').errors).caught).toBeGreaterThanOrEqual(38);
  });
});

describe('with what a verifier answered on them', () => {
  it('true ones pass and untrue ones are caught as docs/figures.md says', () => {
    const aside = half('set aside', 'with the verifier');
    expect(aside.passed).toBeGreaterThanOrEqual(50);
    expect(total(aside.errors).caught).toBe(69);
    expect(half('worked with', 'with the verifier').passed).toBeGreaterThanOrEqual(38);
  });

  it('fewer true ones are marked than where either may mark, and no untrue one more passes', () => {
    for (const name of ['set aside', 'worked with'] as const) {
      const [settled, either] = [half(name, 'with the verifier'), half(name, 'either marks')];
      expect(settled.passed).toBeGreaterThan(either.passed);
      expect(total(settled.errors)).toEqual(total(either.errors));
    }
  });

  it('nothing is said of a half that it did not answer in full', () => {
    const some = new Map([...readings].slice(1));
    const without = judgeAnswers(files, new Map()).map(({ way }) => way);
    expect(without).toEqual(['rules alone', 'rules alone']);
    expect(judgeAnswers(files, some).length).toBeLessThanOrEqual(figures.length);
  });

  it('answers to another prompt than the one in use are refused', () => {
    const old = JSON.stringify({ prompt: 'verify/0', notCarried: {} });
    expect(() => readVerifierAnswers([old])).toThrow();
  });
});

const later = 'tests/figures/later-answers';
const freer = 'tests/figures/freer-answers';

/** Figures told in other words than the record's; doubts, counts and decisions told freely. */
describe('later and freer sentences, by rules alone', () => {
  it.each([
    [later, 'worked with', { passed: 99, of: 107, caught: 32, untrue: 43 }],
    [later, 'set aside', { passed: 84, of: 95, caught: 26, untrue: 37 }],
    [freer, 'worked with', { passed: 20, of: 32, caught: 20, untrue: 32 }],
    [freer, 'set aside', { passed: 23, of: 30, caught: 12, untrue: 30 }],
  ] as const)('those of %s, %s, pass and are caught as docs/figures.md says', (...given) => {
    const [folder, set, floors] = given;
    const judged = judgeAnswers(filesOf(folder)).find(({ half: name }) => name === set);
    expect([judged?.true, total(judged?.errors ?? {}).of]).toEqual([floors.of, floors.untrue]);
    expect(judged?.passed).toBeGreaterThanOrEqual(floors.passed);
    expect(total(judged?.errors ?? {}).caught).toBeGreaterThanOrEqual(floors.caught);
  });
});
