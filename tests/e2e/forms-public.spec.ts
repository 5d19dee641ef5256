import type { Page } from '@playwright/test';
import { expectRefused, freshEmail, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('the contact form names each field that is wrong, keeps the rest, and sends', async ({
  page,
  site,
}) => {
  const email = freshEmail('ada');
  const button = page.getByRole('button', { name: 'Send Message' });
  await page.goto('/contact?reason=other');
  await expect(field(page, 'Reason for Contact')).toHaveValue('other');
  await page.goto('/contact');
  await button.click();
  await expectRefused(page, {
    fields: {
      'First Name': 'First name must be at least 2 characters',
      'Last Name': 'Last name must be at least 2 characters',
      Email: 'Please enter a valid email',
      'Reason for Contact': 'Please select a reason for contact',
      Message: 'Message must be at least 10 characters',
    },
  });
  // The alert leads to each of them.
  await page.getByRole('alert').getByRole('link', { name: 'Message must be' }).click();
  await expect(page).toHaveURL(/#contact-message$/);

  await field(page, 'First Name').fill(' A ');
  await field(page, 'Last Name').fill('Reader');
  await field(page, 'Email').fill('ada@');
  await field(page, 'Reason for Contact').selectOption('Question about my Subscription');
  await field(page, 'Message').fill('Too short');
  await button.click();
  await expectRefused(page, {
    fields: {
      'First Name': 'First name must be at least 2 characters',
      Email: 'Please enter a valid email',
      Message: 'Message must be at least 10 characters',
    },
  });
  await expect(field(page, 'Last Name')).toHaveValue('Reader');
  await expect(field(page, 'Email')).toHaveValue('ada@');
  await expect(field(page, 'Reason for Contact')).toHaveValue('subscription');
  await expect(field(page, 'Message')).toHaveValue('Too short');

  await field(page, 'First Name').fill('Ada');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill('x'.repeat(5001));
  await button.click();
  const tooLong = 'Message can have at most 5,000 characters';
  await expectRefused(page, { fields: { Message: tooLong } });
  await expect(page.getByText('1 character too many')).toBeVisible();
  expect((await field(page, 'Message').inputValue()).length).toBe(5001);

  await field(page, 'Message').fill('Which plan is for twelve offices?');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await says(page, "Thanks for reaching out. We'll get back to you as soon as we can!");
  await says(page, 'Redirecting you to the homepage...');
  expect(
    query(
      site,
      'SELECT first_name, last_name, reason, message FROM contact_us_log WHERE email = ?',
      email,
    ),
  ).toEqual([
    {
      first_name: 'Ada',
      last_name: 'Reader',
      reason: 'subscription',
      message: 'Which plan is for twelve offices?',
    },
  ]);
  await expect(page).toHaveURL('/', { timeout: 8_000 });
});

test('the request form names each field that is wrong, keeps the rest, and sends', async ({
  page,
  site,
}) => {
  const email = freshEmail('ada');
  const all = {
    Name: 'Name is required',
    Email: 'Invalid email address',
    State: 'State is required',
    Town: 'Town is required',
    'Entity Name': 'Entity name is required',
  };
  await page.goto('/request-entity');
  await expect(field(page, 'State').getByRole('option')).toHaveCount(51);
  await press(page, 'Submit Request');
  await expectRefused(page, { fields: all });

  await field(page, 'Name').fill('A');
  await field(page, 'Email').fill('ada at example');
  await field(page, 'State').selectOption('Ohio');
  await field(page, 'Town').fill('   ');
  await field(page, 'Entity Name').fill('Zoning Board');
  await press(page, 'Submit Request');
  await expectRefused(page, { fields: { Name: all.Name, Email: all.Email, Town: all.Town } });
  await expect(field(page, 'Email')).toHaveValue('ada at example');
  await expect(field(page, 'State')).toHaveValue('Ohio');
  await expect(field(page, 'Entity Name')).toHaveValue('Zoning Board');

  await field(page, 'Name').fill('Ada Reader');
  await field(page, 'Email').fill(email);
  await field(page, 'Town').fill('Akron');
  await press(page, 'Submit Request');
  await expect(page).toHaveURL(/\/meetings-we-track$/);
  await says(page, 'Your request has been submitted');
  expect(
    query(
      site,
      'SELECT name, state, town, entity_name, processed FROM entity_requests WHERE email = ?',
      email,
    ),
  ).toEqual([
    {
      name: 'Ada Reader',
      state: 'Ohio',
      town: 'Akron',
      entity_name: 'Zoning Board',
      processed: 0,
    },
  ]);
});

test('both forms know a reader who is signed in, and the request leads back to the selection', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  await page.goto('/contact');
  await expect(field(page, 'First Name')).toHaveValue('Nora');
  await expect(field(page, 'Last Name')).toHaveValue('Lindqvist');
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.goto('/request-entity');
  await expect(field(page, 'Name')).toHaveValue('Nora Lindqvist');
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/govt-entity-selection$/);
});
