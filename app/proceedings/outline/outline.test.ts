import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Outline, OutlinedCase } from './outline.ts';

const record = transcriptOf([
  'Good evening, we will come to order.',
  'So, the depot. Harbor Arts wants it for five years, and staff likes the idea.',
  'Jo said so moved, and Sam has that seconded. All in favor? Aye. Opposed? The motion carries.',
  'All right. Then there is that culvert on Mill Lane, which floods every spring.',
  'We will look at it again in June. And that is all, we are adjourned.',
]);

const at = (segment: number, words: string, title: string): OutlinedCase => ({
  ...{ designator: null, entry: null, title },
  begins: { segment, words },
});
const outlined = (more: Partial<Outline> = {}): Outline => ({
  cases: [
    at(1, 'So, the depot', 'Lease of the depot to Harbor Arts'),
    at(3, 'Then there is that culvert', 'Culvert on Mill Lane'),
  ],
  ...{ motions: [], unread: [], ...more },
});
const read = (outline: Outline | null, agenda = [] as ReturnType<typeof plainEntry>[]) =>
  readProceedings(record, agenda, { outline });

describe('a record that somebody outlined', () => {
  it('has its cases begin where the outline has them, and votes that belong to them', () => {
    const { cases, votes } = read(outlined());
    const depot = cases.findIndex(({ title }) => title === 'Lease of the depot to Harbor Arts');
    expect(cases[depot]).toMatchObject({ firstSegment: 1, state: 'adopted' });
    expect(cases.find(({ title }) => title === 'Culvert on Mill Lane')).toMatchObject({
      firstSegment: 3,
    });
    expect(votes).toMatchObject([{ item: depot, outcome: 'adopted' }]);
  });

  it('has the votes that are counted without the outline, with who made the motion', () => {
    const decided = { segment: 2, words: 'The motion carries' };
    const motions = [
      {
        matter: 'the depot',
        isSaid: true,
        mover: 'Jo',
        seconder: 'Sam',
        outcome: 'adopted' as const,
        decided,
      },
    ];
    const { votes, notes } = read(outlined({ motions }));
    expect(votes).toMatchObject([{ mover: 'Jo', seconder: 'Sam' }]);
    expect(notes).toEqual([]);
    const uncounted = read(null).votes.map(({ outcome, yes, no }) => ({ outcome, yes, no }));
    expect(votes.map(({ outcome, yes, no }) => ({ outcome, yes, no }))).toEqual(uncounted);
  });

  it('has what a vote was on from the outline, where its words were said and name another matter', () => {
    const decided = { segment: 2, words: 'The motion carries' };
    const subjectOf = (matter: string, isSaid: boolean) =>
      read(
        outlined({
          motions: [
            { matter, isSaid, mover: null, seconder: null, outcome: 'adopted' as const, decided },
          ],
        }),
      ).votes.map(({ subject }) => subject);
    const own = read(outlined()).votes.map(({ subject }) => subject);
    expect(subjectOf('lease of the depot', true)).toEqual(own);
    expect(subjectOf('sale of the culvert', false)).toEqual(own);
    expect(subjectOf('five years for the culvert', true)).toEqual(['five years for the culvert']);
  });

  it('has each vote of one motion, of those near it the nearest', () => {
    const motions = ['sale of the culvert', 'five years for the depot'].map((matter, index) => ({
      ...{ matter, isSaid: true, mover: null, seconder: null, outcome: null },
      decided: { segment: 2, words: index === 0 ? 'Jo said so moved' : 'The motion carries' },
    }));
    const { votes, notes } = read(outlined({ motions }));
    expect(votes.map(({ subject }) => subject)).not.toContain('sale of the culvert');
    expect(notes).toContainEqual(expect.stringContaining('“sale of the culvert”'));
  });

  it('has what nobody counted as heard by a model, where all of it was said', () => {
    const decided = { segment: 4, words: 'We will look at it again in June' };
    const motion = { matter: 'the culvert', isSaid: true, mover: null, seconder: null, decided };
    const motions = [{ ...motion, outcome: 'adopted' as const }];
    const { cases, votes, notes } = read(outlined({ motions }));
    expect(votes.map(({ footing, outcome, segments }) => [footing, outcome, segments])).toEqual([
      ['placed', 'adopted', expect.any(Array)],
      ['heard', 'adopted', [4]],
    ]);
    // It decides nothing until an editor says so.
    expect(cases[votes[1]?.item ?? -1]).toMatchObject({
      title: 'Culvert on Mill Lane',
      state: expect.not.stringContaining('adopted'),
    });
    expect(notes).not.toContainEqual(expect.stringContaining('“the culvert”'));
  });

  it('has one on another matter than is open as of no case', () => {
    const decided = { segment: 4, words: 'We will look at it again in June' };
    const motion = {
      matter: 'five years for the depot',
      isSaid: true,
      mover: null,
      seconder: null,
    };
    const motions = [{ ...motion, outcome: 'adopted' as const, decided }];
    const { votes } = read(outlined({ motions }));
    expect(votes.find(({ footing }) => footing === 'heard')).toMatchObject({
      ...{ item: null, items: [], subject: 'five years for the depot' },
    });
  });

  it('tells the editor of what was said otherwise, or came to nothing, and has no vote for it', () => {
    const decided = { segment: 4, words: 'We will look at it again in June' };
    const motion = { matter: 'the culvert', mover: null, seconder: null, decided };
    for (const known of [
      { isSaid: false, outcome: 'adopted' as const },
      { isSaid: true, outcome: null },
    ]) {
      const { votes, notes } = read(outlined({ motions: [{ ...motion, ...known }] }));
      expect(votes).toHaveLength(1);
      expect(notes).toContainEqual(expect.stringContaining('“the culvert”'));
    }
  });

  it('has an item of the agenda once, under the agenda’s title', () => {
    const agenda = ['Depot lease', 'Mill Lane culvert'].map((title, index) =>
      plainEntry({ designator: `${index + 1}`, title, level: 0 }),
    );
    const [first, second] = outlined().cases.map((one, entry) => ({ ...one, entry }));
    const again = first && { ...first, begins: { segment: 4, words: 'And that is all' } };
    const cases = [first, second, again].filter((one) => one !== undefined);
    const titles = read(outlined({ cases }), agenda).cases.map(({ title }) => title);
    expect(titles.filter((title) => title === 'Depot lease')).toHaveLength(1);
    expect(titles).toContain('Mill Lane culvert');
  });

  it('is read as without an outline where nobody outlined it', () => {
    const unread = [{ from: 0, to: 4 }];
    expect(read({ cases: [], motions: [], unread })).toEqual(read(null));
  });
});
