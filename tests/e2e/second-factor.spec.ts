import type { Page } from '@playwright/test';
import { codeAt } from '#tests/support/authenticator.ts';
import { axeFaults } from './axe.ts';
import { expectRefused, password, press, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

const wrong = 'This code is not right, or was used already.';

async function enterPassword(page: Page, email: string) {
  await page.context().clearCookies();
  await page.goto('/auth?from=%2Fsettings%2Fmail');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign In');
}

async function enterCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await press(page, 'Sign In');
}

test('a reader sets up a second factor, signs in by it and turns it off', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  // It is a script itself.
  const faults = async () => (javaScriptEnabled === false ? [] : axeFaults(page));
  const email = await signUp(context, site);
  let secret = '';
  let codes: string[] = [];

  await test.step('sets it up with the password and a first code', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Second Factor' }).click();
    await expect(page.getByRole('heading', { name: 'Second Factor', level: 1 })).toBeVisible();
    await page.getByLabel('Current Password').fill('wrong');
    await press(page, 'Set Up');
    const incorrect = 'Your current password is incorrect.';
    await expectRefused(page, { alert: null, fields: { 'Current Password': incorrect } });
    await page.getByLabel('Current Password').fill(password);
    await press(page, 'Set Up');
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    const link = page.getByRole('link', { name: 'open it in the app' });
    secret = /secret=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    expect(await faults()).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill('12345');
    await press(page, 'Turn On');
    await expectRefused(page, { alert: null, fields: { Code: wrong } });
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, -1));
    await press(page, 'Turn On');
    await says(page, 'Your recovery codes');
    await says(page, '10 recovery codes are left.');
    const shown = page.getByRole('status').filter({ hasText: 'Your recovery codes' });
    codes = await shown.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    expect(await faults()).toEqual([]);
    await page.getByRole('link', { name: 'I Have Kept Them' }).click();
    await page.goto('/settings/second-factor');
    await expect(page.getByText(codes[0] ?? 'none')).toBeHidden();
  });

  await test.step('signs in by a code, to the page that was wanted', async () => {
    await enterPassword(page, email);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const field = page.getByLabel('Code', { exact: true });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(await faults()).toEqual([]);
    await enterCode(page, 'Code', '');
    await expectRefused(page, { alert: null, fields: { Code: 'Please enter a code' } });
    await enterCode(page, 'Code', codeAt(secret));
    await expect(page).toHaveURL(/\/settings\/mail$/);
    await says(page, 'Successfully signed in!');
  });

  await test.step('signs in by a recovery code, which works once', async () => {
    const [code = ''] = codes;
    await enterPassword(page, email);
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await enterCode(page, 'Recovery Code', code.toUpperCase());
    await expect(page).toHaveURL(/\/settings\/mail$/);
    await enterPassword(page, email);
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await enterCode(page, 'Recovery Code', code);
    await expectRefused(page, { alert: null, fields: { 'Recovery Code': wrong } });
    await enterCode(page, 'Recovery Code', codes[1] ?? '');
    await expect(page).toHaveURL(/\/settings\/mail$/);
  });

  await test.step('turns it off, and the password is enough again', async () => {
    await page.goto('/settings/second-factor');
    await says(page, '8 recovery codes are left.');
    const off = page.getByRole('region', { name: 'Turn Off' });
    await off.getByLabel('Current Password').fill(password);
    await off.getByLabel('Code', { exact: true }).fill(codes[2] ?? '');
    await press(page, 'Turn Off');
    await says(page, 'The second factor is off.');
    await enterPassword(page, email);
    await expect(page).toHaveURL(/\/settings\/mail$/);
  });
});
