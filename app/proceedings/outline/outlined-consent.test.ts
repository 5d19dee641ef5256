import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { OutlinedCase } from './outline.ts';

const at = (
  segment: number,
  words: string,
  title: string,
  designator: string | null = null,
): OutlinedCase => ({
  ...{ designator, entry: null, title },
  begins: { segment, words },
});
const read = (said: string[], cases: OutlinedCase[]) =>
  readProceedings(transcriptOf(said), [], { outline: { cases, motions: [], unread: [] } }).cases;

describe('a consent list in an outline', () => {
  const said = [
    'Good evening, we will come to order.',
    'Next, we have some consent agenda items. Motion to approve the following consent agenda items.',
    'The church bells on the fourth of July.',
    'The parking restrictions as the chief asked.',
    'So moved. Second. All in favor? Aye. The motion carries.',
    'Then there is that culvert on Mill Lane, which floods every spring.',
    'We will look at it again in June. And that is all, we are adjourned.',
  ];
  const cases = [
    at(1, 'Next, we have some consent agenda items', 'Consent agenda'),
    at(2, 'The church bells', 'Church bells on the fourth of July', '5A'),
    at(3, 'The parking restrictions', 'Parking restrictions', '5B'),
    at(5, 'Then there is that culvert', 'Culvert on Mill Lane'),
  ];
  const states = (all: OutlinedCase[]) =>
    read(said, all).map(({ title, state, isConsent }) => [title, state, isConsent]);

  it('is adopted with the agenda, and what comes behind the vote is not', () => {
    expect(states(cases)).toEqual(
      expect.arrayContaining([
        ['Church bells on the fourth of July', 'adopted', true],
        ['Parking restrictions', 'adopted', true],
        ['Culvert on Mill Lane', expect.not.stringContaining('adopted'), false],
      ]),
    );
  });

  it('lacks what was voted on by itself', () => {
    const all = [
      'We will come to order. The consent agenda has nothing on it tonight.',
      'The rezoning of Elm Street. I move to deny the rezoning of Elm Street. Second. All in favor? Aye. The motion carries.',
      'The sale of the pump house. So moved. Second. All in favor? Aye. The motion carries.',
    ];
    const items = [
      at(0, 'The consent agenda has nothing', 'Consent agenda'),
      at(1, 'The rezoning of Elm Street', 'Rezoning of Elm Street'),
      at(2, 'The sale of the pump house', 'Sale of the pump house'),
    ];
    expect(read(all, items).map(({ title, isConsent }) => [title, isConsent])).toEqual(
      expect.arrayContaining([
        ['Rezoning of Elm Street', false],
        ['Sale of the pump house', false],
      ]),
    );
  });

  it('lacks what comes up again behind the vote', () => {
    const again = [
      ...cases.slice(0, 3),
      at(5, 'Then there is that culvert', 'Culvert on Mill Lane', '5B'),
    ];
    expect(
      states(again)
        .filter(([, , isConsent]) => isConsent)
        .map(([title]) => title),
    ).toEqual(['Consent agenda', 'Church bells on the fourth of July']);
  });
});
