import { describe, expect, it } from 'vitest';
import { kindsOf } from './kinds-of.ts';
import { headMark, kindMark, outcomeMark, publicMark, speakerMarks } from './marks.ts';
import { allOf, anyOf, type Match, without } from './match.ts';
import { rarestFirst } from './rarest-first.ts';

const word = (one: string): Match => ({ word: one });
const kinds = (match: Match) => [...kindsOf(match)].sort();

describe('the kinds of passages that can match', () => {
  it('are all, by words alone', () => {
    expect(kinds(allOf([word('water'), { phrase: ['main', 'break'] }]))).toHaveLength(7);
  });

  it('are those that every mark is on', () => {
    const [said = ''] = speakerMarks('Okafor');
    expect(kinds(allOf([word(said), word('water')]))).toEqual(['decision', 'transcript']);
    expect(kinds(allOf([word(said), word(headMark)]))).toEqual(['decision']);
    expect(kinds(allOf([word(outcomeMark('adopted')), word(kindMark('transcript'))]))).toEqual([]);
    expect(kinds(allOf([word(publicMark), word(said)]))).toEqual([]);
    expect(kinds(allOf([word(publicMark), word(headMark)]))).toEqual(['agenda', 'meeting']);
  });

  it('are those of any alternative, and none the fewer for what is left out', () => {
    const either = anyOf([word(kindMark('case')), word(kindMark('agenda'))]);
    expect(kinds(without(either, [word(kindMark('case'))]))).toEqual(['agenda', 'case']);
    expect(kinds(allOf([either, word(kindMark('body'))]))).toEqual([]);
  });
});

describe('lists to compare', () => {
  it('come rarest first: bodies and days before words, kinds after them', () => {
    const [body, day, kind] = [word('xe1a'), word('xd20260309'), word('xktranscript')];
    const words = anyOf([word('water'), word('drain')]);
    expect(rarestFirst([kind, words, day, body])).toEqual([body, day, words, kind]);
    expect(rarestFirst([words, word('xb2048x9')])).toEqual([word('xb2048x9'), words]);
    expect(rarestFirst([word('xb1048576x9'), words])).toEqual([words, word('xb1048576x9')]);
  });

  it('go by the most frequent of several alternatives', () => {
    const mixed = anyOf([word('xe1a'), word('xh')]);
    expect(rarestFirst([mixed, word('water')])).toEqual([word('water'), mixed]);
  });
});
