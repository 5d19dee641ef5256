import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import type { Segment } from '#app/records/transcript.ts';
import { saidIn, soundOutline } from './sound-outline.ts';

const turns: [string | null, string][] = [
  [null, 'Next we have the lease of the old depot to Harbor Arts for five years at 1,200 dollars.'],
  [null, 'Moved by Ms. Tolliver, and a second from Mr. Quist. All in favor? That passes.'],
  ['TRUSTEE OKAFOR', 'I so move.'],
];
const segments: Segment[] = turns.map(([speaker, text], index) => ({
  ...{ index, speaker, text, startSeconds: null, endSeconds: null },
}));
const said = saidIn(segments);
const agenda = [plainEntry({ designator: '7', title: 'Lease of the Depot', level: 0 })];

const place = (segment: number, quote: string) => ({ segment, quote });
type Answer = Parameters<typeof soundOutline>[0];

const lease: Answer['cases'][number] = {
  agendaItem: null,
  designator: null,
  title: 'Lease of the old depot to Harbor Arts',
  begins: place(0, 'Next we have the lease of the old depot'),
};
const caseOf = (one: Partial<typeof lease>) =>
  soundOutline({ cases: [{ ...lease, ...one }], motions: [] }, { agenda, segments, said }).cases;

const motion: Answer['motions'][number] = {
  matter: 'the lease',
  mover: 'Ms. Tolliver',
  seconder: 'Mr. Quist',
  outcome: null,
  named: [place(1, 'Moved by Ms. Tolliver, and a second from Mr. Quist')],
  decided: place(1, 'That passes'),
};
const motionOf = (one: Partial<typeof motion>) =>
  soundOutline({ cases: [], motions: [{ ...motion, ...one }] }, { agenda, segments, said }).motions;

describe('what a model says that a record takes up', () => {
  it('stands where its words do', () => {
    expect(caseOf({})).toEqual([
      {
        ...{ designator: null, title: 'Lease of the old depot to Harbor Arts', entry: null },
        begins: { segment: 0, words: 'Next we have the lease of the old depot' },
      },
    ]);
  });

  it.each([
    ['words that nobody said', place(0, 'Next is the sale of the old depot')],
    ['words that stand elsewhere', place(2, 'Next we have the lease of the old depot')],
    ['a segment that it was not given', place(40, 'Next we have the lease of the old depot')],
  ])('is left out where it begins with %s', (_, begins) => {
    expect(caseOf({ begins })).toEqual([]);
  });

  it('keeps a number that was said in words, in digits', () => {
    const title = 'Lease of the depot for 5 years at $1200';
    expect(caseOf({ title })).toMatchObject([{ title }]);
  });

  it.each([
    ['Lease of the old depot to Harbor Arts for 6 years', 'Lease of the old depot to Harbor Arts'],
    ['Lease of the old depot: a windfall for the city', 'Lease of the old depot'],
    ['Roll call and call to order', 'Roll call and call to order'],
  ])('is cut where “%s” says what nobody said, unless every meeting has it', (title, told) => {
    expect(caseOf({ title })).toMatchObject([{ title: told }]);
  });

  it.each([
    'Sale of the old depot to Harbor Arts',
    'Controversial lease of the old depot',
    `Lease of the depot${' and of the old depot'.repeat(10)}`,
  ])('is titled by the record’s own words instead of “%s”', (title) => {
    const [one] = caseOf({ title });
    expect(one?.title).toBe('Lease of the old depot');
  });

  it('has the agenda’s own title where it is an item of the agenda, and no item that is not there', () => {
    expect(caseOf({ agendaItem: 0 })).toMatchObject([
      { title: 'Lease of the Depot', designator: '7', entry: 0 },
    ]);
    expect(caseOf({ agendaItem: 8 })).toMatchObject([{ title: lease.title, entry: null }]);
  });

  it('has no number that nobody called', () => {
    expect(caseOf({ designator: '7B' })).toMatchObject([{ designator: null }]);
  });
});

describe('who, as a model says, made a motion', () => {
  it('is named in the record', () => {
    expect(motionOf({})).toMatchObject([{ mover: 'Ms. Tolliver', seconder: 'Mr. Quist' }]);
  });

  it('may be known by the label of who speaks', () => {
    const named = [place(2, 'I so move')];
    expect(motionOf({ mover: 'Trustee Okafor', named })).toMatchObject([
      { mover: 'Trustee Okafor', seconder: null },
    ]);
  });

  it('is nobody where the words given for it name another, or do not stand there', () => {
    expect(motionOf({ mover: 'Ms. Abernathy' })).toMatchObject([{ mover: null }]);
    const named = [place(2, 'Moved by Ms. Tolliver')];
    expect(motionOf({ named })).toMatchObject([{ mover: null, seconder: null }]);
  });

  it('is told with a matter, and whether all of it was said', () => {
    expect(motionOf({ matter: 'lease of the old depot' })).toMatchObject([{ isSaid: true }]);
    expect(motionOf({ matter: 'sale of the old depot' })).toMatchObject([{ isSaid: false }]);
  });

  it('is not told of a motion whose decision does not stand there', () => {
    expect(motionOf({ decided: place(1, 'That fails') })).toEqual([]);
  });
});
