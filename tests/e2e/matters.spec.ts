import type { Site } from '#tests/support/site.ts';
import { press, query, says, signUp } from './forms.ts';
import { citedCase, plantMatter } from './planted-matter.ts';
import { expect, signIn, test } from './site-test.ts';

/** A matter of the test's own: sites are shared by the tests of a worker. */
function aMatter(site: Site, label = 'Ordinance 4471') {
  const step = citedCase(site);
  return { ...step, id: plantMatter(site, step, label) };
}

const setPlan = (site: Site, email: string, tier: string) =>
  query(site, 'UPDATE profiles SET subscription_tier = ? WHERE email = ?', tier, email);

const followers = (site: Site, id: string) =>
  query(site, 'SELECT user_id FROM matter_follows WHERE matter_id = ?', id).length;

test('a reader follows a matter, finds it among those they follow, and unfollows it', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  setPlan(site, email, 'premium');
  const { id } = aMatter(site);
  await page.goto(`/matters/${id}`);
  await press(page, 'Follow This Matter');
  await says(page, 'You follow Ordinance 4471.');
  await says(page, 'You follow this matter, and get mail at once when it moves.');

  await page.getByRole('link', { name: 'Matters you follow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matters You Follow');
  await says(page, '1 of 50 matters');
  const row = page.getByRole('listitem').filter({ hasText: 'Ordinance 4471' });
  await expect(row).toContainText('Adopted');
  await expect(row).not.toContainText('Paused');

  await row.getByRole('link', { name: 'Ordinance 4471' }).click();
  await press(page, 'Unfollow');
  await says(page, 'You follow this matter no more.');
  await expect(page.getByRole('button', { name: 'Follow This Matter' })).toBeVisible();
  await page.goto('/my-matters');
  await says(page, 'No matters');
  expect(followers(site, id)).toBe(0);
});

test('a plan without matters says so with the way to one that has them, and a post is refused', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  const { id } = aMatter(site);
  await page.goto(`/matters/${id}`);
  const main = page.locator('main');
  await says(page, /Your plan does not follow matters\. The Pro\+ plan follows up to 50\./);
  await expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(main.getByRole('button', { name: /Follow/ })).toHaveCount(0);
  await context.request.post(`${site.url}/matters/${id}`, {
    headers: { Origin: site.url },
    form: { intent: 'follow' },
    maxRedirects: 0,
  });
  await page.goto(`/matters/${id}`);
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toContainText(
    'Your plan does not follow matters.',
  );
  expect(followers(site, id)).toBe(0);
  await page.goto('/my-matters');
  await says(page, 'Your plan does not follow matters.');
});

test('what a smaller plan has no room for is kept, and said to be paused, until there is room', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  setPlan(site, email, 'premium');
  const { id } = aMatter(site);
  await page.goto(`/matters/${id}`);
  await press(page, 'Follow This Matter');
  await says(page, 'You follow Ordinance 4471.');
  setPlan(site, email, 'free');
  await page.goto(`/matters/${id}`);
  await says(page, 'your plan has no room for it: you get no mail about it.');
  await page.goto('/my-matters');
  const row = page.getByRole('listitem').filter({ hasText: 'Ordinance 4471' });
  await expect(row).toContainText('Paused');
  await expect(row).toContainText('it is kept, without mail');
  setPlan(site, email, 'premium');
  await page.reload();
  await expect(row).not.toContainText('Paused');
});

test('a visitor reads where a matter came up and what became of it, and none of what was said', async ({
  page,
  context,
  site,
}) => {
  const { id, meetingId, entityId } = aMatter(site);
  await page.goto(`/matters/${id}`);
  await says(page, '1 meeting has this number in an agenda or a title.');
  const step = page.getByRole('region', { name: 'History' });
  await expect(step).toContainText('Adopted');
  await expect(step.locator('.matter-quoted')).toHaveCount(0);
  await expect(step.locator(`a[href*="/meetings/${meetingId}#"]`)).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: 'Sign In to Follow' })).toBeVisible();
  await expect(step.locator(`a[href="/bodies/${entityId}"]`).first()).toBeVisible();

  await signIn(context, site, 'reader@example.com');
  await page.goto(`/matters/${id}`);
  await expect(step.locator(`.matter-title a[href*="/meetings/${meetingId}"]`)).toBeVisible();
  await expect(step.getByRole('link', { name: 'In the record' })).toBeVisible();
});

test('matters fit a phone, however long their names are', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  setPlan(site, email, 'premium');
  const { id } = aMatter(site, `Ordinance ${'Rezoning-of-everything-'.repeat(12)}4471`);
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.goto(`/matters/${id}`);
  expect(await overflow()).toBe(0);
  await press(page, 'Follow This Matter');
  await says(page, 'You follow this matter, and get mail');
  expect(await overflow()).toBe(0);
  await page.goto('/my-matters');
  await expect(page.getByRole('listitem').filter({ hasText: '4471' })).toBeVisible();
  expect(await overflow()).toBe(0);
});
