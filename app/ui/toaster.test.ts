import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#tests/support/render-at.ts';
import { Toaster } from './Toaster.tsx';
import { addToasts, type Toast } from './toast.ts';

const toast = (message: string): Toast => ({ type: 'success', message });

test('a toast reaches a reader without a script, as a status in the page', () => {
  const toasts = [toast('Your selections have been saved')];
  const html = renderAt('/', createElement(Toaster, { toasts }));
  expect(html).toMatch(/role="status".*Your selections have been saved/);
  expect(html).not.toContain('Dismiss');
});

test('three toasts show at most, and the oldest gives way', () => {
  const shown = addToasts([], ['a', 'b', 'c', 'd'].map(toast), false);
  expect(shown.map((item) => item.toast.message)).toEqual(['b', 'c', 'd']);
});

test('admin and form pages show one toast at a time', () => {
  const shown = addToasts(addToasts([], [toast('a')], true), [toast('b')], true);
  expect(shown.map((item) => item.toast.message)).toEqual(['b']);
});
