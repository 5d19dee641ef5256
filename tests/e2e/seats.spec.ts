import { linkIn } from '#tests/support/read-mail.ts';
import { freshEmail, password, press, query, says, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test('an owner gives a seat, whoever was invited takes it, and it ends', async ({
  page,
  context,
  site,
}) => {
  const owner = await signUp(context, site);
  await context.clearCookies();
  await signIn(context, site, 'admin@example.com');
  await page.goto('/admin/payments');
  await page.getByLabel('Email').fill(owner);
  await page.getByLabel('Plan', { exact: true }).selectOption('enterprise');
  await page.getByLabel('Last Day').fill('2099-12-31');
  await press(page, 'Set Plan');
  await says(page, 'The plan is set.');

  const as = async (email: string) => {
    await context.clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await press(page, 'Sign In');
    await says(page, 'Successfully signed in!');
  };
  await as(owner);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Seats', exact: true }).click();
  await press(page, 'Invite');
  await says(page, 'Please enter a valid email');
  const holder = freshEmail();
  await page.getByLabel('Email').fill(holder);
  await press(page, 'Invite');
  await says(page, 'The invitation was sent.');
  await says(page, '3 of 4 seats are free.');
  const row = page.getByRole('row', { name: new RegExp(holder) });
  await expect(row).toContainText('Invited');

  // Whoever was invited has no account yet, and reaches the link again by making one.
  const link = linkIn(await site.mailTo(holder, 1));
  await context.clearCookies();
  await page.goto(link);
  await says(page, `${owner} pays for the Enterprise plan`);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill(holder);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create Account');
  await page.getByRole('link', { name: 'Continue Where You Left Off' }).click();
  await says(page, 'Your email address is not confirmed');
  await page.goto(linkIn(await site.mailTo(holder, 2)));
  await press(page, 'Confirm Email Address');
  await says(page, 'Your email address is confirmed.');
  await page.goto(link);
  await press(page, 'Take the Seat');
  await says(page, 'The seat is yours.');
  await says(page, `${owner} gives you a seat`);
  await page.goto('/settings');
  await says(page, `You have a seat on the Enterprise plan of ${owner}`);
  await page.goto(link);
  await says(page, 'This link does not work');

  await as(owner);
  await page.goto('/settings/seats');
  await expect(row).toContainText('Taken');
  // A link to the page that asks, where no dialog opens.
  await row.getByText('End', { exact: false }).last().click();
  await press(page, 'End the Seat');
  await says(page, 'The seat was ended.');
  await expect(row).toHaveCount(0);
  const tier = 'SELECT subscription_tier AS tier FROM profiles WHERE email = ?';
  expect(query<{ tier: string }>(site, tier, holder)).toEqual([{ tier: 'free' }]);
  const secret = new URL(link, site.url).searchParams.get('token') ?? 'none';
  expect(site.output()).not.toContain(secret);
});
