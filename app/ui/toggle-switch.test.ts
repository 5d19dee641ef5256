import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findTag, renderAt } from '#tests/support/render-at.ts';
import { ToggleSwitch } from './ToggleSwitch.tsx';

function toggle(checked: boolean): string {
  const fields = { intent: 'process', id: '42' };
  return renderAt(
    '/admin/feedback',
    createElement(ToggleSwitch, { label: 'Processed', checked, name: 'processed', fields }),
  );
}

test('a switch works without a script: pressing it posts the other state', () => {
  const off = toggle(false);
  expect(findTag(off, 'form', { method: 'post', action: '/admin/feedback' })).toBeDefined();
  expect(findTag(off, 'input', { type: 'hidden', name: 'id', value: '42' })).toBeDefined();
  expect(
    findTag(off, 'button', {
      type: 'submit',
      role: 'switch',
      'aria-checked': 'false',
      name: 'processed',
      value: 'true',
    }),
  ).toBeDefined();
  expect(
    findTag(toggle(true), 'button', { 'aria-checked': 'true', name: 'processed', value: 'false' }),
  ).toBeDefined();
});
