import { linkIn } from '#tests/support/read-mail.ts';
import { expectRefused, freshEmail, press, query, says, signUp, weakPasswords } from './forms.ts';
import { expect, test } from './site-test.ts';

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
  await send('Harbor!49kettles', 'Chambers2026!');
  const differs = 'New password and confirm password do not match.';
  await expectRefused(page, { fields: { 'Confirm New Password': differs } });
  for (const [typed, message] of weakPasswords) {
    await send(typed, typed);
    await expectRefused(page, { fields: { 'New Password': message } });
  }
  await send('Harbor!49kettles', 'Harbor!49kettles');
  await says(page, 'Password updated successfully!');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Harbor!49kettles');
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
