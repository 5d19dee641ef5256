import { linkIn } from '#tests/support/read-mail.ts';
import { expectRefused, freshEmail, password, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** What each rule says of a password, in the order in which they are checked. */
const weak = [
  ['Abc1!', 'Password must be at least 8 characters long'],
  ['Council!', 'Password must contain at least one number'],
  ['Council2026', 'Password must contain at least one special character'],
] as const;

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

  for (const [typed, message] of weak) {
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

test('the link for a new password is asked for, and the new password has to keep the rules', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  query(
    site,
    "UPDATE users SET email_confirmed_at = '2026-01-01T00:00:00.000+00:00' WHERE email = ?",
    email,
  );
  await context.clearCookies();
  await page.goto('/forgot-password');
  for (const typed of ['', 'nobody', '@example.com']) {
    await page.getByLabel('Email').fill(typed);
    await press(page, 'Send the Link');
    await expectRefused(page, { fields: { Email: 'Please enter a valid email' } });
    await expect(page.getByLabel('Email')).toHaveValue(typed);
  }
  // The same answer for an address that nobody has.
  for (const known of [freshEmail(), email]) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(known);
    await press(page, 'Send the Link');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  }

  await page.goto(linkIn(await site.mailTo(email, 2)));
  const send = async (wanted: string, again: string) => {
    await page.getByLabel('New Password', { exact: true }).fill(wanted);
    await page.getByLabel('Confirm New Password').fill(again);
    await press(page, 'Update Password');
  };
  await send('', '');
  await expectRefused(page, { alert: 'Please fill in all password fields.' });
  await send('Chambers2026?', 'Chambers2026!');
  const differs = 'New password and confirm password do not match.';
  await expectRefused(page, { fields: { 'Confirm New Password': differs } });
  for (const [typed, message] of weak) {
    await send(typed, typed);
    await expectRefused(page, { fields: { 'New Password': message } });
  }
  await send('Chambers2026?', 'Chambers2026?');
  await says(page, 'Password updated successfully!');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Chambers2026?');
  await press(page, 'Sign In');
  await says(page, 'Successfully signed in!');
});

test('the link that confirms an address is sent again, three times an hour', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  await page.goto('/settings');
  for (const count of [2, 3, 4]) {
    await press(page, 'Send the Link Again');
    await says(page, 'We sent you the link again.');
    await site.mailTo(email, count);
    await page.reload();
  }
  await press(page, 'Send the Link Again');
  await says(page, /Too many attempts\. Try again in \d+ minutes\./);
  await page.goto(linkIn(await site.mailTo(email, 4)));
  await press(page, 'Confirm Email Address');
  await says(page, 'Your email address is confirmed.');
});

test('signing out ends the session and leads to the sign-in', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/settings');
  const [session] = (await context.cookies()).filter(({ name }) => name === 'dais_session');
  await page.getByRole('banner').locator('summary').last().click();
  await press(page, 'Sign Out');
  await expect(page).toHaveURL(/\/auth$/);
  if (session) await context.addCookies([session]);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth\?from=/);
});

test('the colours that were chosen stay chosen, on every page', async ({ page }) => {
  for (const path of ['/contact', '/about']) {
    for (const [label, theme] of [['Dark', 'dark'] as const, ['Light', 'light'] as const]) {
      await page.goto(path);
      await press(page, label);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('button', { name: label })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page).toHaveURL(path);
      await page.goto('/pricing');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  }
  await press(page, 'System');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
