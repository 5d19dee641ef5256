import { describe, expect, it } from 'vitest';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...turns: Parameters<typeof transcriptOf>[0]) =>
  readProceedings(transcriptOf(turns)).votes;

describe('a roll that nobody rules on', () => {
  const meeting = readProceedings(
    transcriptOfLines(`
      welcome to the planning commission
      okay agenda item number one is the oak street clinic and Dana will present this to us this is a request for a new sign on the front wall any questions
      okay we will now open the public comment period if anybody would like to come up seeing none we will close the public comment period
      I'll make a motion then that we approve the request for the sign on the front wall I'll second it
      can we have a roll call Commissioner Hale yes Commissioner Roy yes Commissioner Ode yes Chair Quist yes thank you
      okay let's move on to item number two the maple street bakery and Ada Lund will present to us
      good evening this is a request for outdoor seating at the bakery with four tables and an awning over the sidewalk
      we will open the public comment period is anybody here no we will close it can I have a motion
      I'll make a motion to approve the outdoor seating I'll second
      roll call please Commissioner Hale yes Commissioner Roy no Commissioner Ode yes Chair Quist yes thank you good luck
      all right we have no other business we are adjourned
    `),
  );

  it('ends with its last answer: the next item is its own, and who presents it abstains from nothing', () => {
    expect(meeting.votes.flatMap(({ rollCall }) => rollCall)).not.toContainEqual(
      expect.objectContaining({ vote: 'abstain' }),
    );
    expect(meeting.cases.map(({ designator, title }) => [designator, title])).toEqual(
      expect.arrayContaining([
        ['1', expect.stringMatching(/^Oak street clinic/)],
        ['2', expect.stringMatching(/^Maple street bakery/)],
      ]),
    );
  });

  it('decides the item, of which the public was heard', () => {
    expect(meeting.cases.map(({ title }) => title)).not.toContain('Public comment');
    expect(
      meeting.votes.map(({ items }) => items.map((at) => meeting.cases[at]?.designator)),
    ).toEqual([['1'], ['2']]);
  });
});

it('a president whom captions have present has answered nothing for another', () => {
  const [, vote] = votesOf(
    'Item one is the lease. Motion to approve. Second. The clerk will call the roll. Council Member Hale, aye. Council Member Roy, aye. Council Member Ode, aye. President Quist, aye. There are four ayes. That carries.',
    'Is there a motion to adopt the budget? So moved. Second. The clerk will call the roll.',
    '[Roll call] Hale, aye. Roy, aye. Ode, aye. Present Quist, aye. There are four ayes. That carries.',
  );
  expect(vote?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'yes', 'yes']);
});

it('a second that is asked for tells of a motion that was not heard', () => {
  const votes = votesOf(
    'Next is the fence variance for 14 Mill Street. We are going to close the public hearing.',
    "Two approved. Do we have a second? I'll second it. Okay. Dana Hale. Yes. Ivo Roy. Yes. Ada Ode. Yes. Good luck.",
    'That is all we have. We are adjourned.',
  );
  expect(votes).toHaveLength(1);
  expect(votes[0]).toMatchObject({ outcome: 'adopted', mover: null, seconder: null });
});

describe('a count behind a ruling', () => {
  it('may tell who stood aside', () => {
    const [vote] = votesOf(
      'Item one is parking. Motion to approve. Second. All in favor? Aye. Motion carries. Six with one recusal.',
    );
    expect(vote).toMatchObject({ yes: 6, abstain: 1 });
  });
});

