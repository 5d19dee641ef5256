import { describe, expect, it } from 'vitest';
import type { HeardVote } from './align-votes.ts';
import { agrees, compareMinutes } from './compare-minutes.ts';
import type { MinutesVote } from './minutes-vote.ts';

const written = (said: Partial<MinutesVote>): MinutesVote => ({
  designator: null,
  title: null,
  motion: 'approve the contract with Southside Paving',
  mover: 'Council Member Hale',
  seconder: 'Council Member Brandt',
  yes: 4,
  no: 1,
  abstain: null,
  outcome: 'adopted',
  isUnanimous: false,
  rollCall: [],
  segments: [1],
  ...said,
});

const heard = (said: Partial<HeardVote>): HeardVote => ({
  subject: 'Contract with Southside Paving',
  motion: 'approve',
  mover: 'Hale',
  seconder: 'Ms. Brandt',
  yes: 4,
  no: 1,
  abstain: null,
  outcome: 'adopted',
  rollCall: [],
  cases: [{ designator: '4', title: 'Contract with Southside Paving' }],
  ...said,
});

const differences = (minutes: Partial<MinutesVote>, said: Partial<HeardVote>) => {
  const [one] = compareMinutes([written(minutes)], [heard(said)]);
  return one?.kind === 'both' ? one.differences : one?.kind;
};

describe('a vote in the minutes is laid beside the same vote as it was heard', () => {
  it('and nothing is told where both say the same, with or without title and first name', () => {
    expect(differences({ mover: 'Paul Hale' }, { mover: 'Mr. Hale' })).toEqual([]);
    expect(differences({ mover: 'Robert Ellis' }, { mover: 'Robert' })).toEqual([]);
    expect(differences({ mover: null, yes: null, no: null }, {})).toEqual([]);
  });

  it.each([
    ['outcome', { outcome: 'rejected' as const }, {}, { heard: 'adopted', minutes: 'rejected' }],
    ['tally', { yes: 3, no: 2 }, {}, { heard: '4-1', minutes: '3-2' }],
    [
      'tally',
      { yes: null, no: null, isUnanimous: true },
      {},
      { heard: '4-1', minutes: 'unanimous' },
    ],
    ['mover', { mover: 'Kim' }, {}, { heard: 'Hale', minutes: 'Kim', isSpelling: false }],
    ['mover', {}, { mover: 'Mr. Hail' }, { heard: 'Mr. Hail', isSpelling: true }],
    ['seconder', {}, { seconder: null }, { heard: null, minutes: 'Council Member Brandt' }],
  ])('a different %s is told with both wordings', (kind, minutes, said, told) => {
    expect(differences(minutes, said)).toMatchObject([{ kind, ...told }]);
  });

  it('a member who voted otherwise is told by name', () => {
    const rollCall = [
      { name: 'Hale', vote: 'yes' as const },
      { name: 'Lowry', vote: 'no' as const },
      { name: 'T. Lowery', vote: 'yes' as const },
    ];
    const said = [
      { name: 'Mr. Hale', vote: 'no' },
      { name: 'Miss Lowery', vote: 'yes' },
      { name: 'Mr. Lowry', vote: 'no' },
    ];
    expect(differences({ rollCall }, { rollCall: said })).toEqual([
      { kind: 'answer', member: 'Hale', heard: 'no', minutes: 'yes', isSpelling: false },
    ]);
  });
});

describe('votes find each other', () => {
  const agenda = [
    'Approval of minutes',
    'Contract with Southside Paving',
    'Leaf blower ordinance',
    'Adjournment',
  ];
  const heardAll = agenda.map((title, at) =>
    heard({
      motion: 'approve',
      subject: title,
      mover: null,
      cases: [{ designator: `${at + 1}`, title }],
    }),
  );

  it('by matter and order, and what one side has alone is said', () => {
    const minutes = [
      'approve the minutes of May 5',
      'adopt the leaf blower ordinance',
      'hire a clerk',
      'adjourn',
    ];
    const compared = compareMinutes(
      minutes.map((motion) => written({ motion, mover: 'Kim' })),
      heardAll,
    );
    expect(compared).toMatchObject([
      { kind: 'both', written: 0, heard: 0 },
      { kind: 'both', written: 1, heard: 2 },
      { kind: 'missed', written: 2 },
      { kind: 'both', written: 3, heard: 3 },
      { kind: 'untold', heard: 1 },
    ]);
  });

  it('by number, though captions run it together', () => {
    const [one] = compareMinutes(
      [written({ motion: 'approve Resolution 26-03', mover: null })],
      [heard({ motion: 'approve resolution 2603', subject: null, cases: [] })],
    );
    expect(one?.kind).toBe('both');
  });

  it('not at all where the minutes are of another meeting', () => {
    const other = ['grant a variance at 9 Elm Street', 'accept the audit', 'buy a fire engine'];
    const compared = compareMinutes(
      other.map((motion) => written({ motion, mover: 'Quist', seconder: 'Novak' })),
      heardAll,
    );
    expect(compared.some(({ kind }) => kind === 'both')).toBe(false);
  });
});

it('a vote agrees with the minutes where nothing that is shown of it contradicts them', () => {
  const agreed = (minutes: Partial<MinutesVote>, said: Partial<HeardVote>) => {
    const one = written(minutes);
    const [compared] = compareMinutes([one], [heard(said)]);
    return compared !== undefined && agrees(compared, one);
  };
  expect(agreed({}, {})).toBe(true);
  expect(agreed({}, { seconder: null })).toBe(true);
  expect(agreed({}, { mover: 'Said' })).toBe(false);
  expect(agreed({}, { yes: 5, no: 0 })).toBe(false);
  expect(agreed({ outcome: null }, {})).toBe(false);
});

it('the opening of a hearing is that of the minutes, and not its close, whoever was heard to move it', () => {
  const minutes = [
    written({ motion: 'open the public hearing', mover: 'Kim' }),
    written({ motion: 'close the public hearing', mover: 'Kim' }),
  ];
  const said = heard({
    motion: 'close the public hearing',
    subject: null,
    cases: [],
    mover: 'Tom',
  });
  expect(
    compareMinutes(minutes, [said]).map((one) => [one.kind, 'written' in one && one.written]),
  ).toEqual([
    ['missed', 0],
    ['both', 1],
  ]);
});

describe('a vote of which hardly a word was heard', () => {
  const bare = { subject: null, motion: 'approve', mover: null, seconder: null, cases: [] };
  const minutes = [
    written({ motion: 'approve the minutes of March 3' }),
    written({ motion: 'enter the district’s session', mover: 'Kim', yes: 5, no: 0 }),
    written({}),
  ];
  const kinds = (...said: HeardVote[]) => compareMinutes(minutes, said).map(({ kind }) => kind);
  const first = heard({ motion: 'approve the minutes of March 3', subject: null, cases: [] });

  it('is the one that the minutes have between two that are known', () => {
    expect(kinds(first, heard({ ...bare, yes: null, no: null }), heard({}))).toEqual([
      'both',
      'both',
      'both',
    ]);
  });

  it('is none that somebody else moved, that came out otherwise, or was on another matter', () => {
    expect(kinds(first, heard({ ...bare, mover: 'Brandt' }), heard({}))).toContain('missed');
    expect(kinds(first, heard({ ...bare, outcome: 'rejected' }), heard({}))).toContain('missed');
    const another = { ...bare, motion: 'adopt Ordinance 26-04 on parking meters downtown' };
    expect(kinds(first, heard(another), heard({}))).toContain('missed');
  });
});
