import { freshEmail, password, press, query } from './forms.ts';
import { knownPlaces } from './known-places.ts';
import { expect, test } from './site-test.ts';
import { main } from './words.ts';

test('the page of a body and its feeds are the same for every visitor, and programs can read them', async ({
  page,
  browser,
  site,
}) => {
  const { entityId } = await knownPlaces(browser, site);
  const address = `${site.url}/bodies/${entityId}`;
  for (const path of ['', '/meetings.atom', '/meetings.ics']) {
    const [one, other] = await Promise.all([
      fetch(address + path, { headers: { 'User-Agent': 'Firefox', 'Accept-Language': 'de' } }),
      fetch(address + path, { headers: { 'X-Forwarded-For': '203.0.113.9' } }),
    ]);
    const text = await one.text();
    expect(await other.text(), path).toBe(text);
    expect(text, path).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload|nonce/);
    expect(one.headers.get('cache-control'), path).toMatch(/^public, /);
    const head = await fetch(address + path, { method: 'HEAD' });
    expect([head.status, await head.text()], path).toEqual([200, '']);
    const tag = one.headers.get('etag');
    if (path === '') continue;
    const again = await fetch(address + path, { headers: { 'If-None-Match': tag ?? '' } });
    expect(again.status, path).toBe(304);
  }
  await page.goto(`/bodies/${entityId}`);
  const feed = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', `/bodies/${entityId}/meetings.atom`);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeLessThan(170);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await fetch(picture ?? '');
  expect(drawn.headers.get('content-type')).toBe('image/png');
});

test('a visitor goes from the directory to a body, and signs up to follow it', async ({
  page,
  site,
}) => {
  const [body] = query<{ id: string; name: string; title: string }>(
    site,
    `SELECT id, entity_name AS name, coalesce(entity_description, entity_name) AS title
     FROM govt_entities WHERE EXISTS (SELECT 1 FROM meetings WHERE govt_entity_id = govt_entities.id)
     LIMIT 1`,
  );
  if (!body) throw new Error('No body has meetings.');
  await page.goto(`/meetings-we-track?${new URLSearchParams({ q: body.name })}`);
  await page.getByRole('link', { name: body.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: body.title })).toBeVisible();
  await expect(main(page)).toContainText('Latest Meetings');
  await main(page).getByRole('link', { name: 'Follow', exact: true }).click();

  await expect(page).toHaveURL(/\/auth\?mode=signup/);
  const email = freshEmail('follower');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Reader');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Create Account');
  await page
    .getByRole('button', { name: "Let's Go!" })
    .or(page.getByRole('link', { name: "Let's Go!" }))
    .click();
  await expect(page.getByRole('checkbox', { name: body.title })).toBeChecked();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page).toHaveURL(/\/my-meetings/);
  await page.goto(`/bodies/${body.id}`);
  await main(page).getByRole('link', { name: 'Read Its Summaries' }).click();
  await expect(page).toHaveURL(`/govt-entities/${body.id}`);
});
