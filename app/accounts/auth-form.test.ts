import { describe, expect, it } from 'vitest';
import { signInForm, signUpForm } from './auth-form.ts';
import { forgotPasswordForm, resetPasswordForm } from './settings-form.ts';

const newcomer = {
  firstName: ' Ada ',
  lastName: 'Reader',
  email: ' Ada@Example.com ',
  password: 'Lantern7!underoak',
};
const complaints = (result: ReturnType<typeof signUpForm.safeParse>) =>
  result.error?.issues.map((issue) => issue.message);

describe('the sign-in form', () => {
  it.each([{}, { email: 'ada@example.com' }, { password: 'x' }, { email: '  ', password: 'x' }])(
    'asks for both fields when one is missing: %j',
    (given) => {
      expect(signInForm.safeParse(given).error?.issues).toMatchObject([
        { message: 'Please enter both email and password', path: [] },
      ]);
    },
  );

  it('does not hold an old password to the rules for new ones', () => {
    expect(signInForm.parse({ email: 'Ada@Example.com', password: 'old' })).toEqual({
      email: 'ada@example.com',
      password: 'old',
    });
  });
});

it('no form of an account takes a hint, or the answer to a question that others could know', () => {
  const more = { hint: 'my dog', question: 'first school', answer: 'St Mary' };
  const passwords = { newPassword: newcomer.password, confirmPassword: newcomer.password };
  expect(Object.keys(signUpForm.parse({ ...newcomer, ...more })).sort()).toEqual([
    ...['email', 'firstName', 'lastName', 'password', 'timeZone'],
  ]);
  expect(forgotPasswordForm.parse({ email: 'ada@example.com', ...more })).toEqual({
    email: 'ada@example.com',
  });
  expect(resetPasswordForm.parse({ ...passwords, ...more })).toEqual(passwords);
});

describe('the sign-up form', () => {
  it('lowercases the e-mail and trims the names', () => {
    expect(signUpForm.parse(newcomer)).toEqual({
      firstName: 'Ada',
      lastName: 'Reader',
      email: 'ada@example.com',
      password: 'Lantern7!underoak',
      timeZone: null,
    });
  });

  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['', null],
    ['Mars/Olympus', null],
    ['x'.repeat(500), null],
  ])('takes the zone of the browser where there is such a one: %s', (told, kept) => {
    expect(signUpForm.parse({ ...newcomer, timeZone: told }).timeZone).toBe(kept);
  });

  it.each(['firstName', 'lastName', 'email', 'password'])('needs %s', (field) => {
    expect(complaints(signUpForm.safeParse({ ...newcomer, [field]: undefined }))).toEqual([
      'Please fill in all fields',
    ]);
  });

  it('keeps a password as it was typed', () => {
    expect(signUpForm.parse({ ...newcomer, password: ' Password1! ' }).password).toBe(
      ' Password1! ',
    );
  });

  it('says what is wrong with an e-mail or a password', () => {
    expect(complaints(signUpForm.safeParse({ ...newcomer, email: 'ada' }))).toEqual([
      'Please enter a valid email',
    ]);
    expect(complaints(signUpForm.safeParse({ ...newcomer, password: 'password' }))).toEqual([
      'Password must contain at least one number',
    ]);
  });
});
