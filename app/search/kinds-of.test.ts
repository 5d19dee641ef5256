import { describe, expect, it } from 'vitest';
import { amongKinds, kindsOf } from './kinds-of.ts';
import { headMark, kindMark, moverMarks, outcomeMark, publicMark, speakerMarks } from './marks.ts';
import { allOf, anyOf, type Match, without } from './match.ts';

const word = (one: string): Match => ({ word: one });
const kinds = (match: Match) => [...kindsOf(match)].sort();

describe('the kinds of passages that can match', () => {
  it('are all, by words alone', () => {
    expect(kinds(allOf([word('water'), { phrase: ['main', 'break'] }]))).toHaveLength(7);
  });

  it('are those that every mark is on', () => {
    const [said = ''] = speakerMarks('Okafor');
    const [moved = ''] = moverMarks('Okafor');
    expect(kinds(allOf([word(said), word('water')]))).toEqual(['transcript']);
    expect(kinds(allOf([word(said), word(headMark)]))).toEqual([]);
    expect(kinds(allOf([word(moved), word(headMark)]))).toEqual(['decision']);
    expect(kinds(allOf([anyOf([word(said), word(moved)]), word(headMark)]))).toEqual(['decision']);
    expect(kinds(allOf([word(outcomeMark('adopted')), word(kindMark('transcript'))]))).toEqual([]);
    expect(kinds(allOf([word(publicMark), word(said)]))).toEqual([]);
    expect(kinds(allOf([word(publicMark), word(headMark)]))).toEqual(['agenda', 'meeting']);
  });

  it('are those of any alternative, and none the fewer for what is left out', () => {
    const either = anyOf([word(kindMark('case')), word(kindMark('agenda'))]);
    expect(kinds(without(either, [word(kindMark('case'))]))).toEqual(['agenda', 'case']);
    expect(kinds(allOf([either, word(kindMark('body'))]))).toEqual([]);
  });

  it('leave out the alternatives that none of them has', () => {
    const [said = '', moved = ''] = [...speakerMarks('Okafor'), ...moverMarks('Okafor')];
    const match = allOf([anyOf([word(said), word(moved)]), word(headMark)]);
    expect(amongKinds(match, kindsOf(match))).toEqual(allOf([word(moved), word(headMark)]));
  });
});
