import { expect, it } from 'vitest';
import { whoDecides } from './deeds.ts';

it.each([
  ['that we purchase the scanner', 'purchase the scanner'],
  ['the committee report the bill favorably', 'report the bill favorably'],
  ['that the city council direct staff to wait', 'direct staff to wait'],
  ['the board of trustees, authorize the lease', 'authorize the lease'],
  ['the council meeting recess into closed session', 'recess into closed session'],
])('who decides is left out: %s', (said, deed) => {
  expect(said.replace(whoDecides, '')).toBe(deed);
});

it.each([
  'the board room be painted',
  'the board report for June',
  'the council order be amended',
  'the council chamber lease',
  'the committee is formed',
])('what is of a body stays: %s', (said) => {
  expect(said.replace(whoDecides, '')).toBe(said);
});
