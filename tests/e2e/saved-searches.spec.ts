import { press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

test('a search is saved from what it found, changed, deleted, and saved again', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/search?q=levee+OR+dike');
  await page.getByRole('link', { name: 'Save This Search' }).click();
  await expect(page.getByRole('heading', { name: 'In the last 90 days' })).toBeVisible();
  await expect(page.getByLabel('Looks For')).toHaveValue('levee OR dike');
  await expect(page.getByLabel('Tell Me by E-mail').getByRole('option').first()).toBeDisabled();

  await page.getByLabel('Looks For').fill('-golf');
  await press(page, 'Preview');
  await says(page, /A minus only leaves out|a minus only leaves out/);
  await page.getByLabel('Looks For').fill('levee OR embankment');
  await page.getByLabel('Name').fill('Flood walls');
  await page.getByLabel('Tell Me by E-mail').selectOption('daily');
  await press(page, 'Save Search');
  await says(page, '“Flood walls” was saved.');
  await expect(page.getByRole('main')).toContainText('You have 1 of 1 saved search.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Flood walls' })).toContainText(
    'Looks for: levee or embankment',
  );

  await page.getByRole('link', { name: 'Change Flood walls' }).click();
  await page.getByLabel('Tell Me by E-mail').selectOption('off');
  await press(page, 'Save Changes');
  await expect(page.getByRole('main')).toContainText('Switched off');

  await page.getByRole('link', { name: 'Change Flood walls' }).click();
  await press(page, 'Delete This Search');
  await says(page, '“levee or embankment” was deleted.');
  await page.getByRole('link', { name: 'Save it again' }).click();
  await press(page, 'Save Search');
  await says(page, '“levee or embankment” was saved.');
});

test('a plan without room for another search says which has it, and keeps what was typed', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  for (const [at, q] of ['first', 'second'].entries()) {
    await page.goto(`/saved-searches/new?q=${q}`);
    await page.getByLabel('Name').fill(`Named ${q}`);
    await press(page, 'Save Search');
    if (at === 0) await says(page, '“Named first” was saved.');
  }
  await says(page, 'The Pro plan has room for 10. Nothing was saved.');
  await expect(page.getByLabel('Name')).toHaveValue('Named second');
  const sql = `SELECT count(*) AS count FROM saved_searches
    WHERE user_id = (SELECT id FROM users WHERE email = ?)`;
  expect(query(site, sql, email)).toEqual([{ count: 1 }]);
});
