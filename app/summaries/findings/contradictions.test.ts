import { describe, expect, it } from 'vitest';
import { againstOutcome, againstStates } from './contradictions.ts';

const vote = {
  item: 0,
  items: [0],
  kind: 'main' as const,
  motion: 'approve the lease',
  method: null,
  yes: 5,
  no: 2,
  abstain: null,
  outcome: 'adopted',
};
const no = { yes: 2, no: 5, outcome: 'rejected' };
type Vote = Parameters<typeof againstOutcome>[0];
type State = Parameters<typeof againstStates>[0][number]['state'];
const against = (state: State, ...votes: Vote[]) => againstStates([{ state }], votes)[0];

describe('what became of a case', () => {
  it('is held against the vote that decided it', () => {
    expect(against('rejected', vote)).toEqual([
      'What became of it is “Rejected”, but its vote, “approve the lease”, was adopted.',
    ]);
    expect(against('adopted as amended', { ...vote, ...no })).toHaveLength(1);
    expect(against('tied', vote)).toHaveLength(1);
  });

  it('may be more than its vote says, and is known without one', () => {
    expect(against('adopted', vote)).toEqual([]);
    expect(against('tied', { ...vote, yes: 3, no: 3, outcome: 'rejected' })).toEqual([]);
    expect(against('postponed', vote)).toEqual([]);
    expect(against('rejected')).toEqual([]);
    expect(against('adopted', { ...vote, outcome: null })).toEqual([]);
  });

  it('is not decided by a change to it, or by how to go on; and what is refused by a motion to deny is rejected', () => {
    expect(against('adopted', vote, { ...vote, ...no, kind: 'amendment' })).toEqual([]);
    expect(against('adopted', { ...vote, ...no, kind: 'procedural' })).toEqual([]);
    expect(against('rejected', { ...vote, motion: 'deny the variance' })).toEqual([]);
    expect(against('adopted', { ...vote, motion: 'deny the variance' })).toHaveLength(1);
  });
});

describe('the outcome of a vote', () => {
  it('is held against its tally', () => {
    expect(againstOutcome({ ...vote, yes: 2, no: 9 })).toEqual([
      'It is adopted, 2 to 9: more voted no than yes.',
    ]);
    expect(againstOutcome({ ...vote, yes: 3, no: 3 })).toEqual([
      'It is adopted, 3 to 3: as many voted no as yes.',
    ]);
    expect(againstOutcome({ ...vote, yes: 9, no: 2, outcome: 'rejected' })).toEqual([
      'It is rejected, 9 to 2: more voted yes than no.',
    ]);
  });

  it('stands where they agree, or one of them is not known', () => {
    for (const one of [vote, { ...vote, ...no }, { ...vote, no: null }, { ...vote, outcome: null }])
      expect(againstOutcome(one)).toEqual([]);
    expect(againstOutcome({ ...vote, yes: 3, no: 3, outcome: 'rejected' })).toEqual([]);
  });
});
