import { expect, it } from 'vitest';
import { asRecommended, recommends } from './recommending.ts';

it.each([
  "staff's recommendation",
  'approval as recommended',
  'award the bid as recommended by the engineer',
  'adopt the recommended decision',
  'approve recommended budget transfers',
  'approve staff recommended option B',
])('%j does what was recommended', (motion) => {
  expect([asRecommended(motion), recommends(motion)]).toEqual([true, false]);
});

it.each([
  'recommend approval to the council',
  'that the rezoning be recommended for approval',
  'forward it with a positive recommendation',
  'send it on with their recommendation',
])('%j recommends', (motion) => {
  expect([asRecommended(motion), recommends(motion)]).toEqual([false, true]);
});

it.each([
  "approve it contrary to staff's recommendation",
  'recommend that we use all 156 votes for Ms. Hale',
  'approve the plat with the changes recommended by Ms. Hale',
  'approve Resolution 26-12 recommending that the county fund the bridge',
])('%j does neither', (motion) => {
  expect([asRecommended(motion), recommends(motion)]).toEqual([false, false]);
});
