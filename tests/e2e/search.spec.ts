import { press, signUp } from './forms.ts';
import { settle } from './keyboard.ts';
import { expect, signIn, test } from './site-test.ts';
import { main } from './words.ts';

const box = 'What are you looking for?';

test('a search is an address: asked in the box, kept in it, and asked anew', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/search');
  await expect(main(page)).toContainText('For example');
  await page.getByLabel(box).fill('"bike lane" -parking');
  await press(page, 'Search');
  await expect(page).toHaveURL('/search?q=%22bike+lane%22+-parking');
  await expect(page.getByLabel(box)).toHaveValue('"bike lane" -parking');
  await expect(page).toHaveTitle('"bike lane" -parking · Search · Dais');
  await page.getByLabel(box).fill('levee');
  await page.getByLabel(box).press('Enter');
  await expect(page).toHaveURL('/search?q=levee');
  await page.goBack();
  await expect(page.getByLabel(box)).toHaveValue('"bike lane" -parking');
});

test('what was found leads to its place, and narrows by its facets', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/search?q=budget');
  const first = page.getByRole('article').first();
  await expect(first.locator('mark').first()).toHaveText('budget');
  await page.getByRole('link', { name: /^Transcript/ }).click();
  await expect(page).toHaveURL('/search?q=budget&kind=transcript');
  const hit = page.getByRole('article').first();
  const words = ((await hit.locator('.hit-text').first().textContent()) ?? '').replaceAll('…', '');
  await hit
    .getByRole('link', { name: /^Read on/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/meetings\/[\w-]+\/transcript\?at=\d+#s\d+$/);
  await expect(main(page)).toContainText(words.split(' ').slice(3, 6).join(' '));
});

test('what lies in bodies that nobody here follows is named, and never quoted', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/search?q=escalators');
  const elsewhere = page.getByRole('region', { name: 'In bodies you do not follow' });
  await expect(elsewhere).toContainText('San Francisco Bay Area Rapid Transit');
  await expect(page.locator('mark')).toHaveCount(0);
  await elsewhere
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await expect(page.locator('mark').first()).toHaveText(/escalator/i);
});

test('who finds nothing is told so, and what was chosen can be taken away', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/search?q=xylophonist&kind=decision&year=1912');
  await expect(page.getByRole('heading', { name: 'Nothing was found' })).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText('0 meetings');
  await main(page).getByRole('link', { name: 'Kind: Decision' }).click();
  await expect(page).toHaveURL('/search?q=xylophonist&year=1912');
  await page.getByRole('link', { name: 'Search without the filters' }).click();
  await expect(page).toHaveURL('/search?q=xylophonist');
  await expect(main(page).getByRole('link', { name: 'Take away' })).toHaveCount(0);
});

test('who misspells a word is offered the one that was meant', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/search?q=rezonimg&kind=case');
  await page.locator('main').getByRole('link', { name: 'rezoning', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=rezoning&kind=case$/);
  await expect(page.locator('.found-meeting').first()).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('a filter stays for other words, and the way to ask more exactly is told', async ({
  page,
}) => {
  await page.goto('/search?q=xylophonist&year=1912');
  await page.getByLabel(box).fill('zither');
  await press(page, 'Search');
  await expect(page).toHaveURL('/search?q=zither&year=1912');
  await page.getByText('How to ask more exactly').click();
  await expect(page.getByText('"flood plain"')).toBeVisible();
});

test('a visitor may search, and is told what readers find', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(main(page)).toContainText('is found by those who follow');
  await expect(main(page).getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/auth');
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
});

test('what makes no sense in an address is left out, and asks nothing', async ({ page, site }) => {
  for (const search of ['page=-1', 'q=%20%20', 'kind=', 'q=&page=9e9', 'x=y']) {
    await page.goto(`/search?${search}`);
    await expect(main(page), search).toContainText('For example');
  }
  const long = await page.goto(`/search?q=${'word%20'.repeat(1_000)}`);
  expect(long?.status()).toBe(200);
  expect(site.output()).not.toContain('"level":"error"');
});

test('who searches faster than anybody reads waits a minute, and is told so', async ({
  request,
}) => {
  const address = '/search?q=levee';
  const statuses = new Set<number>();
  for (let time = 0; time < 60; time += 1) statuses.add((await request.get(address)).status());
  expect([...statuses]).toEqual([200]);
  const refused = await request.get(address);
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain('Try again in 1 minute.');
});

test.describe('the box of every page', () => {
  for (const email of ['reader@example.com', 'admin@example.com']) {
    test(`searches from wherever ${email} is`, async ({ page, context, site }) => {
      await signIn(context, site, email);
      const paths = ['/my-meetings', '/about', '/settings'];
      for (const path of email.startsWith('admin') ? [...paths, '/admin/jobs'] : paths) {
        await page.goto(path);
        await page.getByRole('searchbox', { name: 'Search all meetings' }).fill('levee');
        await page.keyboard.press('Enter');
        await expect(page, path).toHaveURL('/search?q=levee');
        await expect(page.getByLabel(box)).toHaveValue('levee');
        await expect(page.getByRole('searchbox')).toHaveCount(1);
      }
    });
  }

  test('is a link where there is no room for it', async ({ page, context, site }) => {
    await signIn(context, site, 'reader@example.com');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/settings');
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByLabel(box)).toBeVisible();
  });

  test('is come to by the key / and left by Escape', async ({
    page,
    context,
    site,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, 'A key needs a script.');
    await signIn(context, site, 'reader@example.com');
    await page.goto('/my-meetings');
    await settle(page, true);
    const search = page.getByRole('searchbox', { name: 'Search all meetings' });
    const link = page.getByRole('link', { name: 'Manage Your Entities' });
    await link.focus();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(search).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(search).toHaveValue('a/b');

    const filter = page.getByLabel('Search entities...');
    await filter.focus();
    await page.keyboard.type('/');
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue('/');

    await page.goto('/search?q=levee');
    await settle(page, true);
    await page.keyboard.press('/');
    await expect(page.getByLabel(box)).toBeFocused();

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/settings');
    await settle(page, true);
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');

    await page.getByText('How to ask more exactly').click();
    await page.getByLabel('The key / goes to the search box').uncheck();
    await page.goto('/settings');
    await settle(page, true);
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/settings');
  });
});
