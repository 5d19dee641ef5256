import { describe, expect, it } from 'vitest';
import { changePasswordForm, forgotPasswordForm, profileForm } from './settings-form.ts';

const good = {
  currentPassword: 'old',
  newPassword: 'Password1!',
  confirmPassword: 'Password1!',
};
const complaints = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

describe('the profile form', () => {
  it.each([{}, { firstName: 'Ada' }, { firstName: ' ', lastName: 'Reader' }])(
    'needs both names: %j',
    (given) => {
      expect(complaints(profileForm.safeParse(given))).toEqual([
        'First name, last name, and email are required.',
      ]);
    },
  );

  it('trims the names and takes no other e-mail', () => {
    const given = { firstName: ' Ada ', lastName: 'Reader', email: 'eve@example.com' };
    expect(profileForm.parse(given)).toEqual({ firstName: 'Ada', lastName: 'Reader' });
  });
});

describe('the password form', () => {
  it.each(['currentPassword', 'newPassword', 'confirmPassword'])('needs %s', (field) => {
    expect(complaints(changePasswordForm.safeParse({ ...good, [field]: undefined }))).toEqual([
      'Please fill in all password fields.',
    ]);
  });

  it('says first that the two do not match, then which rule the new one breaks', () => {
    expect(complaints(changePasswordForm.safeParse({ ...good, newPassword: 'short' }))).toEqual([
      'New password and confirm password do not match.',
    ]);
    const short = { ...good, newPassword: 'short', confirmPassword: 'short' };
    expect(complaints(changePasswordForm.safeParse(short))).toEqual([
      'Password must be at least 8 characters long',
    ]);
  });

  it('does not hold the current password to the rules', () => {
    expect(changePasswordForm.parse(good)).toEqual(good);
  });
});

describe('the form for a forgotten password', () => {
  it('lowercases the address, and says when it is none', () => {
    expect(forgotPasswordForm.parse({ email: ' Ada@Example.com ' })).toEqual({
      email: 'ada@example.com',
    });
    for (const given of [{}, { email: 'ada' }]) {
      expect(complaints(forgotPasswordForm.safeParse(given))).toEqual([
        'Please enter a valid email',
      ]);
    }
  });
});
