import type { Page } from '@playwright/test';
import { follow, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

type Entity = { id: string; name: string; state: string; county: string | null; type: string };

const columns =
  'id, coalesce(entity_description, entity_name) AS name, state, county, entity_type AS type';

/** Reads a list with three filters and a search, each alone, together, and with nothing left. */
async function tryFilters(page: Page, path: string, all: Entity[], scripts: boolean) {
  const count = (entities: Entity[]) =>
    says(page, `${entities.length} ${entities.length === 1 ? 'entity' : 'entities'} found`);
  const filter = async (address: RegExp) => {
    if (!scripts) await press(page, 'Filter');
    await expect(page).toHaveURL(address);
  };
  const distinct = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].sort();
  const one = all.find(({ county }) => county !== null);
  if (!one?.county) throw new Error('No entity has a county.');

  await page.goto(path);
  await count(all);
  const [state, county, type] = ['Select State', 'Select County', 'Select Entity Type'].map(
    (label) => page.getByLabel(label),
  );
  const search = page.getByLabel('Search entities...');
  if (!state || !county || !type) throw new Error('No filters.');
  const options = async (select: typeof state) =>
    await select.getByRole('option').allTextContents();
  expect(await options(state)).toEqual(['All States', ...distinct(all.map((e) => e.state))]);
  expect(await options(county)).toEqual(['All Counties', ...distinct(all.map((e) => e.county))]);
  expect(await options(type)).toEqual(['All Types', ...distinct(all.map((e) => e.type))]);

  await state.selectOption(one.state);
  await filter(/state=/);
  await count(all.filter((e) => e.state === one.state));
  await county.selectOption(one.county);
  await filter(/county=/);
  await type.selectOption(one.type);
  await filter(/type=/);
  const same = (e: Entity) =>
    e.state === one.state && e.county === one.county && e.type === one.type;
  await count(all.filter(same));
  await search.fill(one.name.slice(1, 9).toUpperCase());
  await filter(/q=/);
  const text = one.name.slice(1, 9).toLowerCase();
  await count(all.filter((e) => same(e) && e.name.toLowerCase().includes(text)));
  await expect(search).toHaveValue(one.name.slice(1, 9).toUpperCase());

  await search.fill('No such body anywhere');
  await filter(/q=No/);
  await says(page, '0 entities found');
}

test('the directory is filtered by its text, state, county and type', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  const all = query<Entity>(site, `SELECT ${columns} FROM govt_entities`);
  await tryFilters(page, '/meetings-we-track', all, javaScriptEnabled !== false);
  await says(page, 'No government entities found matching your filters.');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/meetings-we-track$/);
  await says(page, `${all.length} entities found`);
  await expect(page.getByLabel('Search entities...')).toHaveValue('');
});

test('the dashboard is filtered in the same way', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'municipal' WHERE email = ?", email);
  const all = query<Entity>(site, `SELECT ${columns} FROM govt_entities LIMIT 8`);
  for (const { id } of all) follow(site, email, id);
  await tryFilters(page, '/my-meetings', all, javaScriptEnabled !== false);
  await says(page, 'No entities found');
  await says(page, 'Add government entities from the settings page to get started.');
  await says(page, 'Current Plan: Municipal');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.locator('.row-list').getByRole('link')).toHaveCount(all.length);
  await page.getByRole('link', { name: 'Grid' }).click();
  await expect(page).toHaveURL(/view=grid/);
  await expect(page.getByRole('link', { name: all[0]?.name })).toBeVisible();
});

test('a selection over the plan is refused whole, and what was ticked stays ticked', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const email = await signUp(context, site);
  const followed = () =>
    query<{ name: string }>(
      site,
      `SELECT e.entity_name AS name FROM user_govt_entity_access a
       JOIN govt_entities e ON e.id = a.govt_entity_id JOIN users u ON u.id = a.user_id
       WHERE u.email = ?`,
      email,
    ).map(({ name }) => name);
  const box = (name: string) => page.getByRole('checkbox', { name });

  await page.goto('/my-meetings');
  await expect(page).toHaveURL(/\/govt-entity-selection$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  if (scripts) {
    const dialog = page.getByRole('alertdialog', { name: 'Select Government Entities' });
    await expect(dialog).toContainText('at least one government entity');
    await press(dialog, 'Cancel');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await press(dialog, 'Select Entities');
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL(/\/govt-entity-selection$/);

  // Ticked under one filter, kept under the next.
  await box('Boulder County').first().check();
  await page.getByLabel('Search entities...').fill('Burlington');
  if (!scripts) await press(page, 'Filter');
  await expect(page).toHaveURL(/q=Burlington/);
  await box('Burlington').first().check();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(
    'Your plan lets you follow 1 entity, and you selected 2 entities. The Pro plan allows up to 3 entities. Nothing was saved.',
  );
  await expect(refusal.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  expect(followed()).toEqual([]);
  await says(page, '2 selected');
  await expect(refusal).toBeFocused();
  await expect(box('Burlington').first()).toBeChecked();

  await box('Burlington').first().uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page).toHaveURL(/\/my-meetings$/);
  await says(page, 'Your selections have been saved');
  expect(followed()).toEqual(['Boulder County Board of County Commissioners']);

  await page.getByRole('link', { name: 'Manage Your Entities' }).click();
  await expect(box('Boulder County').first()).toBeChecked();
  await box('Boulder County').first().uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect.poll(followed).toEqual([]);
  await says(page, 'Your selections have been saved');
});

test('the selection is filtered in the same way', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  await signUp(context, site);
  const all = query<Entity>(site, `SELECT ${columns} FROM govt_entities`);
  await tryFilters(page, '/govt-entity-selection', all, javaScriptEnabled !== false);
  await says(page, 'No entities found');
  await page.getByRole('link', { name: 'Request New Entity' }).first().click();
  await expect(page).toHaveURL(/\/request-entity$/);
});
