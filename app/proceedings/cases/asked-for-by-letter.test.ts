import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const told = (text: string) => {
  const { cases, votes } = readProceedings(transcriptOfLines(text));
  return {
    cases: cases.map(
      ({ designator, title, state }) => `${designator ?? '-'} · ${title} · ${state}`,
    ),
    votes: votes.map(({ item, yes, outcome }) => [cases[item ?? -1]?.designator, yes, outcome]),
  };
};
const voted = 'Voting has concluded. The motion passed unanimously with a vote of seven to zero.';

describe('items that the chair takes up by asking for a motion on their letters', () => {
  it('are cases, with the votes that a machine takes on them', () => {
    const said = told(`
      Good evening, I call the meeting of the harbor trustees to order. Thank you all for coming.
      Is there a motion to approve item a, a contract with Acme for the cranes? So moved. Second. You have it before you. ${voted}
      Thank you. Is there a motion to approve item b? Approve senate bill 12, harbor report. So moved. Second. I think we are ready to vote on item b. ${voted}
      Thank you. A motion to approve item c, more guards for the depot. So moved. Second.
      ${'I have a question about the nights and the cost of them, if you will. '.repeat(30)}
      You know all that I know. Then we are ready to vote on item c, more guards. Voting has concluded. The motion passed with a vote of six in favor, one thank you.
      We will move to item d Harbor fund quarterly report. I will tell you that it did well in the spring.
      With no further business before us, this meeting of the board of trustees is hereby adjourned.
    `);
    expect(said.cases.slice(1)).toEqual([
      'A · Contract with Acme for the cranes · adopted',
      'B · Senate bill 12, harbor report · adopted',
      'C · More guards for the depot · adopted',
      'D · Harbor fund quarterly report · discussed',
      '- · Adjournment · no action',
    ]);
    expect(said.votes).toEqual([
      ['A', 7, 'adopted'],
      ['B', 7, 'adopted'],
      ['C', null, 'adopted'],
    ]);
  });
});

describe('a matter that the chair only names before asking for a motion', () => {
  it('is a case of its own behind the vote before it', () => {
    const aye = 'All those in favor say aye. Aye. Motion carries.';
    expect(
      told(`
        Good evening, I call the school board to order. I hope you are all well.
        Item 3, contract for the principal of Elm School. Looking for a motion. Move to approve. Second. ${aye}
        We have a couple of kids graduating early. Looking for a motion. Move to approve. Second. ${aye}
        Accept bids for the gym roof. Looking for a motion. Move to accept. Second. ${aye}
        Item 4. We're going to sell two old buses. Looking for a motion. Move to approve. Second. ${aye}
        That's great news. Thank you. I move to adjourn. Second. ${aye}
      `).cases.slice(1),
    ).toEqual([
      '3 · Contract for the principal of Elm School · adopted',
      '- · Couple of kids graduating early · adopted',
      '- · Bids for the gym roof · adopted',
      '4 · Sell two old buses · adopted',
      '- · Adjournment · adopted',
    ]);
  });
});

describe('talk that ends in putting its matter off', () => {
  it('is a case under the name that the motion gives it', () => {
    const minutes = `Could I have a motion on the minutes of April 9? I move to approve the minutes of April 9. Second.
        All in favor, well I'm going to ask for a roll call because I know some of you were not here.
        Commissioner Hale? Aye. Commissioner Roy? I'll abstain. Commissioner Bell? Aye. Thank you, it looks like it passed.`;
    const said = told(`
      Good evening, welcome to the planning commission. I call it to order.
      ${minutes}
      ${'I think the sheds along the basin could make room for homes and shops in time. '.repeat(70)}
      All right, one b, you are the people who decide, I mean all of you.
      I move that we continue the discussion regarding the harbor station area plan to a future date. Second. All in favor? Aye. Any opposed?
      The motion carries. We're adjourned.
    `);
    expect(said.cases.slice(1, 3)).toEqual([
      '- · Approval of the minutes of April 9 · adopted',
      '- · Harbor station area plan · continued',
    ]);
  });
});

it('a letter that captions set onto the number of a house begins its item', () => {
  const { cases } = readProceedings(
    transcriptOfLines(`
      The board will come to order. Have you read the minutes? I move to approve them. Second. All in favor? Aye. They are approved.
      We begin agenda item A3326 South Elm Street. The walls were built without a permit.
      I move to defer it. Second. All in favor? Aye. The motion carries.
      Let's move on to agenda item B, which is 12 Oak Street. The porch is to be removed.
      I move to approve it. Second. All in favor? Aye. The motion carries.
      We are adjourned.
    `),
  );
  expect(cases.map(({ designator, title }) => [designator, title])).toEqual(
    expect.arrayContaining([
      ['A', expect.stringContaining('3326 South Elm Street')],
      ['B', expect.stringContaining('12 Oak Street')],
    ]),
  );
});
