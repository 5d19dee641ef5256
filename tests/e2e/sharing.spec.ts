import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';
import { follow, press, query, says, signUp } from './forms.ts';
import { type KnownPlaces, knownPlaces } from './known-places.ts';
import { expect, test } from './site-test.ts';

/** A reader of the test's own on a plan, who follows the body of a meeting with citations. */
async function makeReader(context: BrowserContext, site: Site, tier: string, places: KnownPlaces) {
  const email = await signUp(context, site);
  query(site, 'UPDATE profiles SET subscription_tier = ? WHERE email = ?', tier, email);
  follow(site, email, places.entityId);
  return { email };
}

const linkOn = async (page: Page) => new URL(await page.getByLabel('Link to this').inputValue());

/** Shares the meeting from its page, in the dialog or on the page that stands for it. */
async function share(page: Page, meetingId: string, { withName = false } = {}): Promise<string> {
  await page.goto(`/meetings/${meetingId}`);
  await openSharing(page);
  if (withName) await page.getByLabel('Show that it was shared by Nora Lindqvist').check();
  await press(page, 'Create Link');
  await says(page, 'The link is ready.');
  return (await linkOn(page)).pathname;
}

const openSharing = (page: Page) =>
  page.getByRole('main').locator('a', { hasText: 'Share' }).first().click();

const shareBy = (request: APIRequestContext, site: Site, meetingId: string) =>
  request.post(`/meetings/${meetingId}/share`, {
    headers: { Origin: site.url },
    form: { showName: 'on' },
    maxRedirects: 0,
  });

