import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { putOffUntil } from './put-off-until.ts';

const vote = ['So moved.', 'Second.', 'All in favor? Aye. Any opposed? Motion carries.'];

const casesOf = (...turns: string[]) =>
  readProceedings(
    transcriptOf(['We will come to order.', ...turns, ...vote, 'We are adjourned.']),
  ).cases.map(({ title }) => title);

it.each([
  [
    'next is PB 26 dash 09 a rezoning request for the Pruitt tract the applicant has asked us to defer it.',
    'PB 26-09, a rezoning request for the Pruitt tract',
  ],
  [
    'next item is case number PB 26 dash 07 a request from Summit Storage for a permit Kathy you want to give us the report',
    'Case number PB 26-07, a request from Summit Storage for a permit',
  ],
  ['Next is the library roof.', 'Library roof'],
  [
    'And then the last piece is about the merger letter from the county.',
    'Merger letter from the county',
  ],
  ['Okay, so agenda items for next month. Anything on that?', 'Agenda items for next month'],
  ['All right disclosures so if any of you visited a site tell me.', 'Disclosures'],
  [
    "As there's nothing on the consent calendar, we can go to the oral communications.",
    'Public comment',
  ],
  [
    'The first agenda item is harbor bank. Dana, would you read the item? Thank you, chair. This is Harbor Bank, first item. 12 Elm Street at the corner. To consider a use permit for a new branch with two lanes.',
    'Harbor Bank: Use permit for a new branch with two lanes',
  ],
  ['Next up is the lease of the depot.', 'Lease of the depot'],
  ['Next up is our last action item, the school boundaries.', 'School boundaries'],
  ["Why don't we move on to our one-day liquor licenses?", 'One-day liquor licenses'],
  ['We will now move into the faculty exchange.', 'Faculty exchange'],
  ["Let's go with special reports or announcements.", 'Special reports or announcements'],
  ['Mr. Lane is up again with a staffing report.', 'Staffing report'],
  [
    "item five is discussion of the tree ordinance Kathy's going to walk us through it",
    'Discussion of the tree ordinance',
  ],
])('what is next is taken up by its own name: %s', (said, title) => {
  expect(casesOf(said)).toContain(title);
});

it.each(['Next is Mr. Lane.', 'Next is the hard part, and I am sorry for it.'])(
  'nothing is taken up: %s',
  (said) => {
    expect(casesOf(said).join(' ')).not.toMatch(/Lane|hard part/);
  },
);

it.each([
  ["defer this to our July meeting they're redoing the study", 'the July meeting'],
  ['continued to June 9th', 'June 9th'],
])('a case is put off until what was said: %s', (said, until) => {
  expect(putOffUntil([said])).toBe(until);
});
