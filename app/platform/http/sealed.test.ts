import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.server.ts';

it('opens for its own purpose alone, and not once a bit of it is another', () => {
  const sealed = seal('what nobody may read', 'a test');
  expect(unseal(sealed, 'a test')).toBe('what nobody may read');
  expect(unseal(sealed, 'another test')).toBeNull();
  expect(sealed).not.toBe(seal('what nobody may read', 'a test'));
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(unseal(altered.toString('base64url'), 'a test')).toBeNull();
  }
  expect(unseal(bytes.subarray(0, 28).toString('base64url'), 'a test')).toBeNull();
});
