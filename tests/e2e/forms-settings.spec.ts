import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectRefused, password, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

const section = (page: Page, id: string) => page.locator(`form#${id}`);

test('the profile needs both names, and says when it is changed', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  for (const [first, last] of [
    ['', 'Lindgren'],
    ['Nora', ' '],
  ] as const) {
    await page.getByLabel('First Name').fill(first);
    await page.getByLabel('Last Name').fill(last);
    await press(page, 'Save Changes');
    const words = 'First name, last name, and email are required.';
    await expectRefused(page, { alert: words, toast: words, within: section(page, 'profile') });
    await expect(page.getByLabel('First Name')).toHaveValue(first);
  }
  await page.getByRole('link', { name: 'Cancel' }).click();
  await says(page, 'Lindqvist');

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('First Name').fill(' Eleonora ');
  await page.getByLabel('Last Name').fill('Lindgren');
  await press(page, 'Save Changes');
  await says(page, 'Profile updated successfully!');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('definition').filter({ hasText: 'Eleonora' })).toBeVisible();
  expect(query(site, 'SELECT full_name AS name FROM profiles WHERE email = ?', email)).toEqual([
    { name: 'Eleonora Lindgren' },
  ]);
});

test('a new password has to keep each rule, and the current one has to be right', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/settings');
  const wanted = 'Harbor!49kettles';
  const form = section(page, 'change-password');
  const send = async (current: string, next: string, again = next) => {
    await form.getByLabel('Current Password').fill(current);
    await form.getByLabel('New Password', { exact: true }).fill(next);
    await form.getByLabel('Confirm New Password').fill(again);
    await press(form, 'Update Password');
  };
  const empty = 'Please fill in all password fields.';
  for (const [current, again] of [
    ['', wanted],
    [password, ''],
  ] as const) {
    await send(current, wanted, again);
    await expectRefused(page, { alert: empty, toast: empty, within: form });
  }
  const differs = 'New password and confirm password do not match.';
  const rules = [
    ['Confirm New Password', differs, () => send(password, wanted, `${wanted}!`)],
    ['New Password', 'Password must be at least 8 characters long', () => send(password, 'Ab1!')],
    [
      'New Password',
      'Password must contain at least one number',
      () => send(password, 'Chambers!'),
    ],
    [
      'New Password',
      'Password must contain at least one special character',
      () => send(password, 'Chambers1'),
    ],
    [
      'New Password',
      'This password is easily guessed: it is made of your name',
      () => send(password, 'Lindqvist.1'),
    ],
    ['Current Password', 'Your current password is incorrect.', () => send('Wrong2026!', wanted)],
  ] as const;
  for (const [label, message, attempt] of rules) {
    await attempt();
    await expectRefused(page, { fields: { [label]: message }, toast: message, within: form });
  }
  await send(password, wanted);
  await says(page, 'Password updated successfully!');
});

test('other sessions are listed and ended, one or all', async ({
  page,
  context,
  browser,
  site,
}) => {
  const email = await signUp(context, site);
  const others = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const other of others) {
    await other.request.post(`${site.url}/auth`, {
      form: { email, password },
      headers: { Origin: site.url },
    });
  }
  await page.goto('/settings');
  await expect(page.getByText('Last seen')).toHaveCount(3);
  const label = 'Password to End Sessions';
  const one = page.getByRole('button', { name: /^End session: / }).first();
  for (const [typed, message] of [
    ['', 'Please enter your password'],
    ['Wrong2026!', 'Your current password is incorrect.'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await one.click();
    const within = page.locator('#end-sessions');
    await expectRefused(page, { fields: { [label]: message }, toast: message, within });
  }
  await expect(page.getByText('Last seen')).toHaveCount(3);
  await page.getByLabel(label).fill(password);
  await one.click();
  await says(page, 'The session was ended.');
  await expect(page.getByText('Last seen')).toHaveCount(2);
  await expect(page.getByText('This session')).toBeVisible();
  await page.getByLabel(label).fill(password);
  await press(page, 'End All Other Sessions');
  await says(page, 'All other sessions were ended.');
  await expect(page.getByText('Last seen')).toHaveCount(1);
  for (const other of others) {
    const answer = await other.request.get(`${site.url}/settings`, { maxRedirects: 0 });
    expect(answer.headers().location).toMatch(/^\/auth/);
    await other.close();
  }
});

test('an account is deleted with its password only, in a dialog or on a page', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const email = await signUp(context, site);
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Your Data' }).click();
  const held = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(held.account.email).toBe(email);

  await page.getByRole('link', { name: 'Delete Account' }).click();
  const asked = scripts ? page.getByRole('alertdialog') : page.locator('main');
  if (scripts) {
    await press(asked, 'Cancel');
    await expect(page.getByRole('link', { name: 'Delete Account' })).toBeFocused();
    await page.getByRole('link', { name: 'Delete Account' }).click();
  } else {
    await expect(page).toHaveURL(/\/settings\/delete-account$/);
  }
  for (const [typed, message] of [
    ['', 'Please enter your password'],
    ['Wrong2026!', 'Your current password is incorrect.'],
  ] as const) {
    await asked.getByLabel('Current Password').fill(typed);
    await press(asked, 'Delete Account');
    const field = asked.getByLabel('Current Password');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  await asked.getByLabel('Current Password').fill(password);
  await press(asked, 'Delete Account');
  await expect(page).toHaveURL('/');
  await says(page, 'Account deleted successfully');
  expect(query(site, 'SELECT id FROM users WHERE email = ?', email)).toEqual([]);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/auth\?from=/);
});
