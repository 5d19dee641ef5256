import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { draftedMeeting } from './drafted-meeting.ts';
import { expectRefused, press, says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const minutes = (day = 'October 12, 2026') => `Minutes of the City Council

${day}

1. Contract for repaving
Councilmember Brandt moved to approve the contract with Northside Paving, seconded by Councilmember Sato. Motion carried 2-1.

2. Library hours
Ito moved to ask staff for a report on library hours, seconded by Okafor. The motion carried unanimously.
`;

const open = (page: Page) => page.getByRole('list', { name: 'What differs' }).getByRole('listitem');

test('minutes are taken in, worked through, and told to readers once they are approved', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const desk = await draftedMeeting(page, site);
  await page.goto(desk);
  await page.getByRole('link', { name: 'Minutes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Minutes', exact: true })).toBeVisible();

  await press(page, 'Take In Minutes');
  await expectRefused(page, {
    fields: { 'Minutes (optional)': 'Choose the minutes’ file, or paste their text.' },
  });
  // Another field is wrong now: there the editor lands.
  await page.getByLabel('Or paste the minutes').fill('Once there was a council of mice.');
  await press(page, 'Take In Minutes');
  await expectRefused(page, {
    fields: { 'Or paste the minutes (optional)': 'these do not seem to be minutes' },
  });
  await page.getByLabel('Or paste the minutes').fill(minutes('November 9, 2026'));
  await press(page, 'Take In Minutes');
  await expectRefused(page, {
    fields: { 'Use it all the same.': 'The minutes are headed Nov 9, 2026; this meeting is of' },
  });
  await page.getByLabel('Or paste the minutes').fill(minutes());
  await press(page, 'Take In Minutes');
  await says(page, 'Took in the minutes, with 2 motions');
  await says(page, '1 of the 2 motions in the minutes is among the votes of the summary.');
  await expect(open(page)).toHaveCount(2);
  await expect(open(page).first()).toContainText('Seconder');
  await expect(open(page).first()).toContainText('Councilmember Sato');

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  }
  if (javaScriptEnabled !== false) expect(await axeFaults(page)).toEqual([]);

  await page.goto(desk);
  await says(page, 'The draft of the minutes and the votes differ in 2 places.');
  await page.getByRole('link', { name: 'Compare them' }).click();
  await page.getByRole('button', { name: /^Take the minutes’ word\. Seconder/ }).click();
  await says(page, 'Took the minutes’ word');
  await expect(page.getByText('The draft’s text still says')).toHaveCount(0);
  await page.getByRole('button', { name: /^Leave it out/ }).click();
  await says(page, 'Every difference is answered');
  await expect(open(page)).toHaveCount(0);

  await page.getByLabel('Approved on').first().fill('10/05/2026');
  await press(page, 'Save Date');
  await says(page, 'Minutes are approved after their meeting');
  await page.getByLabel('Approved on').first().fill('10/26/2026');
  await press(page, 'Save Date');
  await says(page, 'approved Oct 26, 2026');
  await page.goto(desk);
  await expect(page.getByText('differ in')).toHaveCount(0);
  // What code tells of the vote has followed.
  await says(page, /seconded by Councilmember Sato; voting no/);
});

test('readers see which vote stands as approved in the minutes', async ({ page, site }) => {
  const desk = await draftedMeeting(page, site);
  await page.goto(`${desk}/minutes`);
  const same = minutes().replace('Councilmember Sato', 'Councilmember Ito');
  await page.getByLabel('Or paste the minutes').fill(same);
  await page.getByLabel('Approved on').fill('10/26/2026');
  await press(page, 'Take In Minutes');
  await says(page, 'Took in the minutes, with 2 motions');

  await page.goto(desk);
  await page.getByRole('link', { name: 'Publish Summary', exact: true }).click();
  await press(page, 'Publish');
  await says(page, 'Summary published');
  await page.goto(desk.replace('/admin', ''));
  await expect(page.getByText('As approved in the minutes of Oct 12, 2026')).toBeVisible();

  // A draft of minutes is nobody's word yet.
  await page.goto(`${desk}/minutes`);
  await page.getByLabel('Approved on').first().fill('');
  await press(page, 'Save Date');
  await says(page, 'The minutes are a draft');
  await page.goto(desk.replace('/admin', ''));
  await expect(page.getByText('As approved in the minutes')).toHaveCount(0);
});
