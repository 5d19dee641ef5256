import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const called =
  'Madam clerk please call the roll on item nine Supervisor Hale Hale I Supervisor Roy Roy eyes Supervisor Bell Bell I Supervisor Ode Ode no';

const { cases, votes } = readProceedings(
  transcriptOf([
    'The board will come to order. Madam clerk, please call item number eight.',
    'Item eight, this is a resolution to lease the pier to Harbor Marine.',
    'Colleagues, we can take this item same house, same call. Without objection, the resolution is adopted.',
    'Madam clerk, please call item nine. Item nine, an ordinance to close the depot.',
    `${called} there are three ayes and one no. Without objection the ordinance is finally passed.`,
    'Madam clerk, please call item ten. Item ten, a resolution to honor the nurses.',
    'Without objection, the letter of the nurses is part of the record.',
    'Same house, same call. Without objection the amended resolution is is adopted madam clerk please call item 11.',
    'Item 11 is a hearing on the parks. Good evening, I have a question about the parks.',
  ]),
);

it('what passes on the last roll, without objection, is a vote on the item that was called', () => {
  expect(
    votes.map(({ item, method, outcome }) => [cases[item ?? -1]?.designator, method, outcome]),
  ).toEqual([
    ['8', 'consent', 'adopted'],
    ['9', 'roll call', 'adopted'],
    ['10', 'consent', 'adopted'],
  ]);
  expect(votes[2]?.motion).toBe('adopt the amended resolution');
});

it('a roll whose clerk says each name again has each member once, and their ayes as captions hear them', () => {
  expect(votes[1]?.rollCall.map(({ name, vote }) => [name, vote])).toEqual([
    ['Supervisor Hale', 'yes'],
    ['Supervisor Roy', 'yes'],
    ['Supervisor Bell', 'yes'],
    ['Supervisor Ode', 'no'],
  ]);
});

it('the count that the clerk gives behind the last answer is the vote’s, and who was excused is absent', () => {
  const [vote] = readProceedings(
    transcriptOf([
      'The board will come to order. Can I have a motion to excuse Supervisor Fox from this meeting? Moved by Hale, seconded by Roy.',
      'Item nine, an ordinance to close the depot. I move approval. Second.',
      'Please call the roll on item nine Supervisor Hale Hale I Supervisor Roy Roy eyes Supervisor Bell Bell I and Supervisor Ode oh I there are four eyes without objection the ordinance is finally passed',
    ]),
  ).votes.filter(({ method }) => method === 'roll call');
  expect(vote).toMatchObject({ yes: 4, outcome: 'adopted' });
  expect(vote?.rollCall.at(-1)).toEqual({ name: 'Supervisor Fox', vote: 'absent' });
});

describe('what is taken as the last roll went', () => {
  const meeting = readProceedings(
    transcriptOf([
      'Good afternoon and welcome to the meeting of OCTOBER 28.',
      'Colleagues we have a motion to approve the minutes of OCTOBER 17? Motion made by supervisor Hale, seconded by supervisor Ode. Madam clerk, a roll call, please.',
      'On the minutes, hale, aye. Roy, aye. Bell, aye. Ode, aye. There are four ayes.',
      'Motion approved. Please call consent agenda.',
      'Items 1-17 are consent. If a member objects an item may be removed and considered separately.',
      'Seeing no names, take same house same call, the ordinances finally passed on first reading and resolutions adopted. Next item, please.',
      'Item 18 is third draft of charter amendment to establish a minimum staffing level of the fire department.',
      'An affirmative vote is to send it to the ballot. On item 18, a roll call, please.',
      'Item 18, hale, no. Roy, no. Bell, aye. Ode, aye. There are two ayes and there are two noes.',
      'The charter amendment fails. Next item, please.',
      'Item 19, ordinance amending the tax code to broaden the exemption for the ferry.',
      'Roll call.',
      'Item 19, hale, aye. Roy, aye. Bell, aye. Ode, aye. There are four ayes.',
      'Madam clerk, please read items 21 and 22 together.',
      'Two resolutions. Item 21 adds the street name Lund Way to a block of Grove Street. Item 22 adds signs in the harbor district.',
      'Same house, same call, the resolutions are adopted.',
      'Item 30 is ordinance to amend the police code to extend the pilot program of the night market.',
      'Same house same call the ordinance pass first reading.',
    ]),
  );
  const told = meeting.votes.map(({ items, outcome, yes, no }) => [
    items.map((item) => meeting.cases[item]?.designator ?? meeting.cases[item]?.title).join(),
    outcome,
    ...(yes === null ? [] : [yes, no]),
  ]);

  it('is a vote on the consent list, on one paper or on all that were read together', () => {
    expect(told).toEqual([
      ['Approval of the minutes of OCTOBER 17', 'adopted', 4, 0],
      ['Consent agenda', 'adopted'],
      ['18', expect.anything(), 2, 2],
      ['19', 'adopted', 4, 0],
      ['21,22', 'adopted'],
      ['30', 'adopted'],
    ]);
    expect(meeting.votes[4]?.subject).toMatch(/^items 21, 22|^items 21 and 22|^items 21 to 22/);
  });

  it('a chair who speaks to all has moved nothing, and the item that a roll is on answers nothing', () => {
    expect(meeting.votes[0]?.mover).toMatch(/Hale/);
    expect(meeting.votes[2]?.rollCall.map(({ name, vote }) => [name, vote])).toEqual([
      [expect.stringMatching(/Hale/), 'no'],
      ['Roy', 'no'],
      ['Bell', 'yes'],
      [expect.stringMatching(/Ode/), 'yes'],
    ]);
  });
});
