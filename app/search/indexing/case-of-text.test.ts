import { describe, expect, it } from 'vitest';
import { caseOfEntry, caseOfSentence } from './case-of-text.ts';

const cases = [
  { designator: null, title: 'Opening', firstSegment: 0, lastSegment: 4 },
  { designator: '6.A', title: 'Ordinance 12 on parking', firstSegment: 4, lastSegment: 9 },
  {
    designator: null,
    title: 'CONSIDERATION: Lease of the Depot',
    firstSegment: 10,
    lastSegment: 12,
  },
  { designator: '7', title: 'Consent agenda', firstSegment: 13, lastSegment: 13 },
  { designator: '8', title: 'Minutes of May', firstSegment: 13, lastSegment: 13 },
].map((one, index) => ({ ...one, index, state: 'adopted' }));

describe('a sentence of the summary tells of', () => {
  const titleOf = (heading: string | null, citations: number[]) =>
    caseOfSentence({ heading, citations }, cases)?.title ?? null;

  it.each<[string, string | null, number[], string | null]>([
    ['the case it stands under', '6.A Parking', [], 'Ordinance 12 on parking'],
    ['it also where it rests on what was said later', '7 Consent agenda', [5], 'Consent agenda'],
    ['one whose title lost words', 'Lease of the Depot', [11], 'CONSIDERATION: Lease of the Depot'],
    ['the one in whose part all lies that it rests on', null, [5, 9], 'Ordinance 12 on parking'],
    ['none where that is two at once', null, [13], null],
    ['none where it rests on several', null, [5, 11], null],
    ['none where it rests on nothing', null, [], null],
  ])('%s', (_what, heading, citations, title) => {
    expect(titleOf(heading, citations)).toBe(title);
  });
});

describe('a line of the agenda became', () => {
  const titleOf = (designator: string | null, title: string, among = cases) =>
    caseOfEntry({ designator, title }, among)?.index ?? null;

  it.each<[string, string | null, string, number | null]>([
    ['the case of its title', 'A', 'Ordinance 12, on parking', 1],
    ['the case of its number, where it says more', '6.A', 'Ordinance 12 on parking downtown', 1],
    ['no case of its number that is another matter', '6.A', 'Sale of the old library', null],
    ['none that was not taken up', '9', 'Adjournment', null],
  ])('%s', (_what, designator, title, index) => {
    expect(titleOf(designator, title)).toBe(index);
  });

  it('of two with its title the one with its number', () => {
    const twice = ['2', '9'].map((designator, index) => ({
      ...{ designator, title: 'Public comment', index, state: 'discussed' },
      ...{ firstSegment: index, lastSegment: index },
    }));
    expect(titleOf('9', 'Public Comment', twice)).toBe(1);
    expect(titleOf(null, 'Public Comment', twice)).toBe(null);
  });
});
