import { describe, expect, it } from 'vitest';
import { passwordComplaint } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    ['', 'Password must be at least 8 characters long'],
    ['a1!', 'Password must be at least 8 characters long'],
    ['abcdefgh', 'Password must contain at least one number'],
    ['abcdefg1', 'Password must contain at least one special character'],
    ['abcdefg1-', 'Password must contain at least one special character'],
  ])('%j is refused with the first rule it breaks', (password, complaint) => {
    expect(passwordComplaint(password)).toBe(complaint);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>'])('may have %s as its special character', (character) => {
    expect(passwordComplaint(`abcdef1${character}`)).toBeNull();
  });
});
