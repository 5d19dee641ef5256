import { press, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';
import { main } from './words.ts';

const box = { name: 'Your question' };

test('a question is an address: its nearest passages lead to their places, and no answer is claimed', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/search?q=What+was+decided+on+the+budget%3F');
  await page.getByRole('link', { name: 'ask the record' }).click();
  await expect(page).toHaveURL('/ask?q=What+was+decided+on+the+budget%3F');
  await expect(main(page)).toContainText('No answer is written here');
  await expect(main(page).locator('mark').first()).toHaveText(/budget/i);
  await page.getByRole('textbox', box).fill('Who spoke about phones in school?');
  await press(page, 'Ask again');
  await expect(page).toHaveURL('/ask?q=Who+spoke+about+phones+in+school%3F&body=');
  await page.goBack();
  await expect(page.getByRole('textbox', box)).toHaveValue('What was decided on the budget?');
  await page.getByRole('link', { name: 'Search for these words instead' }).click();
  await expect(page).toHaveURL('/search?q=What+was+decided+on+the+budget%3F');
});

test('what the record does not say is said so, and what lies elsewhere is named and not quoted', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/ask?q=What+about+the+escalators%3F');
  const elsewhere = page.getByRole('region', { name: 'In bodies you do not follow' });
  await expect(elsewhere).toContainText('San Francisco Bay Area Rapid Transit');
  await expect(page.locator('mark', { hasText: /escalator/i })).toHaveCount(0);
  await page.goto('/ask?q=What+about+zeppelins%3F');
  await expect(page.getByRole('heading', { name: 'The record does not say' })).toBeVisible();
});

test('a visitor signs in first, and a question without end is refused in words', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/ask?q=What+happened%3F');
  await expect(page).toHaveURL(/\/auth\?from=%2Fask%3Fq%3DWhat/);
  await signIn(context, site, 'reader@example.com');
  const answer = await page.goto(`/ask?q=${'why '.repeat(400)}`);
  expect(answer?.status()).toBe(400);
  await expect(main(page).getByRole('alert')).toContainText('300 characters');
});