test('a reader shares a meeting, a visitor reads it, and the reader ends it', async ({
  page,
  context,
  browser,
  site,
  javaScriptEnabled,
}) => {
  const places = await knownPlaces(browser, site);
  const { meetingId } = places;
  const { email } = await makeReader(context, site, 'basic', places);
  query(
    site,
    `INSERT INTO user_notes (id, user_id, meeting_id, notes, updated_at)
     SELECT ?, id, ?, 'Ask about the reserve', '2026-01-01T00:00:00.000+00:00'
     FROM users WHERE email = ?`,
    crypto.randomUUID(),
    meetingId,
    email,
  );
  // A browser by the name of its own driver is a machine, and machines are not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const visitor = await browser.newContext({ baseURL: site.url, javaScriptEnabled, userAgent });
  const seen = await visitor.newPage();

  await page.goto(`/meetings/${meetingId}`);
  await says(page, '5 of 5 left this month');
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Ask about the reserve');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const path = await share(page, meetingId);

  await test.step('the page of the link is whole, and holds nothing of the reader', async () => {
    const answer = await seen.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(title);
    await says(seen, /This link is valid until \w{3} \d+, 20\d\d/);
    await expect(seen.getByRole('link', { name: 'Access Your First Summary' })).toBeVisible();
    const html = (await answer?.text()) ?? '';
    for (const own of ['Ask about the reserve', 'Nora', 'Lindqvist', email, '<script']) {
      expect(html).not.toContain(own);
    }
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const picture = new RegExp(`<meta property="og:image" content="${site.url}(${path}/[^"]+)"`);
    const drawn = await visitor.request.get(picture.exec(html)?.[1] ?? '/none');
    expect(drawn.headers()['content-type']).toBe('image/png');
  });

  await test.step('its citations lead into its own transcript', async () => {
    await seen.locator('.citation').first().click();
    const citation = seen.getByRole('link', { name: 'Read on in the transcript' }).first();
    const place = /#s\d+$/.exec((await citation.getAttribute('href')) ?? '')?.[0];
    await citation.click();
    await expect(seen).toHaveURL(new RegExp(`${path}/transcript\\?at=\\d+${place}$`));
    await expect(seen.locator(`${place}`)).toBeInViewport();
    await seen.getByRole('link', { name: 'Back to the summary' }).click();
    await expect(seen).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step('the name shows once the reader wishes it', async () => {
    await page.goto(`/meetings/${meetingId}/share`);
    await page.getByLabel('Show that it was shared by Nora Lindqvist').check();
    await press(page, 'Save');
    await says(page, 'Saved.');
    expect((await linkOn(page)).pathname).toBe(path);
    await seen.goto(path);
    await says(seen, 'Shared by Nora Lindqvist');
  });

  await test.step('settings lists it with its views, and revokes it', async () => {
    await page.goto('/settings');
    const listed = page.getByRole('listitem').filter({ hasText: path });
    await expect(listed.getByText('3 views')).toBeVisible();
    await listed.getByText('Revoke Link').click();
    await says(page, 'Revoke this link?');
    await page.getByRole('button', { name: 'Revoke Link', exact: true }).click();
    await says(page, 'The link was revoked. It no longer works.');
    await says(page, 'You share no meetings now.');
    for (const gone of [path, `${path}/transcript`]) {
      expect((await seen.goto(gone))?.status()).toBe(410);
      await says(seen, 'This link no longer works');
    }
    expect((await visitor.request.get(`${path}/picture.png`)).status()).toBe(410);
    await page.goto(`/meetings/${meetingId}`);
    await says(page, '4 of 5 left this month');
  });
  await visitor.close();
});

test('a link ends after 30 days, and one that never was is not found', async ({
  page,
  context,
  browser,
  site,
}) => {
  const places = await knownPlaces(browser, site);
  await makeReader(context, site, 'basic', places);
  const path = await share(page, places.meetingId, { withName: true });
  await context.clearCookies();
  await page.goto(path);
  await says(page, 'Shared by Nora Lindqvist');
  query(
    site,
    "UPDATE meeting_shares SET expires_at = '2026-01-01T00:00:00.000+00:00' WHERE token = ?",
    path.replace('/shared/', ''),
  );
  expect((await page.goto(path))?.status()).toBe(410);
  await says(page, 'This link no longer works');
  expect((await page.goto('/shared/none'))?.status()).toBe(404);
  await says(page, 'This link does not work');
});

test('the free plan explains what sharing is part of, and leads to pricing', async ({
  page,
  context,
  browser,
  site,
}) => {
  const places = await knownPlaces(browser, site);
  await makeReader(context, site, 'free', places);
  await page.goto(`/meetings/${places.meetingId}`);
  await openSharing(page);
  await says(page, 'Your plan does not include sharing. The Pro plan lets you share 5 meetings');
  await expect(page.getByRole('button', { name: 'Create Link' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See All Plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect((await shareBy(context.request, site, places.meetingId)).status()).toBe(403);
});

test('over the limit the page says which plan allows more, and when it goes on', async ({
  page,
  context,
  browser,
  site,
}) => {
  const places = await knownPlaces(browser, site);
  await makeReader(context, site, 'basic', places);
  const [last, ...others] = makeMeetings(site, places, 6);
  for (const id of others) {
    expect((await shareBy(context.request, site, id)).status()).toBe(302);
  }
  expect((await shareBy(context.request, site, last ?? '')).status()).toBe(403);
  await page.goto(`/meetings/${last}`);
  await says(page, '0 of 5 left this month');
  await openSharing(page);
  await says(page, /You have shared 5 meetings this month, .* The Pro\+ plan lets you share 10/);
  await expect(page.getByRole('link', { name: 'See All Plans' })).toBeVisible();
});

test('fifty requests at once over HTTP get what the plan allows, and not one more', async ({
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'The requests are the same without JavaScript.');
  // Each request comes from an address of its own: the limit of forms a minute is another test's.
  const site = await startSite({
    template: process.env.DAIS_DEMO_TEMPLATE,
    environment: { TRUST_PROXY: '1' },
  });
  const places = await knownPlaces(browser, site);
  const entities = query<{ id: string }>(site, 'SELECT id FROM govt_entities LIMIT 60')
    .map(({ id }) => id)
    .filter((id) => id !== places.entityId);
  const meetings = makeMeetings(site, places, 50);
  for (const { tier, follows, shares } of [
    { tier: 'basic', follows: 3, shares: 5 },
    { tier: 'premium', follows: 7, shares: 10 },
  ]) {
    const context = await browser.newContext({ baseURL: site.url });
    const { email } = await makeReader(context, site, tier, places);
    const allAtOnce = async (send: (index: number) => { path: string; form: FormFields }) => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const { path, form } = send(index);
          const headers = { Origin: site.url, 'X-Forwarded-For': `10.0.0.${index}` };
          return context.request.post(path, { headers, form, maxRedirects: 0 });
        }),
      );
      return answers.map((answer) => answer.status()).sort();
    };
    const expected = (allowed: number) =>
      Array.from({ length: 50 }, (_, i) => (i < allowed ? 302 : 403));
    const followed = await allAtOnce((index) => {
      const id = entities[index] ?? '';
      return { path: '/govt-entity-selection', form: { shown: id, follow: id } };
    });
    // One is followed already.
    expect(followed).toEqual(expected(follows - 1));
    const shared = await allAtOnce((index) => ({
      path: `/meetings/${meetings[index]}/share`,
      form: { showName: 'on' },
    }));
    expect(shared).toEqual(expected(shares));
    const counts = query(
      site,
      `SELECT (SELECT count(*) FROM user_govt_entity_access WHERE user_id = users.id) AS follows,
              (SELECT count(*) FROM meeting_shares WHERE user_id = users.id) AS shares
       FROM users WHERE email = ?`,
      email,
    );
    expect(counts).toEqual([{ follows, shares }]);
    await context.close();
  }
  await site.stop();
});

type FormFields = Record<string, string>;

/** Meetings with a summary that an editor typed, of the body that the readers follow. */
function makeMeetings(site: Site, { entityId }: KnownPlaces, count: number): string[] {
  return Array.from({ length: count }, () => {
    const id = crypto.randomUUID();
    query(
      site,
      `INSERT INTO meetings (id, govt_entity_id, meeting_title, search_title, markdown_summary, sort_date, updated_at)
       VALUES (?, ?, 'To be shared', 'to be shared', 'The council adopted the budget.',
               '2026-01-01T12:00:00.000+00:00', '2026-01-01T12:00:00.000+00:00')`,
      id,
      entityId,
    );
    return id;
  });
}
