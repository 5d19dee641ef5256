import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`
1. Call to Order
2. Budget & Government Affairs
   a. Capital and expense budget requests for fiscal year 2027
3. Land Use & Waterfront
   a. Special permit at 599 Mill Street for new seating and planters
4. Transportation
   a. Truck loading zone in front of 509 Third Avenue
5. Adjournment
`);

const meeting = (results: string) => `
  I call the meeting to order. Item 2a, the capital and expense budget requests for fiscal year 2027.
  The committee has gone through all of them since June. Please go ahead and mark your ballot.
  Item 3a, the special permit at 599 Mill Street for new seating and planters.
  It is a lovely plaza and I urge you to support it. We will vote on 3a. Do you have a report? No.
  Item 4a, the truck loading zone in front of 509 Third Avenue.
  The store asks for it in the evening. If there is no more discussion, let's vote on resolution 4a.
  Is there any old business? All right. Let's quickly go through the results.
  ${results}
  Item 5, adjournment. The meeting is adjourned.
`;
const decidedIn = (results: string) => {
  const { cases, votes } = readProceedings(transcriptOfLines(meeting(results)), agenda);
  return votes
    .filter(({ kind }) => kind === 'main')
    .map(({ item, outcome, yes, no }) => [cases[item ?? -1]?.title.slice(0, 14), outcome, yes, no]);
};

it('results that are read out later are those of the matters they name, by title or by committee', () => {
  expect(
    decidedIn(`
      The budget resolution on the budget requests passed. 38 in favor, one abstention.
      The land use resolution passed unanimously. 39 in favor.
      Transportation reso failed 3 in favor, 34 opposed, two abstentions.
    `),
  ).toEqual([
    ['Capital and ex', 'adopted', 38, 0],
    ['Special permit', 'adopted', 39, 0],
    ['Truck loading ', 'rejected', 3, 34],
  ]);
});

it('one result alone, and those of matters nobody took up, are talk', () => {
  expect(decidedIn('The land use resolution passed last month.')).toEqual([]);
  expect(
    decidedIn('The school resolution passed in Albany. The library resolution failed there.'),
  ).toEqual([]);
});
