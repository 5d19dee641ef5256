import {
  expectRefused,
  freshEmail,
  password,
  press,
  query,
  says,
  signUp,
  weakPasswords,
} from './forms.ts';
import { expect, test } from './site-test.ts';

test('signing in names what is missing or wrong, keeps the address, then lets in', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const email = await signUp(context, site);
  await context.clearCookies();
  await page.goto('/auth?from=/settings');
  const [emailField, passwordField] = [page.getByLabel('Email'), page.getByLabel('Password')];
  const refused = (alert: string) =>
    expectRefused(page, { alert, toast: javaScriptEnabled === false ? undefined : alert });

  await press(page, 'Sign In');
  await refused('Please enter both email and password');
  await emailField.fill(email);
  await press(page, 'Sign In');
  await refused('Please enter both email and password');
  await expect(emailField).toHaveValue(email);
  await passwordField.fill('Wrong2026!');
  await press(page, 'Sign In');
  await refused('The email or password you entered is incorrect');
  await expect(emailField).toHaveValue(email);
  // Never sent back by the server; a script leaves what stands in the page alone.
  await expect(passwordField).toHaveValue(javaScriptEnabled === false ? '' : 'Wrong2026!');

  await emailField.fill(email.toUpperCase());
  await passwordField.fill(password);
  await press(page, 'Sign In');
  await expect(page).toHaveURL(/\/settings$/);
  await says(page, 'Successfully signed in!');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/(my-meetings|govt-entity-selection)$/);
});

test('wrong passwords are counted, and then even the right one has to wait', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  await context.clearCookies();
  await page.goto('/auth');
  for (const tried of ['Wrong1!!', 'Wrong2!!', 'Wrong3!!', 'Wrong4!!', 'Wrong5!!', password]) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(tried);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      press(page, 'Sign In'),
    ]);
    expect(answer.status()).toBe(tried === password ? 429 : 400);
  }
  await expectRefused(page, { alert: 'Too many attempts. Try again in 15 minutes.' });
});

test('signing up names each thing wrong, one at a time, and then welcomes', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const taken = await signUp(context, site);
  await context.clearCookies();
  const email = freshEmail();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const fillNames = async () => {
    await field('First Name').fill(' Ada ');
    await field('Last Name').fill('Reader');
  };
  const toast = (words: string) => (javaScriptEnabled === false ? undefined : words);

  await page.goto('/auth?mode=signup');
  await expect(page.getByPlaceholder('Min. 8 characters with numbers and symbols')).toBeVisible();
  await press(page, 'Create Account');
  const missing = 'Please fill in all fields';
  await expectRefused(page, { alert: missing, toast: toast(missing) });
  await fillNames();
  await field('Email').fill(email);
  await press(page, 'Create Account');
  await expectRefused(page, { alert: missing, toast: toast(missing) });
  await expect(field('Last Name')).toHaveValue('Reader');

  for (const [typed, message] of weakPasswords) {
    await field('Password').fill(typed);
    await press(page, 'Create Account');
    await expectRefused(page, { fields: { Password: message }, toast: toast(message) });
    await expect(field('Email')).toHaveValue(email);
    await expect(field('Password')).toHaveValue(javaScriptEnabled === false ? '' : typed);
  }
  await field('Email').fill('nobody');
  await field('Password').fill(password);
  await press(page, 'Create Account');
  await expectRefused(page, { fields: { Email: 'Please enter a valid email' } });

  await field('Email').fill(taken);
  await field('Password').fill(password);
  await press(page, 'Create Account');
  const registered = 'This email is already registered. Please sign in instead.';
  await expectRefused(page, { alert: registered, toast: toast(registered) });
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(field('Email')).toHaveValue(taken);

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(field('First Name')).toHaveValue('');
  await expect(field('Email')).toHaveValue('');
  await fillNames();
  await field('Email').fill(email);
  await field('Password').fill(password);
  await press(page, 'Create Account');
  await says(page, 'Account created successfully!');
  await says(page, 'Welcome to Dais!');
  await page
    .getByRole('button', { name: "Let's Go!" })
    .or(page.getByRole('link', { name: "Let's Go!" }))
    .click();
  await expect(page).toHaveURL(/\/govt-entity-selection$/);
  await page.goto('/settings');
  await expect(page.getByRole('definition').filter({ hasText: /^Ada$/ })).toBeVisible();
});

test('a free plan that was chosen first is there after the sign-up', async ({ page, site }) => {
  const email = freshEmail();
  await page.goto('/auth?mode=signup&plan=free');
  await press(page, 'Create Account');
  await expectRefused(page, { alert: 'Please fill in all fields' });
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Reader');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create Account');
  await says(page, 'Successfully enrolled in Free tier!');
  expect(
    query(site, 'SELECT subscription_tier AS tier FROM profiles WHERE email = ?', email),
  ).toEqual([{ tier: 'free' }]);
});
