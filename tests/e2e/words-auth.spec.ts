import { expect, signIn, test } from './site-test.ts';
import { heading, leads, says } from './words.ts';

/** What the sign-in and the sign-up say, and where they lead. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

test('the sign-in and the sign-up say what they are, and lead to each other', async ({ page }) => {
  const label = (name: string) => expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await page.goto('/auth');
  await heading(page, 'Sign In');
  await says(page, 'Sign in to your account');
  for (const name of ['Email', 'Password']) await label(name);
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await says(page, "Don't have an account? Sign up");
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();

  await expect(page).toHaveURL(/mode=signup/);
  await heading(page, 'Create Account');
  await says(page, 'Create your account to get started');
  for (const name of ['First Name', 'Last Name', 'Email', 'Password']) await label(name);
  await expect(page.getByLabel('Password')).toHaveAttribute(
    'placeholder',
    'Min. 8 characters with numbers and symbols',
  );
  await expect(page.getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();
  await says(page, 'Already have an account? Sign in');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Sign In');
});

test('whoever is signed in is sent on from the sign-in', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/my-meetings$/);
  await page.goto('/auth?from=/roadmap');
  await expect(page).toHaveURL(/\/roadmap$/);
});

test('the welcome after a sign-up says what comes next', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/auth?welcome=1');
  await heading(page, 'Welcome to Dais!');
  await says(page, "Use the 'Select Government Entities' page to choose the meetings");
  await leads(page, "Let's Go!", '/govt-entity-selection');
});

test('signing out without a session is no error', async ({ request, site }) => {
  const answer = await request.post('/sign-out', {
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/auth');
});
