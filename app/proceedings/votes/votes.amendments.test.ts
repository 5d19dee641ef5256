import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (turns: readonly string[]) => readProceedings(transcriptOf([...turns])).votes;
const put = ['All in favor?', 'Aye.', 'Opposed?'];

/** A budget that is moved first, and what is moved to change it. */
const budget = [
  'The only item tonight is Resolution 88, the adoption of the operating budget.',
  'Moved by Trustee Gallo, seconded by Trustee Chen.',
];

it.each([
  ['change the hours from ten to midnight', 'change the hours from ten to midnight'],
  ['the budget', null],
])('an amendment that is offered to %s is told by what it would do', (said, purpose) => {
  const [amendment] = votesOf([
    ...budget,
    `I'd like to offer an amendment to ${said}.`,
    'Second the amendment.',
    'On the amendment.',
    ...put,
    'The amendment passes four to one.',
  ]);
  expect(amendment).toMatchObject({ kind: 'amendment', outcome: 'adopted' });
  if (purpose) expect(amendment?.motion).toBe(purpose);
  else expect(amendment?.motion).not.toContain('budget');
});

it('the main motion is voted on when the chair goes back to it as amended', () => {
  const votes = votesOf([
    '9D is an ordinance to establish a public art committee. I move approval. Second.',
    "I'd like to move to amend that the vice mayor appoints a member of it. Second.",
    'Anybody vote on the amendment then? I did not think so.',
    'All those in favor of amending, aye.',
    'Aye.',
    'Opposed, no.',
    'Now back to the motion as amended.',
    'Any discussion? Okay.',
    ...put,
    'Motion carries.',
  ]);
  expect(votes.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['amendment', 'adopted'],
    ['main', 'adopted'],
  ]);
});

describe('amendments that go by a number', () => {
  const votes = votesOf([
    ...budget,
    'First is amendment number 4.',
    'Amendment number 4 puts $90,000 towards a second ambulance crew.',
    'Moved by Trustee Amaro, seconded by Trustee Rudd.',
    ...put,
    'Amendment 4 passes.',
    'Next is number 7.',
    'Number 7 would remove the consultant study of the marina.',
    'Moved by Trustee Rudd, seconded by Trustee Amaro.',
    ...put,
    'The motion fails.',
    'We are back on Resolution 88 as amended.',
    ...put,
    'Resolution 88 is adopted.',
  ]);

  it('are votes of their own, each with who moved it and what it would do', () => {
    expect(votes.slice(0, 2)).toMatchObject([
      { kind: 'amendment', mover: 'Trustee Amaro', seconder: 'Trustee Rudd', outcome: 'adopted' },
      { kind: 'amendment', mover: 'Trustee Rudd', seconder: 'Trustee Amaro', outcome: 'rejected' },
    ]);
    expect(votes[0]?.subject).toMatch(/amendment number 4: puts \$90,000 towards/);
    expect(votes[1]?.subject).toMatch(/number 7: remove the consultant study/);
  });

  it('leave the budget with who moved it', () => {
    expect(votes[2]).toMatchObject({
      kind: 'main',
      mover: 'Trustee Gallo',
      seconder: 'Trustee Chen',
      outcome: 'adopted',
    });
    expect(votes).toHaveLength(3);
  });

  it.each([
    ['Council Budget Action 5', 'Council Budget Action 12'],
    ['Dunne amendment 1', 'Kessel amendment 2'],
    ['amendment one', 'amendment two'],
    ['CBA 31', 'CBA 32'],
  ])('are known as %s and %s', (first, second) => {
    const told = votesOf([
      ...budget,
      `I move ${first}.`,
      'Second.',
      ...put,
      'The motion carries.',
      `I move ${second}.`,
      'Second.',
      ...put,
      'The motion fails.',
    ]);
    expect(told.map(({ kind, motion, outcome }) => [kind, motion, outcome])).toEqual([
      ['amendment', first, 'adopted'],
      ['amendment', second, 'rejected'],
    ]);
  });

  it('may be amended themselves, and are then voted on as amended', () => {
    const told = votesOf([
      ...budget,
      'Next is amendment 4, by Trustee Amaro.',
      'Moved by Trustee Amaro, seconded by Trustee Rudd.',
      "I'd like to offer an amendment to the amendment, and make that $60,000.",
      'Seconded by Trustee Gallo.',
      ...put,
      'That passes.',
      "Now we're on amendment 4 as amended.",
      ...put,
      'Amendment 4 as amended fails.',
      'Next is amendment 5.',
      'Moved by Trustee Chen, seconded by Trustee Rudd.',
      ...put,
      'The amendment carries.',
    ]);
    expect(told.map(({ motion, mover, outcome }) => [motion, mover, outcome])).toEqual([
      ['make that $60,000', null, 'adopted'],
      ['amendment 4', 'Trustee Amaro', 'rejected'],
      ['amendment 5', 'Trustee Chen', 'adopted'],
    ]);
  });

  it('that nobody seconds come to no vote, and leave the budget where it is', () => {
    const told = votesOf([
      ...budget,
      'First is amendment 1.',
      'Moved by Trustee Amaro, seconded by Trustee Rudd.',
      ...put,
      'Amendment 1 passes.',
      'Next is amendment 2.',
      'I move amendment 2.',
      'Is there a second?',
      'No second.',
      'Amendment 2 dies.',
      'On Resolution 88 as amended.',
      ...put,
      'Resolution 88 is adopted.',
    ]);
    expect(told).toMatchObject([
      { motion: 'amendment 1', outcome: 'adopted' },
      { kind: 'main', mover: 'Trustee Gallo', outcome: 'adopted' },
    ]);
  });

  it('of contracts are matters and amend nothing that is moved', () => {
    const told = votesOf([
      'The next item is amendment 2 to the agreement with Tetra Field for the water plant.',
      'Moved by Trustee Amaro, seconded by Trustee Rudd.',
      ...put,
      'The motion passes.',
      'The next item is amendment 3 to the lease of the old depot.',
      'Moved by Trustee Chen, seconded by Trustee Rudd.',
      ...put,
      'The motion passes.',
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['main', 'main']);
  });
});
