import type { Page } from '@playwright/test';
import { codeNow } from '#tests/support/authenticator.ts';
import { axeFaults } from './axe.ts';
import { expectRefused, password, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

const wrong = 'This code is not right, has run out, or was used already.';

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
  // It is a script itself.
  const faults = async () => (javaScriptEnabled === false ? [] : axeFaults(page));
  const email = await signUp(context, site);
  let secret = '';
  let codes: string[] = [];

  await test.step('sets it up with the password and a first code', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Second Factor' }).click();
    await expect(page.getByRole('heading', { name: 'Second Factor', level: 1 })).toBeVisible();
    const app = page.getByRole('region', { name: 'Authenticator App' });
    await app.getByLabel('Current Password').fill('wrong');
    await press(page, 'Set Up');
    const incorrect = 'Your current password is incorrect.';
    const fields = { 'Current Password': incorrect };
    await expectRefused(page, { alert: null, fields, within: app });
    await app.getByLabel('Current Password').fill(password);
    await press(page, 'Set Up');
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    const link = page.getByRole('link', { name: 'open it in the app' });
    secret = /secret=(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    expect(await faults()).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill('12345');
    await press(page, 'Turn On');
    await expectRefused(page, { alert: null, fields: { Code: wrong } });
    await page.getByLabel('Code', { exact: true }).fill(codeNow(secret));
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
    // Half a minute passes.
    query(
      site,
      `UPDATE second_factors SET last_step = last_step - 1
       WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
      email,
    );
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
    await enterCode(page, 'Code', codeNow(secret));
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

test('a reader adds a passkey, signs in by it and removes it', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  // Passkeys are of names, and the site's own address is a number.
  const named = { ...site, url: site.url.replace('127.0.0.1', 'localhost') };
  const email = await signUp(context, named);
  const settings = `${named.url}/settings/second-factor`;
  await page.goto(settings);
  const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true });
  if (javaScriptEnabled === false) {
    await expect(passkeys.getByText('Passkeys need JavaScript')).toBeVisible();
    await expect(passkeys.getByRole('button')).toBeHidden();
    return;
  }
  await expect(passkeys.getByText('Passkeys need JavaScript')).toBeHidden();
  const kept = await plugIn(page);

  await test.step('adds it with the password and a name', async () => {
    await passkeys.getByLabel('Current Password').fill(password);
    await press(page, 'Add a Passkey');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue(/^Chrome on /);
    expect(await axeFaults(page)).toEqual([]);
    await name.fill('');
    await press(page, 'Create Passkey');
    await expectRefused(page, { alert: null, fields: { Name: 'Please name the passkey' } });
    await name.fill('Key ring');
    await press(page, 'Create Passkey');
    await says(page, 'Your recovery codes');
    await expect(passkeys.getByRole('row', { name: 'Key ring' })).toContainText('Never');
    expect(await axeFaults(page)).toEqual([]);
    expect(await kept()).toBe(1);
  });

  await test.step('signs in by it, to the page that was wanted', async () => {
    await context.clearCookies();
    await page.goto(`${named.url}/auth?from=%2Fsettings%2Fsecond-factor`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await press(page, 'Sign In');
    await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const challenges = '**/resources/passkey-challenge';
    await page.route(challenges, (route) => route.fulfill({ status: 429 }));
    await press(page, 'Use a Passkey');
    await says(page, 'Your browser gave no passkey.');
    await page.unroute(challenges);
    await press(page, 'Use a Passkey');
    await expect(page).toHaveURL(/\/settings\/second-factor$/);
    await says(page, 'Successfully signed in!');
  });

  await test.step('removes it by itself, and the password is enough again', async () => {
    await page.getByRole('link', { name: /^Remove.*Key ring/ }).click();
    const question = page.getByRole('region', { name: 'Remove “Key ring”?' });
    await question.getByLabel('Current Password').fill(password);
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Use a Passkey Instead');
    await says(page, 'The second factor is off.');
    await expect(passkeys.getByRole('row')).toHaveCount(0);
  });
});

/**
 * A device beside the browser that is touched whenever it is asked to be. Answers with what tells how
 * many passkeys it keeps.
 */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}
