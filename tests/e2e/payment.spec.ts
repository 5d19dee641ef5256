import { type Site, startSite } from '#tests/support/site.ts';
import { openPortal, password, press, settingsSay, signUp, subscribe } from './payer.ts';
import { expect, test } from './site-test.ts';

// The stand-in's clock is the whole site's: these tests keep away from those of other files, on one site.
test.describe.configure({ mode: 'default' });

let own: Promise<Site> | undefined;
test.afterAll(async () => (await own)?.stop());

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  async baseURL({}, use) {
    const environment = { TRUST_PROXY: '1' };
    own ??= startSite({ template: process.env.DAIS_DEMO_TEMPLATE, environment });
    await use((await own).url);
  },
});

test('a reader takes Pro from the pricing page, and is told how it stands', async ({ page }) => {
  await signUp(page);
  await expect(page.getByText('Welcome to Dais!')).toBeVisible();
  await page.goto('/pricing');
  await press(page, 'Choose Pro');
  await expect(page.getByRole('heading', { name: /Subscribe to Dais Pro/ })).toBeVisible();
  await press(page, 'Pay $25');
  await expect(page).toHaveURL(/checkout=cs_/);
  await expect(page.getByText('You are on the Pro plan')).toBeVisible({ timeout: 30_000 });
  await settingsSay(page, 'Pro', /^[A-Z][a-z]{2} \d+, \d{4}$/);
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await press(page, 'Choose Pro+');
  await expect(page.getByRole('heading', { name: 'Change Plan' })).toBeVisible();
});

test('a visitor takes Pro+ while signing up', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Sign Up for Pro+' }).click();
  await expect(page).toHaveURL(/plan=premium/);
  await signUp(page, page.url());
  await expect(page.getByRole('heading', { name: /Subscribe to Dais Pro\+/ })).toBeVisible();
  await press(page, 'Pay $50');
  await settingsSay(page, 'Pro+');
});

test('a visitor takes the free plan', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Start Free' }).click();
  await signUp(page, page.url());
  await expect(page.getByText('Successfully enrolled in Free tier!')).toBeVisible();
  await settingsSay(page, 'Citizen', 'N/A');
});

test('a plan chosen before signing in is paid after it', async ({ page }) => {
  const email = await signUp(page);
  await expect(page.getByText('Welcome to Dais!')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Sign Up for Pro', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  // Switching clears the fields: nothing typed before counts.
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign In');
  await press(page, 'Pay $25');
  await settingsSay(page, 'Pro');
});

test('a cancelled checkout costs nothing, and the next one is paid', async ({ page }) => {
  await signUp(page);
  await expect(page.getByText('Welcome to Dais!')).toBeVisible();
  await page.goto('/pricing');
  await press(page, 'Choose Pro+');
  await expect(page.getByRole('heading', { name: /Subscribe to Dais Pro\+/ })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Checkout was cancelled. Nothing was paid.')).toBeVisible();
  await settingsSay(page, 'Citizen', 'N/A');
  await page.goto('/pricing');
  await press(page, 'Choose Pro+');
  await press(page, 'Pay $50');
  await settingsSay(page, 'Pro+');
});

test('a subscriber changes up and down, cancels, resumes, and cancels until the end', async ({
  page,
  javaScriptEnabled,
}) => {
  await subscribe(page);
  const cancel = async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Cancel Subscription' }).click();
    const asked = javaScriptEnabled ? page.getByRole('alertdialog') : page.getByRole('main');
    await asked.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page.getByText('Subscription cancelled successfully.').first()).toBeVisible();
    await expect(page.getByText('You have access to Pro until')).toBeVisible();
  };
  await test.step('up, at the price that was shown', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Change Plan' }).click();
    await expect(page.getByText('To Pay Now')).toBeVisible();
    await press(page, /^Change to Pro\+ and Pay \$\d+/);
    await expect(page.getByText('Your plan was changed.').first()).toBeVisible();
    await settingsSay(page, 'Pro+');
  });
  await test.step('down, with what was paid counted', async () => {
    await page.goto('/settings/change-plan');
    await expect(page.getByText('towards your next payments')).toBeVisible();
    await press(page, 'Change to Pro');
    await settingsSay(page, /^Pro$/);
  });
  await test.step('cancels, resumes and cancels again', async () => {
    await cancel();
    await press(page, 'Resume Subscription');
    await expect(page.getByText('Your subscription goes on.').first()).toBeVisible();
    await cancel();
  });
  await test.step('is on the free plan when the period has ended', async () => {
    await openPortal(page);
    await press(page, 'To the next renewal');
    await settingsSay(page, 'Citizen', 'N/A');
  });
});

test('a renewal that fails leaves the plan for a while, and a card that works mends it', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'Only the plain pages of the stand-in are pressed.');
  await subscribe(page, /0341/);
  await openPortal(page);
  await press(page, 'To the next renewal');
  await settingsSay(page, 'Pro', 'Your last payment did not go through');
  await page.goto('/roadmap');
  await expect(page.getByText('Your last payment did not go through')).toBeVisible();
  await press(page, 'Invoices and Card');
  await page.getByLabel(/4242/).check();
  await press(page, 'Use this card');
  await press(page, 'One week on');
  await expect(async () => {
    await page.goto('/settings');
    await expect(page.getByText('Your last payment did not go through')).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });
  await settingsSay(page, 'Pro', /^[A-Z][a-z]{2} \d+, \d{4}$/);
});
