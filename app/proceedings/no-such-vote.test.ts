import { describe, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from './read-proceedings.ts';

const votesOf = (text: string, agenda = '') =>
  readProceedings(transcriptOfLines(text), agenda === '' ? [] : readAgendaText(agenda)).votes;
const table = 'Let us table this until June.';

describe('what is said between a motion and its vote takes none', () => {
  it.each([
    [
      'of other things',
      `I move to approve the plat. Second. Any discussion? What about the driveway permits from the state?\nThose are approved.\nThen I would like to wait. ${table}`,
    ],
    [
      'with a reason',
      `I move to approve the budget. Second.\nI it is approved by the state every year, so I think we wait. ${table}`,
    ],
    [
      'in joy',
      `I move to approve the award. Second.\nYay. Yay. Yay. We are so happy.\nBut before we vote I have a question. ${table}`,
    ],
  ])('%s', (_, said) => {
    expect(votesOf(said).filter(({ outcome }) => outcome === 'adopted')).toEqual([]);
  });

  it.each([
    'If we take same house, same call, the ordinance would be adopted without anyone having said a word.',
    "We can't take this same house, same call, the ordinance passed first reading last week.",
    'Can we do same house, same call, the resolution is adopted?',
    "I'd rather not do same house same call, this resolution will not be adopted by me.",
  ])('%s', (said) => {
    expect(votesOf(`Item 4 is the ordinance on the ferry.\n${said}\nI object to that.`)).toEqual(
      [],
    );
  });

  it('names that are answered to while people are greeted', () => {
    expect(
      votesOf(`
        The clerk will see who is with us.
        Council member Ortega.
        Yes.
        Council member Lund.
        Yes.
        It is good to see you again.
        Council member Brandt.
        Yes.
        Council member Oduya.
        Yes.
        The agenda is approved as posted.`),
    ).toEqual([]);
  });
});

describe('a motion that has words of a consent list', () => {
  const agenda = `1. Call to order
2. Consent agenda
   a. Minutes
   b. Fire truck
   c. Road paving
3. Budget for next year
4. Adjournment`;

  it('is on its own item once the list is decided', () => {
    const [, budget] = votesOf(
      `The meeting will come to order.
      We will take up the consent agenda. I move to approve the consent agenda. Second. All in favor? Aye. Motion carries.
      Item 3 is the budget for next year. The road paving is in it.
      I move to adopt the budget with the road paving and the fire truck in it. Second.
      Roll call. Council Member Hale? Yes. Council Member Ode? Yes. Council Member Roy? No. Motion carries.`,
      agenda,
    );
    expect(budget?.kind).toBe('main');
    expect(budget?.subject).toMatch(/budget/i);
  });

  it('is on the agenda where it moves the items of the list', () => {
    const [first] = votesOf(
      `The meeting will come to order.
      I move to amend the agenda by moving the fire truck and the road paving behind item 3. Second. All in favor? Aye. Motion carries.
      We will take up the consent agenda. I move to approve the consent agenda. Second. All in favor? Aye. Motion carries.
      Item 3 is the budget for next year. I move to adopt it. Second. All in favor? Aye. Motion carries.`,
      agenda,
    );
    expect(first?.kind).not.toBe('consent');
  });
});

it('a number of something else is none of a paper whose number begins with a zero', () => {
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      The meeting will come to order.
      Next is Resolution 04-26, the budget. There were 526 letters on the budget.
      I move to approve it. Second. All in favor? Aye. Motion carries.
      Item 4 is the lease of the depot. I move to approve the lease of the depot. Second. All in favor? Aye. Motion carries.
      We stand adjourned.`),
    readAgendaText(
      '1. Call to order\n2. Resolution 04-26 Budget\n3. Resolution 05-26 Tax levy\n4. Lease of the depot\n5. Adjournment',
    ),
  );
  expect(votes.map(({ items }) => items.map((item) => cases[item]?.designator))).toEqual([
    ['2'],
    ['4'],
  ]);
});

it('an item of which somebody says no is taken up all the same', () => {
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      The meeting will come to order.
      Next is item 2, the lease of the depot.
      No, we did not get any bids on it.
      I move to approve the lease. Second. All in favor? Aye. Motion carries.
      Next is the roof of the library.
      Sorry, we are having trouble with the microphone.
      I move to approve the roof. Second. All in favor? Aye. Motion carries.
      We stand adjourned.`),
    readAgendaText(
      '1. Call to order\n2. Lease of the depot\n3. Roof of the library\n4. Adjournment',
    ),
  );
  expect(votes.map(({ items }) => items.map((item) => cases[item]?.designator))).toEqual([
    ['2'],
    ['3'],
  ]);
});
