import { expect, it } from 'vitest';
import { isGarbled } from './garble.ts';

it.each([
  'You cannot build the units and then not build the roads, or not build the sewer.',
  'There is a change to condition number one and a change to condition number two.',
])('“%s” says the same twice on purpose', (text) => {
  expect(isGarbled(text)).toBe(false);
});

it.each([
  'I think that we need to, we need to look at the roads.',
  'We will be here at here at the depot in August.',
  'The lease of the, the depot is paid for.',
  "We'll continue to make strides to even to do it better.",
])('“%s” was begun anew', (text) => {
  expect(isGarbled(text)).toBe(true);
});

it.each([
  'Expenditures for streets, budgeted $2 million, 382, came in below that.',
  'The high water mark for permits was about $1,000,000, five, and a lot of activity.',
  'A shade below that last year, a $2,987,000, almost a large increase in the revenues.',
  'We made a big jump in sewer income to almost $40 $.',
  'Looking at $2,024 revenues, we were up on the year before.',
])('“%s” has sums that speech to text took apart', (text) => {
  expect(isGarbled(text)).toBe(true);
});

it.each([
  'The grant is $250,000, half of what we asked for.',
  'The fee rises from $40, and the deposit is $2,024 for each unit.',
  'The bid came in at $1.2 million, 3% below the estimate.',
])('“%s” tells its sums whole', (text) => {
  expect(isGarbled(text)).toBe(false);
});
