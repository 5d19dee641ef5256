import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkIn } from '#tests/support/read-mail.ts';
import { expect, test } from './site-test.ts';

const firstPassword = 'Lantern7!underoak';
const secondPassword = 'Harbor!49kettles';
const thirdPassword = 'Thimble#88rivers';

/** From sign-up to the deletion of the account, by clicks and by the links in the mail. */
test('a reader keeps an account in their own hands', async ({ page, context, site }) => {
  const email = `nora-${randomUUID()}@example.com`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('signs up and confirms the address, by a link that works once', async () => {
    await page.goto('/auth?mode=signup');
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(firstPassword);
    await press('Create Account');
    await expect(page.getByText('Welcome to Dais!')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('Your email address is not confirmed')).toBeVisible();
    const link = linkIn(await site.mailTo(email, 1));
    await page.goto(link);
    await press('Confirm Email Address');
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('Your email address is not confirmed')).toBeHidden();
  });

  await test.step('changes the profile, whose names are both needed', async () => {
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Last Name').fill(' ');
    await press('Save Changes');
    await expect(
      page.getByText('First name, last name, and email are required.').first(),
    ).toBeVisible();
    await page.getByLabel('Last Name').fill('Lindgren');
    await press('Save Changes');
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('Lindgren')).toBeVisible();
  });

  await test.step('changes the password, which ends the other sessions', async () => {
    const other = await context.browser()?.newContext({ baseURL: site.url });
    if (!other) throw new Error('No second browser.');
    const otherPage = await other.newPage();
    await signIn(otherPage, email, firstPassword);

    await page.reload();
    await expect(page.getByText('Last seen')).toHaveCount(2);
    const change = async (current: string, wanted: string, again = wanted) => {
      await page.getByLabel('Current Password').fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(wanted);
      await page.getByLabel('Confirm New Password').fill(again);
      await press('Update Password');
    };
    const said = (words: string) => expect(page.getByText(words).first()).toBeVisible();
    await change('', '', '');
    await said('Please fill in all password fields.');
    await change(firstPassword, secondPassword, 'Another2026!');
    await said('New password and confirm password do not match.');
    await change(firstPassword, 'short');
    await said('Password must be at least 8 characters long');
    await change('wrong', secondPassword);
    await said('Your current password is incorrect.');
    await change(firstPassword, secondPassword);
    await said('Password updated successfully!');
    await expect(page.getByText('Last seen')).toHaveCount(1);
    await otherPage.goto('/settings');
    await expect(otherPage).toHaveURL(/\/auth\?/);
    await signIn(otherPage, email, secondPassword);
    await page.reload();
    await page.getByLabel('Password to End Sessions').fill(secondPassword);
    await page.getByRole('button', { name: /^End session: / }).click();
    await expect(page.getByText('The session was ended.')).toBeVisible();
    await otherPage.goto('/settings');
    await expect(otherPage).toHaveURL(/\/auth\?/);
    await other.close();
  });

  await test.step('forgets the password, and sets a new one by a link that works once', async () => {
    await context.clearCookies();
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('not an address');
    await press('Send the Link');
    await expect(page.getByText('Please enter a valid email').first()).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await press('Send the Link');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const link = linkIn(await site.mailTo(email, 3));
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(thirdPassword);
    await page.getByLabel('Confirm New Password').fill(thirdPassword);
    await press('Update Password');
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await signIn(page, email, thirdPassword);
  });

  await test.step('takes everything along that is held', async () => {
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Your Data' }).click();
    const held = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(held).toMatchObject({ account: { email }, profile: { lastName: 'Lindgren' } });
  });

  await test.step('deletes the account, and is told by e-mail', async () => {
    await page.getByRole('link', { name: 'Delete Account' }).click();
    const sure = page.getByRole('button', { name: 'Delete Account' });
    await expect(sure).toBeVisible();
    await page.getByLabel('Current Password').last().fill('wrong');
    await sure.click();
    await expect(page.getByText('Your current password is incorrect.').first()).toBeVisible();
    await page.getByLabel('Current Password').last().fill(thirdPassword);
    await sure.click();
    await expect(page.getByText('Account deleted successfully')).toBeVisible();
    expect((await site.mailTo(email, 5)).headers.get('subject')).toBe(
      'Your account on Dais was deleted',
    );
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\?/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(thirdPassword);
    await press('Sign In');
    await expect(
      page.getByText('The email or password you entered is incorrect').first(),
    ).toBeVisible();
  });
});

test('the roadmap says how each feature stands', async ({ page }) => {
  await signIn(page, 'reader@example.com', 'Password1!');
  await page.goto('/roadmap');
  const feature = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of ['Audio from agenda item', 'Keyword alerts', 'AI search']) {
    await expect(feature(name)).toContainText('Completed');
  }
  await expect(page.getByText('Completed').first()).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}
