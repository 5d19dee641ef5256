import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { expectRefused, query, says, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test('an admin opens a body to everybody, and a visitor reads its summaries until it is closed again', async ({
  browser,
  context,
  page,
  site,
}) => {
  const [body] = query<{ id: string; meetingId: string }>(
    site,
    `SELECT govt_entity_id AS id, id AS meetingId FROM meetings
     WHERE markdown_summary <> '' AND govt_entity_id IS NOT NULL
       AND id NOT IN (SELECT meeting_id FROM sample_meeting) LIMIT 1`,
  );
  if (!body) throw new Error('The demonstration has no summary.');
  const [visitor, ofTown] = [await browser.newContext(), await browser.newContext()];
  const town = await signUp(ofTown, site);
  await signIn(context, site, 'admin@example.com');
  await page.goto(`/admin/entities/${body.id}`);
  await page.getByRole('link', { name: 'Subscriber' }).click();
  const open = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Open to Everybody' }).click();
  };
  await open('nobody@example.com');
  await expect(page.locator('#own-body-email-error')).toContainText('No account has this');
  await open(town);
  await expect(page.locator('#own-body-email-error')).toContainText('not have the Municipal plan');
  await site.dais('set-plan', town, 'municipal', '--until', '2090-12-31');
  await open(town);
  await says(page, 'Its summaries are open to everybody');

  const own = await visitor.newPage();
  const address = `${site.url}/bodies/${body.id}`;
  await own.goto(address);
  await expect(own.getByText('opens these summaries to everybody')).toBeVisible();
  await own.goto(`${address}/meetings/${body.meetingId}`);
  await expect(own.getByRole('heading', { name: 'Summary' })).toBeVisible();

  const search = `${site.url}/search?${new URLSearchParams({ q: sentenceOf(site, body.meetingId) })}`;
  await own.goto(search);
  const found = own.getByRole('region', { name: 'Open to everybody' });
  await found
    .getByRole('link', { name: /^Read in the summary/ })
    .first()
    .click();
  await expect(own).toHaveURL(new RegExp(`^${address}/meetings/${body.meetingId}#`));
  await expect(own.locator(new URL(own.url()).hash)).toBeVisible();
  await own.goBack();
  await found.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(own).toHaveURL(`${address}/meetings/${body.meetingId}`);
  await own.getByRole('link', { name: /Read the transcript/ }).click();
  await own.getByRole('link', { name: 'Back to the summary' }).click();
  await expect(own).toHaveURL(`${address}/meetings/${body.meetingId}`);

  await keepRoster(await ofTown.newPage(), address);
  await own.goto(address);
  await expect(own.getByText('Lena Bolgarini')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Edit the roster' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Leave It to Followers' }).click();
  await says(page, 'Its summaries are open to followers only');
  await own.goto(search);
  await expect(own.getByRole('region', { name: 'Open to everybody' })).toHaveCount(0);
  await own.goto(`${address}/meetings/${body.meetingId}`);
  await expect(own.getByRole('heading', { name: 'Summary' })).toHaveCount(0);
});

/** Puts somebody on the roster by the account of the body's own government, and mends the entry. */
async function keepRoster(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit the roster' }).click();
  await page.getByRole('link', { name: 'Add Member' }).click();
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expectRefused(page, { fields: { Name: 'Name is required', Office: 'Office is required' } });
  await page.getByLabel('Name', { exact: true }).fill('Lena Bolgari');
  await page.getByLabel('Office', { exact: true }).fill('Council Member');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await says(page, 'Member added');
  await page.getByRole('link', { name: 'Lena Bolgari' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lena Bolgarini');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await says(page, 'Member updated');
}

/** The longest words of a sentence of its summary, as a visitor might look for them. */
function sentenceOf(site: Site, meetingId: string): string {
  const [sentence] = query<{ text: string }>(
    site,
    `SELECT text FROM passages WHERE meeting_id = ? AND kind = 'summary' ORDER BY length(text) DESC`,
    meetingId,
  );
  const words = sentence?.text.match(/\b[a-z]{6,}\b/g) ?? [];
  return words.slice(0, 3).join(' ');
}
