import Database from 'better-sqlite3';
import { knownPlaces } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

/** Pages that are only read. */
const read = [
  ...[
    '/',
    '/home',
    '/about',
    '/pricing',
    '/sample-meeting',
    '/corrections',
    '/accuracy',
    '/help',
    '/api',
    '/privacy',
    '/terms',
  ],
];
/** Public pages with a form or a filter. */
const filledIn = [
  '/contact',
  '/meetings-we-track',
  '/coverage',
  '/search',
  '/request-entity',
  '/auth',
];

test('pages that are only read ship no script, and are the same for every visitor', async ({
  site,
}) => {
  for (const path of [...read, '/no-such-page']) {
    const [one, other] = await Promise.all([
      fetch(site.url + path, { headers: { 'User-Agent': 'Firefox', 'Accept-Language': 'de' } }),
      fetch(site.url + path, {
        headers: { 'User-Agent': 'Googlebot', 'X-Forwarded-For': '203.0.113.9' },
      }),
    ]);
    const page = await one.text();
    expect(await other.text(), path).toBe(page);
    expect(page, path).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload|nonce/);
    expect(one.headers.get('content-security-policy'), path).toContain("script-src 'none'");
    expect(one.headers.get('set-cookie'), path).toBeNull();
    expect(one.headers.get('vary'), path).toContain('Cookie');
    const shared = path === '/no-such-page' ? 'private, no-cache' : /^public, .*s-maxage=\d+/;
    expect(one.headers.get('cache-control'), path).toMatch(shared);
  }
});

test('a page from memory is as one that is made, and new once another program has changed it', async ({
  site,
}) => {
  const database = new Database(site.database, { timeout: 10_000 });
  const { id } = database.prepare('SELECT id FROM govt_entities LIMIT 1').get() as { id: string };
  const setSite = (to: string) =>
    database.prepare('UPDATE govt_entities SET homepage_url = ? WHERE id = ?').run(to, id);
  setSite('https://before.example/');
  const body = `/bodies/${id}`;
  for (const path of ['/', '/meetings-we-track', '/sample-meeting', body]) {
    const ask = (headers = {}) => fetch(site.url + path, { headers });
    const [, kept] = [await ask(), await ask()];
    // A key that nothing here asks for: such requests are answered as if nothing were kept.
    const made = await ask({ Authorization: 'none' });
    expect(headOf(kept), path).toEqual(headOf(made));
    const text = await kept.text();
    if (path !== '/meetings-we-track') expect(await made.text(), path).toBe(text);
    const tag = kept.headers.get('etag') ?? '';
    expect((await ask({ 'If-None-Match': tag })).status, path).toBe(304);
  }
  expect(await (await fetch(site.url + body)).text()).toContain('https://before.example/');
  setSite('https://after.example/');
  expect(await (await fetch(site.url + body)).text()).toContain('https://after.example/');
  database.close();
});

/** Without what each answer has of its own, and what is said of a body by who packs it. */
function headOf({ status, headers }: Response) {
  const own = ['date', 'x-request-id', 'etag', 'content-length', 'transfer-encoding'];
  const said = [...headers].filter(([name]) => !own.includes(name));
  // Scripts are allowed by nonces where a page is made for one reader, by their hashes else.
  const plain = (value: string) => value.replace(/ '(nonce|sha256)-[^']+'/g, '');
  return { status, said: said.map(([name, value]) => [name, plain(value)]) };
}

test('a page is there before the link to it is pressed', async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Then browsers ask for nothing in advance.');
  await page.goto('/');
  const link = page.getByRole('link', { name: 'See a Free Sample' }).first();
  const asked = () => site.output().split('/sample-meeting').length;
  const before = asked();
  await link.hover();
  await expect.poll(asked).toBeGreaterThan(before);
  await link.click();
  await expect(page).toHaveURL('/sample-meeting');
});

