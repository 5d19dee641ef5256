import { demoMeeting } from './demo-meeting.ts';
import { query, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';
import { heading, leads, main, says } from './words.ts';

/** What a reader's own pages say, and where their buttons lead. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

test("a reader's addresses are the pages they are meant to be", async ({ page, context, site }) => {
  const { entityId, meetingId } = demoMeeting(site);
  await signIn(context, site, 'reader@example.com');
  const pages = {
    '/my-meetings': 'Your Government Bodies',
    '/govt-entity-selection': 'Select Government Entities',
    '/settings': 'Settings',
    '/roadmap': 'Roadmap',
    [`/govt-entities/${entityId}`]: 'Meetings',
    [`/meetings/${meetingId}`]: 'Your Notes',
  };
  for (const [path, name] of Object.entries(pages)) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page, path).toHaveURL(path);
    await heading(page, name);
  }
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/my-meetings$/);
});

test('the dashboard greets by name, and says the plan and what is followed', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  const [reader] = query<{ name: string }>(
    site,
    "SELECT full_name AS name FROM profiles WHERE email = 'reader@example.com'",
  );
  await page.goto('/my-meetings');
  await heading(page, `Welcome, ${reader?.name}`);
  await says(page, 'Current Plan: Researcher (Pro+)');
  await heading(page, 'Your Government Bodies');
  await leads(page, 'Manage Your Entities', '/govt-entity-selection');
  await expect(page.getByPlaceholder('Search entities...')).toBeVisible();
  for (const [label, all] of [
    ['Select State', 'All States'],
    ['Select County', 'All Counties'],
    ['Select Entity Type', 'All Types'],
  ] as const) {
    await expect(page.getByLabel(label).getByRole('option').first()).toHaveText(all);
  }
  await expect(main(page).locator('a[href^="/govt-entities/"]')).toHaveCount(5);
  await page.goto('/my-meetings?view=grid');
  await expect(main(page).locator('ul.grid a[href^="/govt-entities/"]')).toHaveCount(5);
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await main(page)
      .locator('ul.grid')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' ')).toHaveLength(columns);
  }
  await page.goto('/my-meetings?q=nothing');
  await heading(page, 'No entities found');
  await says(page, 'Add government entities from the settings page to get started.');
});

test('whoever follows nothing yet selects first', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/my-meetings');
  await expect(page).toHaveURL(/\/govt-entity-selection$/);
  await page.goto('/settings');
  await leads(page, 'Select Government Entities', '/govt-entity-selection');
});

test('the selection has its rows, its filters and its ways on', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/govt-entity-selection?q=Boulder+City');
  await heading(page, 'Select Government Entities');
  await expect(page.getByPlaceholder('Search entities...')).toBeVisible();
  for (const label of ['Select State', 'Select County', 'Select Entity Type']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await leads(page, 'Back to Dashboard', '/my-meetings');
  await leads(page, 'Request New Entity', '/request-entity');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(2);
  const [entity] = query<{ title: string; place: string }>(
    site,
    `SELECT coalesce(entity_description, entity_name) AS title,
       state || ' • ' || county || ' • ' || entity_type AS place
     FROM govt_entities WHERE entity_name = 'Boulder City Council'`,
  );
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(row).toHaveText(`${entity?.title}${entity?.place}`);
});

test('a selection of nothing can be saved', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  await page.goto('/govt-entity-selection');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText('Your selections have been saved')).toBeVisible();
  expect(
    query(
      site,
      'SELECT 1 FROM user_govt_entity_access a JOIN users u ON u.id = a.user_id WHERE u.email = ?',
      email,
    ),
  ).toEqual([]);
});

test('settings have their sections, to look at and to edit', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/settings');
  for (const name of [
    'Subscription Management',
    'Government Entities',
    'Profile Information',
    'Change Password',
    'Delete Account',
  ]) {
    await heading(page, name);
  }
  await says(page, 'Next Billing Date');
  await leads(page, 'Select Government Entities', '/govt-entity-selection');
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('First Name')).toBeVisible();
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First Name')).toHaveCount(0);
});

test('the header of a reader leads to their pages, and names them', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/roadmap');
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation', { name: 'Main' });
  expect(await navigation.getByRole('link').allTextContents()).toEqual(['My Meetings']);
  await expect(header.getByRole('link', { name: 'View Public Site' })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await header.locator('summary').click();
  await expect(header.locator('.menu-sheet')).toHaveText('reader@example.comSign Out');
});
