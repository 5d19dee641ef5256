import { expect, it } from 'vitest';
import { addressAsking } from './address-asking.ts';

it('asks a page for one thing more, beside what it is asked for', () => {
  expect(addressAsking('/desk', { name: 'vote', value: 3 })).toBe('/desk?vote=3#vote');
  expect(addressAsking('/desk?order=told', { name: 'mend', value: 2, hash: 'n2' })).toBe(
    '/desk?order=told&mend=2#n2',
  );
});
