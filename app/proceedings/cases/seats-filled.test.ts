import { expect, it } from 'vitest';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const evening = `
  I call the meeting to order. Item number A is the election of a vice chairman.
  Mr. Chairman, I'd like to place Dana Hale's name in nomination for vice chair. It's a motion. Second. Any discussion?
  Supervisor Ode? Hi.
  Supervisor Bell? Hi. Supervisor Lane? Hi.
  Chair votes aye. Motion carries. Supervisor Hale will be our vice chair.
  A selection of a parliamentarian. Mr. Chairman, I would move at the board elect the county attorney as parliamentarian.
  You've heard the motion, is there a second? Second. All those in favor? Aye. Opposed? Hearing none, the motion carries.
  Committee appointments. We have the Planning Commission, a term of Mr. Lund. He is willing to serve again and would move to reappoint Mr. Lund to the Planning Commission.
  Is there a second? Second. Any discussion? All those in favor? Aye. Opposed, no.
  Mr. Lund is reappointed, Extension Leadership Council. This one is Mill Creek.
  It's been an honor to work with Ms. Monk, so I would thereby move to reappoint Ruth Monk as the Mill Creek representative on the Extension Leadership Council.
  Second. All those in favor? Aye. Opposed, no. Ruth Monk is reappointed.
  Mill Street Water Board of Directors, it's an unexpired term. How would the board like to handle this one?
  Motion to nominate Mr. Slow. Motion to appoint. Second.
  Any discussion? All those in favor? Aye. Opposed, no. We'll appoint Mr. Slow.
  Airport Zoning Commission, three years of Mr. Tips. How would the board like to handle that one?
  Mr. Chairman. Yes, sir. Some moved. I hope that Mr. Tips will stay with us. Second.
  Any discussion? All those in favor? Aye. Opposed, no. We'll reappoint Mr. Tips. Congratulations.
  The motion to adopt the calendar is presented. Second. All those in favor? Aye. Opposed, no. Motion carries.
  Motion to adjourn. Second. All in favor? Aye. We are adjourned.
`;
const { cases, votes } = readProceedings(transcriptOfLines(evening));
const titles = cases.map(({ title }) => title);
const votesOn = (title: string) => votes.filter(({ item }) => cases[item ?? -1]?.title === title);

it('each seat that is filled is a case, named when it comes up', () => {
  expect(titles).toEqual(
    expect.arrayContaining([
      'Election of a vice chairman',
      'Selection of a parliamentarian',
      'Mill Street Water Board of Directors',
      'Airport Zoning Commission',
    ]),
  );
  expect(titles.some((title) => /Extension Leadership Council/.test(title))).toBe(true);
});

it('nobody is congratulated as a case', () => {
  expect(titles.filter((title) => /congratulations|thanks/i.test(title))).toEqual([]);
});

it('a roll that captions answer with "Hi" is one where the chair votes last', () => {
  const [vote] = votesOn('Election of a vice chairman');
  expect(vote).toMatchObject({ outcome: 'adopted', motion: 'nominate Dana Hale for vice chair' });
  expect(cases[vote?.item ?? -1]?.state).toBe('adopted');
  expect(vote?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'yes', 'yes']);
});

it('whom a motion would seat is told, though its verb comes late or was misheard', () => {
  const motions = votes.map(({ motion }) => motion);
  expect(motions).toContain('reappoint Mr. Lund to the Planning Commission');
  expect(motions).toContain('appoint Mr. Slow');
  expect(motions).toContain(
    'reappoint Ruth Monk as the Mill Creek representative on the Extension Leadership Council',
  );
  expect(votesOn('Selection of a parliamentarian')[0]?.motion).toMatch(
    /elect the county attorney as parliamentarian/,
  );
});

it('"is presented" is how captions hear "as presented"', () => {
  expect(votes.map(({ motion }) => motion)).toContain('adopt the calendar as presented');
});

it('where the chair asks how to handle a seat, "some moved" moves', () => {
  expect(votesOn('Airport Zoning Commission')[0]).toMatchObject({ outcome: 'adopted' });
});

const casesOf = (...said: string[]) =>
  readProceedings(
    transcriptOf([
      'I call the meeting to order.',
      ...said,
      'Item 9 is the lease of the depot. I move to approve it. Second. All in favor? Aye. Opposed? The motion carries.',
    ]),
  ).cases.map(({ title }) => title);
const ruled =
  'Item 8 is the paving. I move to approve it. Second. All in favor? Aye. The motion carries.';

it.each([
  [
    'Planning Commission, I think, recommended denial of it. Is there a motion?',
    'Planning Commission',
  ],
  [
    'Board of Supervisors, good evening. I am here on the road. Is there a motion?',
    'Board of Supervisors',
  ],
  ['The election of that sort costs the county forty thousand dollars.', 'Election'],
  ['The selection of the site was difficult.', 'Selection'],
])('%s takes nothing up', (said, title) => {
  expect(casesOf(ruled, said).filter((one) => one.startsWith(title))).toEqual([]);
});
