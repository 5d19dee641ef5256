import { describe, expect, it } from 'vitest';
import { readListKey, writeListKey } from './page-by-key.ts';

describe("the address of a list's next page", () => {
  it.each([
    { value: 'Café & ½ cup; 100%', id: 'a' },
    { value: null, id: 'b' },
  ])('leads back to the row it was made of: $value', (key) => {
    expect(readListKey(writeListKey(key))).toEqual(key);
  });

  it.each([
    'nonsense',
    btoa('[1,2]'),
    btoa('{}'),
    btoa('%'),
    writeListKey({ value: '\0', id: 'a' }),
    writeListKey({ value: null, id: 'a\0b' }),
  ])('starts from the top when it was typed or cut off: %s', (typed) => {
    expect(readListKey(typed)).toBeNull();
  });
});
