import type { BrowserContext } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { follow, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

const boulder = 'Boulder City Council';
const burlington = 'Burlington City Council';

type Body = { id: string; name: string; title: string };

function bodies(site: Site): Body[] {
  return query<Body>(
    site,
    `SELECT id, entity_name AS name, coalesce(entity_description, entity_name) AS title
     FROM govt_entities ORDER BY entity_name`,
  );
}

function body(site: Site, name: string): Body {
  const found = bodies(site).find((one) => one.name === name);
  if (!found) throw new Error(`The demonstration has no ${name}.`);
  return found;
}

/** Saves a selection as the form does, without the clicks. */
async function swap(context: BrowserContext, site: Site, change: { add: string; remove?: string }) {
  const answer = await context.request.post(`${site.url}/govt-entity-selection`, {
    headers: { Origin: site.url },
    form: { add: change.add, remove: change.remove ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

const followed = (site: Site, email: string) =>
  query<{ name: string }>(
    site,
    `SELECT e.entity_name AS name FROM user_govt_entity_access a
     JOIN govt_entities e ON e.id = a.govt_entity_id JOIN users u ON u.id = a.user_id
     WHERE u.email = ? ORDER BY 1`,
    email,
  ).map(({ name }) => name);

test('the selection says how much of the plan is used before anything is saved', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await signUp(context, site);
  await page.goto('/govt-entity-selection');
  await says(page, '0 of 1 used');
  await says(page, 'You can change to 3 other entities within 30 days.');
  await page.getByRole('checkbox', { name: 'Boulder' }).first().check();
  if (!scripts) await press(page, 'Filter');
  await says(page, '1 of 1 used');
  await expect(page.getByText('The Pro plan allows up to 3 entities.')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Burlington' }).first().check();
  if (!scripts) await press(page, 'Filter');
  await says(page, '2 of 1 used');
  await says(page, 'The Pro plan allows up to 3 entities.');
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('a plan without a limit counts nothing', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'municipal' WHERE email = ?", email);
  await page.goto('/govt-entity-selection');
  await says(page, '0 selected');
  await expect(page.getByText(/of \d+ used|You can change to/)).toHaveCount(0);
});

test('what is selected can be shown by itself, with what is not saved yet', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  const email = await signUp(context, site);
  follow(site, email, body(site, boulder).id);
  const rows = page.locator('main .row-list li');
  const boxOf = (name: string) => page.getByRole('checkbox', { name: body(site, name).title });

  await page.goto('/govt-entity-selection?q=Burlington');
  await boxOf(burlington).check();
  await page.getByLabel('Search entities...').fill('');
  await page.getByLabel('Show selected').check();
  if (!scripts) await press(page, 'Filter');
  await expect(page).toHaveURL(/selected=on/);
  await expect(rows).toHaveCount(2);
  await expect(boxOf(boulder)).toBeChecked();
  await expect(boxOf(burlington)).toBeChecked();

  // The address alone holds it.
  await page.goto(page.url());
  await expect(page.getByLabel('Show selected')).toBeChecked();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Your plan lets you follow 1 entity');
  await expect(rows).toHaveCount(2);
  await boxOf(boulder).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page).toHaveURL(/\/my-meetings$/);
  expect(followed(site, email)).toEqual([burlington]);

  await page.goto('/govt-entity-selection?selected=on');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Show selected').uncheck();
  if (!scripts) await press(page, 'Filter');
  await expect(rows).not.toHaveCount(1);
});

test('who has changed three times is told from when the next change is free', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  const [a, b, c, d, e] = bodies(site);
  if (!a || !b || !c || !d || !e) throw new Error('The demonstration has too few entities.');
  await swap(context, site, { add: a.id });
  await swap(context, site, { add: b.id, remove: a.id });
  const free = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.now() + 30 * 24 * 60 * 60 * 1000,
  );
  await page.goto('/govt-entity-selection');
  await says(page, `You can change to 2 other entities now, and to one more from ${free}.`);
  await swap(context, site, { add: c.id, remove: b.id });
  await swap(context, site, { add: d.id, remove: c.id });

  await page.goto('/govt-entity-selection');
  await says(page, 'You have made the 3 changes of the last 30 days.');
  await says(page, `From ${free} you can change to another entity.`);
  await page.goto(`/govt-entity-selection?add=${e.id}&remove=${d.id}`);
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('lets you change to 3 other entities within 30 days');
  await expect(refusal).toContainText(`The next change is free from ${free}.`);
  await expect(refusal.getByRole('link', { name: 'See the plans' })).toBeVisible();
  expect(followed(site, email)).toEqual([d.name]);
});

test('who may not read an entity is told its name, and can follow it where they are', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  const { id, title } = body(site, boulder);
  const answer = await page.goto(`/govt-entities/${id}`);
  expect(answer?.status()).toBe(403);
  await expect(
    page.getByRole('heading', { name: 'Entity not found or access denied' }),
  ).toBeVisible();
  await expect(page.locator('main')).toContainText(title);
  await press(page.locator('main'), 'Follow');
  await expect(page).toHaveURL(new RegExp(`/govt-entities/${id}$`));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(followed(site, email)).toEqual([boulder]);
});

test('who may not read a meeting is told whose it is, and can follow that entity there', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  const [meeting] = query<{ id: string; body: string; entity: string }>(
    site,
    `SELECT m.id, coalesce(e.entity_description, e.entity_name) AS body,
       e.id AS entity
     FROM meetings m JOIN govt_entities e ON e.id = m.govt_entity_id
     WHERE m.markdown_summary <> '' AND m.id NOT IN (SELECT meeting_id FROM sample_meeting)`,
  );
  if (!meeting) throw new Error('The demonstration has no meeting.');
  const answer = await page.goto(`/meetings/${meeting.id}`);
  expect(answer?.status()).toBe(403);
  const main = page.locator('main');
  await expect(
    page.getByRole('heading', { name: "You don't have access to this entity" }),
  ).toBeVisible();
  await expect(main).toContainText(meeting.body);
  await expect(page.getByRole('heading', { name: 'Summary' })).toHaveCount(0);
  await press(main, 'Follow');
  await expect(page).toHaveURL(new RegExp(`/meetings/${meeting.id}$`));
  await expect(page.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible();

  // The one that the plan allows is used now.
  const other = bodies(site).find(({ id }) => id !== meeting.entity);
  await page.goto(`/govt-entities/${other?.id}`);
  await expect(main).toContainText(other?.title ?? '');
  await expect(main).toContainText('Your plan lets you follow 1 entity');
  await expect(main).toContainText('The Pro plan allows up to 3 entities.');
  await expect(main.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('who follows more than their plan covers is told so where an entity is locked', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  for (const name of [boulder, burlington]) follow(site, email, body(site, name).id);
  const locked = [boulder, burlington]
    .map((name) => body(site, name))
    .sort((a, b) => (a.id < b.id ? -1 : 1))[1];
  await page.goto(`/govt-entities/${locked?.id}`);
  const main = page.locator('main');
  await expect(main).toContainText(locked?.title ?? '');
  await expect(main).toContainText('Your plan covers 1 entity');
  await expect(main.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Change What You Follow' })).toBeVisible();
});
