import type { Page } from '@playwright/test';
import { demoMeeting } from './demo-meeting.ts';
import { follow, query, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** What a reader's pages say, and where their buttons lead. */
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'A script changes no words.');

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
const leads = (page: Page, name: string, path: string) =>
  expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
const says = (page: Page, words: string) => expect(main(page)).toContainText(words);

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

test('an entity has its links and its meetings, newest first', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  const id = `entity-of-${email}`;
  query(
    site,
    `INSERT INTO govt_entities (id, entity_name, entity_type, state, search_text, homepage_url, docs_link, updated_at)
     VALUES (?, 'Harbor Commission', 'Commission', 'Maine', 'harbor commission',
       'https://harbor.example', 'https://harbor.example/papers', 0)`,
    id,
  );
  follow(site, email, id);
  await page.goto(`/govt-entities/${id}`);
  await heading(page, 'Harbor Commission');
  await heading(page, 'No meetings found');
  await says(page, 'Check back later for updates.');
  for (const [name, address] of [
    ['Visit Website', 'https://harbor.example/'],
    ['View Documents', 'https://harbor.example/papers'],
  ] as const) {
    const link = main(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }

  const add = (title: string, date: string | null, video: string | null) => {
    const at = (day: string | null) => day && `${day}T12:00:00.000+00:00`;
    query(
      site,
      `INSERT INTO meetings (id, govt_entity_id, meeting_title, meeting_description, meeting_date, video_publish_date, sort_date, updated_at)
       VALUES (?, ?, ?, 'About the docks', nullif(?, ''), nullif(?, ''), ?, 0)`,
      `${id}-${title}`,
      id,
      title,
      at(date) ?? '',
      at(video) ?? '',
      at(date ?? video) ?? '1970-01-01T00:00:00.000+00:00',
    );
  };
  add('No date', null, null);
  add('Middle', null, '2025-05-05');
  add('Newest', '2025-09-09', null);
  add('Oldest', '2024-01-01', '2025-12-31');
  await page.goto(`/govt-entities/${id}`);
  await heading(page, 'Meetings');
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Date',
    'Title',
    'Description',
  ]);
  const rows = page.getByRole('row');
  await expect(rows).toHaveText([
    'DateTitleDescription',
    'Sep 9, 2025NewestAbout the docks',
    'Date not availableMiddleAbout the docks',
    'Jan 1, 2024OldestAbout the docks',
    'Date not availableNo dateAbout the docks',
  ]);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/meetings\//);
  await heading(page, 'Newest');
});

test('a meeting has its head, its summary and the notes', async ({ page, context, site }) => {
  const { meetingId, entityId } = demoMeeting(site);
  const email = await signUp(context, site);
  follow(site, email, entityId);
  query(
    site,
    "UPDATE meetings SET pdf_url = 'https://papers.example/a.pdf' WHERE id = ?",
    meetingId,
  );
  const [meeting] = query<{ title: string; description: string; entity: string }>(
    site,
    `SELECT meeting_title AS title, meeting_description AS description,
       coalesce(entity_description, entity_name) AS entity
     FROM meetings m JOIN govt_entities e ON e.id = m.govt_entity_id WHERE m.id = ?`,
    meetingId,
  );
  await page.goto(`/meetings/${meetingId}`);
  await leads(page, 'Back to meetings', `/govt-entities/${entityId}`);
  await heading(page, meeting?.title ?? '');
  await says(page, meeting?.entity ?? '');
  if (meeting?.description) await says(page, meeting.description);
  await expect(main(page)).toContainText(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}/);
  const papers = main(page).getByRole('link', { name: 'View Meeting Documents' });
  await expect(papers).toHaveAttribute('href', 'https://papers.example/a.pdf');
  await expect(papers).toHaveAttribute('target', '_blank');
  await heading(page, 'Summary');
  await expect(page.locator('.prose-summary').first()).toContainText(/\w{20}|\w+ \w+ \w+/);
  await heading(page, 'Your Notes');
  for (const label of ['Notes', 'Feedback']) {
    await expect(page.getByLabel(label, { exact: true })).toBeEditable();
  }
  query(site, 'UPDATE meetings SET meeting_title = NULL WHERE id = ?', meetingId);
  await page.goto(`/meetings/${meetingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/,
  );
  query(
    site,
    'UPDATE meetings SET meeting_title = ?, pdf_url = NULL WHERE id = ?',
    meeting?.title ?? '',
    meetingId,
  );
  await page.goto(`/meetings/${meetingId}`);
  await expect(main(page).getByText('View Meeting Documents')).toHaveCount(0);
});

test('feedback that was processed is shown, to read only', async ({ page, context, site }) => {
  const { meetingId, entityId } = demoMeeting(site);
  const email = await signUp(context, site);
  follow(site, email, entityId);
  await page.goto(`/meetings/${meetingId}`);
  await page.getByLabel('Feedback', { exact: true }).fill('The vote on item 4 is missing.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Notes saved successfully')).toBeVisible();
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveValue(
    'The vote on item 4 is missing.',
  );
  query(
    site,
    `UPDATE user_notes SET feedback_processed = 1
     WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    email,
  );
  await page.reload();
  await says(page, 'Processed feedback');
  await says(page, 'The vote on item 4 is missing.');
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveValue('');
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

test("the card of a reader's plan says so, and cannot be pressed", async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/pricing');
  const card = page.getByRole('region', { name: 'Citizen', exact: true });
  await expect(card.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(1);
});

test('the free plan is a press away, and the tier changes with it', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  query(site, "UPDATE profiles SET subscription_tier = 'basic' WHERE email = ?", email);
  follow(site, email, demoMeeting(site).entityId);
  await page.goto('/pricing');
  await page.getByRole('region', { name: 'Citizen', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL(/\/my-meetings$/);
  await says(page, 'Current Plan: Citizen (Free)');
  const tier = 'SELECT subscription_tier AS tier FROM profiles WHERE email = ?';
  expect(query(site, tier, email)).toEqual([{ tier: 'free' }]);
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
