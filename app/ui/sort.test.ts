import { expect, test } from 'vitest';
import { pageAddress, sortAddress } from './sort.ts';

test('another order keeps the filters and starts from the first page', () => {
  const now = new URLSearchParams('title=zoning&sort=date&dir=desc&after=k9');
  expect(sortAddress(now, { column: 'title', direction: 'asc' })).toBe(
    '?title=zoning&sort=title&dir=asc',
  );
});

test('another page keeps filters and order', () => {
  const now = new URLSearchParams('title=zoning&sort=date&before=k1');
  expect(pageAddress(now, { after: 'k9' })).toBe('?title=zoning&sort=date&after=k9');
});
