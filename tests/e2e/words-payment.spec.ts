import { freshEmail, password, press } from './forms.ts';
import { expect, test } from './site-test.ts';

test('a paid plan is chosen with the sign-up, paid for, and cancelled once that was asked', async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const main = page.getByRole('main');
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Pro', exact: true }).getByRole('link').click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Reader');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create Account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribe to Dais Pro');
  await page.getByRole('radio', { name: /4242/ }).check();
  await press(page, 'Pay $25.00');
  await page.waitForURL(/\/(my-meetings|govt-entity-selection)/);

  const billing = main.getByRole('definition').nth(1);
  await expect(async () => {
    await page.goto('/settings');
    await expect(billing).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}$/, { timeout: 1000 });
  }).toPass();
  await expect(main.getByRole('term').nth(1)).toHaveText('Next Billing Date');
  const cancel = page.getByRole('link', { name: 'Cancel Subscription' });
  const asked = scripts ? page.getByRole('alertdialog', { name: 'Cancel Subscription' }) : main;
  await cancel.click();
  await expect(asked).toContainText('Your access continues to the end of the billing period');
  if (scripts) {
    await press(asked, 'Keep Subscription');
    await expect(asked).toBeHidden();
    await expect(billing).not.toHaveText('N/A');
    await cancel.click();
  } else {
    await expect(page).toHaveURL(/\/settings\/cancel-subscription$/);
  }
  await press(asked, 'Cancel Subscription');
  await expect(
    page.getByText(
      'Subscription cancelled successfully. Your access will continue until the end of your current billing period.',
    ),
  ).toBeVisible();
  await expect(billing).toHaveText('N/A');
  await expect(main).toContainText('You have access to Pro until');
});