it('a roll that members talk over is called again, and is one vote', () => {
  const votes = readProceedings(
    transcriptOf([
      ['Chair', "I'd like to hear a motion to adopt the capital improvement program."],
      ['Chair', 'Motion from Council Member Ortiz. Second from Council Member Hale.'],
      ['Chair', 'Roll call vote, please.'],
      ['Bill Carr', "I'm going to vote against it because it includes the river project."],
      ['Chair', 'Is that it? Council Member Hale.'],
      [
        'Ada Hale',
        'Next year we need to talk more of the C.I.P. and what is in it. The C.I.P. Passes each year.',
      ],
      [
        'Bill Carr',
        'We were told for years that there would be another look at it. There was none.',
      ],
      [
        'Ada Hale',
        'This does not mean that we approve each project. Each of them comes before us.',
      ],
      ['Chair', 'Very good. We had a motion and a second. Who made the motion?'],
      ['Chair', 'Motion from Council Member Ortiz. Second from Council Member Hale.'],
      ['Chair', 'Roll call, please.'],
      ['Ada Hale', 'Yes.'],
      ['Luis Ortiz', 'Yes.'],
      ['Bill Carr', 'No.'],
      ['Clerk', 'Motion carried with Carr voting no.'],
    ]),
  ).votes;
  expect(votes).toHaveLength(1);
  expect(votes[0]).toMatchObject({
    motion: 'adopt the capital improvement program',
    outcome: 'adopted',
  });
});

it('a roll without a ruling ends where the next motion is made, and a roll for the next item is no recount', () => {
  const votes = readProceedings(
    transcriptOfLines(`
      Item 10 is the appointment of the clerk. So moved. Second. I'll do a roll call vote.
      Council Member Ode? Yes. Council Member Hale? Yes. Council Member Roy? Aye. Mayor Burke? Aye.
      The next one is the appointment of the treasurer.
      I will move that motion. I will second it. Council Member Ode? Yes. Council Member Hale? Yes. Motion passes.
      Item 12, possible action on the compensation ordinance. It is the same as last year.
      I'll do a roll call vote here. Council Member Roy? Yes. Mayor Burke? Yes. Council Member Ode? Yes. Council Member Hale? No.
      Item 13 is the update on the retreat. Thank you.
    `),
  ).votes;
  expect(votes.map(({ outcome }) => outcome)).toEqual(['adopted', 'adopted', 'adopted']);
  expect(votes.map(({ rollCall }) => rollCall.length)).toEqual([4, 2, 4]);
});

describe('a roll that the chair ends with an own answer', () => {
  const called = 'Roll call vote. Dana? Aye. Ida? Aye. Odo? Aye. Piet? Aye. Sune? Aye.';
  const votesOf = (...turns: [speaker: string, text: string][]) =>
    readProceedings(transcriptOf(turns)).votes;
  const moves = (fund: string): [string, string] => [
    'Ida Quill',
    `I hereby move that the Elmvale Board of Education adopt the ${fund} Fund Budget with expenditures in the amount of $${fund.length},100 for fiscal year 2026.`,
  ];

  it('has it, also where no ruling follows', () => {
    const votes = votesOf(
      moves('Debt'),
      ['Mr. Verne', 'Support.'],
      ['Chair Oakes', `${called} And the chair votes aye.`],
      moves('Service'),
      ['Mr. Verne', 'Support.'],
      ['Chair Oakes', `${called} The chair votes aye. All right.`],
    );
    expect(votes.map(({ yes, no, outcome }) => [yes, no, outcome])).toEqual([
      [6, 0, 'adopted'],
      [6, 0, 'adopted'],
    ]);
    expect(votes.map(({ item }) => item)).toEqual([...new Set(votes.map(({ item }) => item))]);
    expect(votes[0]?.motion).toMatch(/^adopt the Debt Fund Budget/);
  });

  it('is none where it is taken back before its end', () => {
    const votes = votesOf(
      moves('Capital'),
      ['Mr. Verne', 'Support.'],
      ['Chair Oakes', 'Roll call vote. Dana? Aye. Ida? Aye. Odo?'],
      ['Odo Bell', 'I thought we changed that sum.'],
      ['Chair Oakes', "You're right, we did. Back up then. Let us talk about the pool."],
    );
    expect(votes).toEqual([]);
  });
});

it('what a mover takes back is no part of the motion', () => {
  const { votes } = readProceedings(
    transcriptOf([
      "I move that we adopt the Capital Funds, I'm sorry, Capital Projects Fund Budget for next year. Second. All in favor? Aye. Opposed? The motion carries.",
    ]),
  );
  expect(votes[0]?.motion).toBe('adopt the Capital Projects Fund Budget for next year');
});
