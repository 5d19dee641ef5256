import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, press, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const agenda = `1. Call to Order
2. Consent Agenda
   a. Ord. 9014 Road salt for the winter
   b. Minutes of March 2
3. Lease of the depot to the
historical society
4. Adjournment`;

const entry = (page: Page, title: string | RegExp) => page.getByRole('radio', { name: title });
const titles = (page: Page) => page.locator('main ol > li').allInnerTexts();

async function openAgenda(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Agenda', exact: true })).toBeVisible();
}

test('an agenda is pasted, mended entry by entry, and every step can be taken back', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  await openAgenda(page, await draftedMeeting(page, site));
  await page.getByLabel('Or paste the agenda').fill('Welcome to the council of the town.');
  await press(page, 'Take In Agenda');
  await expectRefused(page, {
    fields: { 'Or paste the agenda (optional)': 'No items were found in the agenda' },
  });
  await page.getByLabel('Or paste the agenda').fill(agenda);
  await press(page, 'Take In Agenda');
  await says(page, 'Took in the agenda');
  await says(page, '6 entries · 2 on consent');
  await expect(entry(page, '3 Lease of the depot to the historical society')).toBeVisible();

  await press(page, 'Move Up');
  await expectRefused(page, { alert: 'Choose an entry first.' });
  await entry(page, /Lease of the depot/).check();
  await press(page, 'Move Up');
  await says(page, 'Moved “Lease of the depot to the historical society” up');
  expect((await titles(page))[1]).toContain('Lease of the depot');
  // It stays chosen, so that it can be moved on.
  await expect(entry(page, /Lease of the depot/)).toBeChecked();
  await press(page, 'Indent');
  await says(page, 'Indented “Lease of the depot to the historical society”');
  await press(page, 'Remove');
  await expect(entry(page, /Lease of the depot/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: Removed/ }).click();
  await expect(entry(page, /Lease of the depot/)).toHaveCount(1);

  await entry(page, /Road salt/).check();
  await press(page, 'Edit');
  await page.getByLabel('Title').fill('');
  await press(page, 'Save Entry');
  await expectRefused(page, { fields: { Title: 'Please enter a title' } });
  await page.getByLabel('Title').fill('Road salt and sand');
  await page.getByLabel('Sponsors').fill('Hale, Ortiz');
  await press(page, 'Save Entry');
  await says(page, 'Sponsored by Hale, Ortiz');

  await entry(page, /Adjournment/).check();
  await press(page, 'Add');
  await page.getByLabel('Title').fill('Next meeting on April 6');
  await page.getByLabel('Place').selectOption({ label: 'Below “Adjournment”, as a sub-item' });
  await press(page, 'Add Entry');
  await says(page, 'Added “Next meeting on April 6”');

  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  // Axe runs as a script of the page.
  if (javaScriptEnabled === false) return;
  expect(await axeFaults(page)).toEqual([]);
});

test('two admins do not overwrite each other, and a second agenda is added or replaces', async ({
  page,
  context,
  site,
}) => {
  await openAgenda(page, await draftedMeeting(page, site));
  await page.getByLabel('Or paste the agenda').fill(agenda);
  await press(page, 'Take In Agenda');
  await says(page, '6 entries');

  const other = await context.newPage();
  await other.goto(page.url());
  await entry(other, /Minutes of March 2/).check();
  await press(other, 'Remove');
  await says(other, 'Removed “Minutes of March 2”');
  await entry(page, /Road salt/).check();
  await press(page, 'Remove');
  await says(page, 'Somebody changed this agenda since you opened it.');
  await expect(entry(page, /Minutes of March 2/)).toHaveCount(0);
  await expect(entry(page, /Road salt/)).toHaveCount(1);
  await other.close();

  await page.getByLabel('Or paste the agenda').fill('3. Parks\n9. Trees on Elm Street');
  await press(page, 'Add What Is Missing');
  await says(page, 'Added 2 of 2 entries from another agenda');
  await expect(entry(page, /Road salt/)).toHaveCount(1);
  await page.getByLabel('Or paste the agenda').fill('9. Trees on Elm Street');
  await press(page, 'Replace the Agenda');
  await says(page, 'Replaced the agenda');
  await expect(entry(page, /Road salt/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Replaced the agenda' }).click();
  await expect(entry(page, /Road salt/)).toHaveCount(1);
});
