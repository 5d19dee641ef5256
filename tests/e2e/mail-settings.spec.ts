import { press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

test('a reader chooses what they are sent, and when', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/settings');
  const email = page.getByRole('region', { name: 'E-mail' });
  await expect(email).toContainText('Weekly, on Monday at 7 in the morning');
  await email.getByRole('link', { name: 'Change E-mail' }).click();

  await page.getByLabel('New Summaries').selectOption({ label: 'As soon as they are published' });
  await page.getByLabel('Time Zone').selectOption('Europe/Lisbon');
  await page.getByRole('checkbox', { name: /corrections/ }).uncheck();
  const changes = page.getByRole('checkbox', { name: /moved, cancelled or changed/ });
  await expect(changes).toBeChecked();
  await changes.uncheck();
  await press(page, 'Save Changes');
  await says(page, 'Your choice was saved.');
  await expect(email).toContainText('As soon as they are published');
  await expect(email).toContainText('Never');

  await email.getByRole('link', { name: 'Change E-mail' }).click();
  await expect(page.getByLabel('Time Zone')).toHaveValue('Europe/Lisbon');
  await expect(page.getByRole('checkbox', { name: /corrections/ })).not.toBeChecked();
  await expect(changes).not.toBeChecked();
});

test('the page of mail has each saved search with when it is told', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/saved-searches/new?q=levee');
  await page.getByLabel('Name').fill('Flood walls');
  await press(page, 'Save Search');
  await says(page, '“Flood walls” was saved.');
  await page.goto('/settings/mail');
  const rate = page.getByLabel('Flood walls');
  await expect(rate.getByRole('option', { name: /As soon as/ })).toBeDisabled();
  await rate.selectOption('off');
  await press(page, 'Save Flood walls');
  await says(page, '“Flood walls” was changed.');
  await page.goto('/settings/mail');
  await expect(page.getByLabel('Flood walls')).toHaveValue('off');
});

test('settings say what of all this is sent', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/settings');
  const email = page.getByRole('region', { name: 'E-mail' });
  for (const words of ['Matters', 'Changed meetings', 'At night']) {
    await expect(email).toContainText(words);
  }
});

test('a choice that the form does not have is refused beside its field', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  const answer = await page.request.post('/settings/mail', {
    form: { summaries: 'hourly', timeZone: 'Mars/Olympus_Mons' },
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Choose your time zone from the list');
  const sql = 'SELECT mail_summaries AS choice FROM profiles WHERE email = ?';
  expect(query(site, sql, email)).toEqual([{ choice: 'weekly' }]);
});

test.describe('with JavaScript', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'Only a script knows the zone.');
  test.use({ timezoneId: 'America/Chicago' });

  test('the zone of the browser is offered until one is chosen', async ({
    page,
    context,
    site,
  }) => {
    await signUp(context, site);
    await page.goto('/settings/mail');
    await expect(page.getByLabel('Time Zone')).toHaveValue('America/Chicago');
  });
});
