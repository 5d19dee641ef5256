import { expect, test } from 'vitest';
import { pageToasts } from './page-failure.ts';

/** As React Router gives it to an error boundary. */
const thrown = (data: unknown) => ({ status: 500, statusText: '', internal: false, data });

const toast = { type: 'error' as const, message: 'Error fetching meetings' };

test('a page that could not be loaded brings its message along', () => {
  const failure = { message: 'Failed to load meetings', toast };
  const error = thrown(failure);
  expect(pageToasts([{ loaderData: { viewer: null } }], error)).toEqual([toast]);
  expect(pageToasts([], thrown({ message: 'No toast' }))).toEqual([]);
  expect(pageToasts([], new Error('A fault of ours'))).toEqual([]);
});

test('a page may bring a message in its data, and the same one stays the same object', () => {
  const matches = [{ loaderData: undefined }, { loaderData: null }, { loaderData: { toast } }];
  expect(pageToasts(matches, undefined)[0]).toBe(toast);
  expect(pageToasts([{ loaderData: { toast: null } }], undefined)).toEqual([]);
});