test('no cache keeps what belongs to one person', async ({ site, context }) => {
  await signIn(context, site, 'reader@example.com');
  for (const path of [...read, '/my-meetings', '/meetings-we-track', '/robots.txt']) {
    const answer = await context.request.get(site.url + path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
  }
  const data = await context.request.get(`${site.url}/my-meetings.rsc`);
  expect(data.headers()['cache-control']).toBe('private, no-store');
  const dark = await fetch(`${site.url}/about`, { headers: { Cookie: 'dais_theme=ImRhcmsi' } });
  expect(await dark.text()).toContain('data-theme="dark"');
  expect(dark.headers.get('cache-control')).toBe('private, no-cache');
});

test('every public page says what it is, where it is, and how it looks when shared', async ({
  page,
  site,
}) => {
  const said = new Set<string>();
  const pictures = new Set<string>();
  for (const path of [...read, ...filledIn]) {
    await page.goto(path);
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    await expect(page).toHaveTitle(/Dais/);
    const description = (await content('description')) ?? '';
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThan(170);
    const address = site.url + path;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    expect(await content('og:url')).toBe(address);
    const picture = await fetch((await content('og:image')) ?? '');
    expect(picture.headers.get('content-type'), path).toBe('image/png');
    expect(picture.headers.get('cache-control'), path).toContain('public');
    pictures.add(Buffer.from(await picture.arrayBuffer()).toString('base64'));
    expect(await content('og:image:alt'), path).toMatch(/\w/);
    expect(await content('twitter:card')).toBe('summary_large_image');
    said.add(await page.title()).add(description);
  }
  expect(said.size).toBe(2 * (read.length + filledIn.length));
  expect(pictures.size).toBe(read.length + filledIn.length);
  for (const unknown of ['settings.png', 'about', 'about.gif', '..%2Fabout.png']) {
    expect((await fetch(`${site.url}/pictures/${unknown}`)).status, unknown).toBe(404);
  }
});

test('search engines find every public page, and none that needs an account', async ({ site }) => {
  const listed = async (address: string) => {
    const map = await (await fetch(address)).text();
    return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, listed]) => listed ?? '');
  };
  const [pages = '', bodies = ''] = await listed(`${site.url}/sitemap.xml`);
  const open = [...read, ...filledIn].map((path) => site.url + path);
  expect((await listed(pages)).toSorted()).toEqual(open.toSorted());
  const [one = ''] = await listed(bodies);
  expect((await fetch(one)).status).toBe(200);

  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of [...read, ...filledIn, '/bodies/b1', '/sitemap/bodies.xml']) {
    expect(isClosed(path), path).toBe(false);
  }
  const own = [
    ...['/my-meetings', '/meetings/m1', '/govt-entities/e1', '/settings', '/admin/feedback'],
    ...['/search?q=budget', '/api/v1/bodies'],
  ];
  for (const path of own) expect(isClosed(path), path).toBe(true);
});

test('the directory tells search engines which government bodies it lists', async ({ page }) => {
  await page.goto('/meetings-we-track');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? '');
  const rows = page.getByRole('table').getByRole('row');
  expect(data.itemListElement).toHaveLength((await rows.count()) - 1);
  expect(data.itemListElement[0].item['@type']).toBe('GovernmentOrganization');
});

test('pages of one person ask search engines to stay away', async ({ page, context, site }) => {
  await signIn(context, site, 'admin@example.com');
  const own = ['/my-meetings', '/admin/add-meeting', '/no-such-page', '/search?q=budget'];
  for (const path of own) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('on paper a summary is the document alone, with what was said as its notes', async ({
  page,
  context,
  browser,
  site,
}) => {
  // Not the sample, which another test exchanges for one without a transcript.
  const { meetingId } = await knownPlaces(browser, site);
  await signIn(context, site, 'reader@example.com');
  await page.goto(`/meetings/${meetingId}`);
  const note = page.locator('.cases .sentence .passage').first();
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toContainText(/^\d+:\d\d( [AP]M)?.*\w+ \w+/);
  await expect(note.getByText('Read on in the transcript')).toBeHidden();
  await expect(page.locator('.case-named .passage').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  for (const chrome of ['header.site-header', 'footer', '#notes', '.button']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
});
