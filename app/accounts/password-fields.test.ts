import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signUpForm } from './auth-form.ts';

const sources = globSync('app/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
const fields = sources.flatMap((text) => text.match(/<(?:input|TextField)\b[^<]*?\/>/gs) ?? []);

describe('a field for a password', () => {
  const forPasswords = fields.filter((field) => /(current|new)-password/.test(field));

  it('hides what is typed, and says to password managers which one it wants', () => {
    expect(forPasswords.length).toBeGreaterThan(7);
    for (const field of forPasswords) expect(field).toContain('type="password"');
    const hidden = fields.filter((field) => field.includes('type="password"'));
    const example = 1;
    expect(hidden.length).toBe(forPasswords.length + example);
  });

  it('takes what is pasted, as every field does', () => {
    expect(sources.filter((text) => /onPaste|onBeforeInput|onDrop\b/.test(text))).toEqual([]);
    expect(forPasswords.filter((field) => field.includes('maxLength'))).toEqual([]);
  });

  it.each([64, 128, 1000])('takes a password of %i characters', (length) => {
    const password = `${'quiet zebra & 7 lanterns! '.repeat(50)}`.slice(0, length);
    const person = { firstName: 'Robin', lastName: 'Reader', email: 'robin@reader.example' };
    expect(signUpForm.parse({ ...person, password }).password).toBe(password);
  });
});
