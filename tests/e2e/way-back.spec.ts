import type { Page } from '@playwright/test';
import { setCitedSample } from './demo-meeting.ts';
import { freshEmail, password, press, query, says } from './forms.ts';
import { demoPassword, expect, signIn, test } from './site-test.ts';

async function fillSignUp(page: Page) {
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create Account');
}

// Other tests choose other samples, also such as have nothing to report.
test.beforeEach(({ site }) => setCitedSample(site));

test('a visitor who reports a sentence of the sample signs up and is back at the report', async ({
  page,
}) => {
  await page.goto('/sample-meeting');
  await page.getByRole('link', { name: 'Report a sentence' }).click();
  await expect(page).toHaveURL(/\/auth\?from=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page);
  await says(page, 'Welcome to Dais!');
  await page.getByRole('link', { name: 'Continue Where You Left Off' }).click();
  await expect(page).toHaveURL(/\/meetings\/[\w-]+\/report$/);
  await expect(page.getByRole('heading', { name: 'Report a Sentence' })).toBeVisible();
});

test('the sentence that was chosen is kept through the sign-up, and through the sign-in', async ({
  page,
  context,
  site,
}) => {
  const [sample] = query<{ id: string }>(site, 'SELECT meeting_id AS id FROM sample_meeting');
  const report = `/meetings/${sample?.id}/report?sentence=1`;
  await page.goto(report);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillSignUp(page);
  await page.getByRole('link', { name: 'Continue Where You Left Off' }).click();
  await expect(page).toHaveURL(`${site.url}${report}`);
  await expect(page.locator('blockquote')).toBeVisible();

  await context.clearCookies();
  await page.goto(report);
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByLabel('Password').fill(demoPassword);
  await press(page, 'Sign In');
  await expect(page).toHaveURL(`${site.url}${report}`);
});

test('a report sent after the session has ended is there again after the sign-in', async ({
  page,
  context,
  site,
}) => {
  const [sample] = query<{ id: string }>(site, 'SELECT meeting_id AS id FROM sample_meeting');
  await signIn(context, site, 'reader@example.com');
  await page.goto(`/meetings/${sample?.id}/report?sentence=1`);
  const sentence = await page.locator('blockquote').textContent();
  const words = 'The vote was 5 to 2 & not "6 to 1".';
  await page.getByLabel('What is wrong with it?').fill(words);
  await context.clearCookies();
  await press(page, 'Report This Sentence');
  await expect(page).toHaveURL(/\/auth\?from=/);
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByLabel('Password').fill(demoPassword);
  await press(page, 'Sign In');
  await expect(page.locator('blockquote')).toHaveText(sentence ?? '');
  await expect(page.getByLabel('What is wrong with it?')).toHaveValue(words);
});

test('the welcome leads on to a page of this site only', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  const onward = page.getByRole('link', { name: 'Continue Where You Left Off' });
  for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
    await page.goto(`/auth?welcome=1&from=${encodeURIComponent(from)}`);
    await says(page, 'Welcome to Dais!');
    await expect(onward).toHaveCount(0);
  }
  await page.goto('/auth?welcome=1&from=%2Fsettings');
  await expect(onward).toHaveAttribute('href', '/settings');
});

test('an admin lands in the admin area, unless another page was wanted', async ({
  context,
  site,
}) => {
  const landing = async (email: string, address: string) => {
    const answer = await context.request.post(`${site.url}${address}`, {
      headers: { Origin: site.url },
      form: { email, password: demoPassword },
      maxRedirects: 0,
    });
    return answer.headers().location;
  };
  expect(await landing('admin@example.com', '/auth')).toBe('/admin');
  expect(await landing('admin@example.com', '/auth?from=%2Fmeetings-we-track')).toBe(
    '/meetings-we-track',
  );
  expect(await landing('reader@example.com', '/auth')).toBe('/my-meetings');
});

test('who comes back from paying is offered no filters to clear', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  await signIn(context, site, 'reader@example.com');
  const clear = page.getByRole('link', { name: 'Clear filters' });
  await page.goto('/my-meetings?checkout=cs_none');
  await says(page, /entities found/);
  await expect(clear).toHaveCount(0);
  await page.getByLabel('Search entities...').fill('e');
  if (javaScriptEnabled === false) await press(page, 'Filter');
  await expect(page).toHaveURL(/q=e/);
  await expect(clear).toHaveCount(1);
});

test('the sample shows that it was corrected, and how', async ({ page, site }) => {
  const note = 'The vote was 5 to 2, not 6 to 1.';
  const correct = (words: string) =>
    query(
      site,
      `UPDATE summary_versions SET correction = nullif(?, '') WHERE published_at IS NOT NULL
       AND meeting_id = (SELECT meeting_id FROM sample_meeting)`,
      words,
    );
  correct(note);
  await page.goto('/sample-meeting');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('Corrected', { exact: true })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'Corrections' })).toBeVisible();
  await expect(summary).toContainText(note);
  correct('');
});
