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
])('“%s” was begun anew', (text) => {
  expect(isGarbled(text)).toBe(true);
});
