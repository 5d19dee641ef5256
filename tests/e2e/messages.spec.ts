import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { draftedMeeting } from './drafted-meeting.ts';
import { press, query, says, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** How long messages stay, and where. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'Only a script can do it.');

test('messages of the sign-in stand at the top, in the middle', async ({ page }) => {
  await page.goto('/auth');
  await press(page, 'Sign In');
  const toast = page.getByRole('status').filter({ hasText: 'Please enter both email' });
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(120);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
});

test('a message leaves after four seconds, waits under the pointer, and is swiped away', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  // Takes the welcome's message along.
  await page.goto('/roadmap');
  const toast = page.locator('.toast');
  const save = async () => {
    await page.goto('/settings?edit=profile');
    await stopClock(page);
    await press(page, 'Save Changes');
    await expect(toast).toHaveText(/Profile updated successfully!/);
  };
  await save();
  await page.clock.runFor(3_900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);

  await save();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(5, 500);
  await page.clock.runFor(4_500);
  await expect(toast).toHaveCount(0);

  await save();
  const box = await toast.boundingBox();
  const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 };
  const swipe = async (by: number) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + by, at.y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(300);
  };
  await swipe(15);
  await expect(toast).toHaveCount(1);
  await swipe(25);
  await expect(toast).toHaveCount(0);
});

test('what went wrong the first time is not said beside the success that follows', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/roadmap');
  await page.goto('/settings?edit=profile');
  await stopClock(page);
  const first = page.getByLabel('First Name');
  const toasts = page.locator('.toast');
  await first.fill('');
  await press(page, 'Save Changes');
  await expect(toasts).toHaveText(/First name, last name, and email are required/);
  await first.fill('Nora');
  await press(page, 'Save Changes');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.clock.runFor(300);
  await expect(toasts).toHaveText([/Profile updated successfully!/]);
});

test('what went wrong on one page does not follow to the next', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/roadmap');
  await page.goto('/settings?edit=profile');
  await stopClock(page);
  await page.getByLabel('First Name').fill('');
  await press(page, 'Save Changes');
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.getByRole('link', { name: 'My Meetings' }).first().click();
  await expect(page).not.toHaveURL(/settings/);
  await page.clock.runFor(300);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a form that is refused says so beside the field, and the sign-in alone as a toast too', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  await page.goto('/roadmap');
  await page.goto('/govt-entity-selection');
  const boxes = page.locator('input[name="follow"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  // A toast comes with the root's own data, which is read after the refusal.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a message that stays covers nothing, and leaves by a key', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  await page.setViewportSize({ width: 1280, height: 720 });
  await draftedMeeting(page, site);
  await page.getByRole('button', { name: 'Remove sentence 1' }).click();
  await says(page, 'Sentence 1 removed');
  const toast = page.locator('.toast');
  await expect(toast).toHaveCount(1);
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // The transcript scrolls beside the draft, and ends above the message.
  await page.locator('.desk-bar').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => bottom('.desk-passages')).toBeLessThanOrEqual(await top('.toast'));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => bottom('footer')).toBeLessThanOrEqual((await top('.toast')) + 1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('the admin tabs stand in one row at 1280 px with long counts, and scroll on a phone', async ({
  page,
  context,
  site,
}) => {
  fillAdminLists(site);
  try {
    await signIn(context, site, 'admin@example.com');
    await page.goto('/admin/contact-submissions');
    const tabs = page.getByRole('navigation', { name: 'Admin area' });
    const look = () =>
      tabs.evaluate((nav) => ({
        rows: new Set([...nav.querySelectorAll('a')].map((tab) => tab.getBoundingClientRect().top))
          .size,
        hidden: nav.scrollWidth > nav.clientWidth,
      }));
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await look()).toEqual({ rows: 1, hidden: false });
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await look()).toEqual({ rows: 1, hidden: true });
    await tabs.getByRole('link', { name: 'Audit Log' }).focus();
    await expect(tabs.getByRole('link', { name: 'Audit Log' })).toBeInViewport({ ratio: 0.95 });
  } finally {
    emptyAdminLists(site);
  }
});

/** More rows in four of the lists than any other test brings. */
function fillAdminLists(site: Site) {
  for (let row = 0; row < 1100; row += 1) {
    query(
      site,
      `INSERT INTO contact_us_log (id, first_name, last_name, email, reason, message)
       VALUES (?, 'A', 'B', 'a@example.com', 'other', 'A message to count')`,
      randomUUID(),
    );
    if (row >= 140) continue;
    query(
      site,
      `INSERT INTO entity_requests (id, name, email, state, town, entity_name)
       VALUES (?, 'A', 'a@example.com', 'Ohio', 'B', 'C')`,
      randomUUID(),
    );
    query(
      site,
      `INSERT INTO jobs (id, kind, payload, state) VALUES (?, 'gone', '{}', 'parked')`,
      randomUUID(),
    );
    query(
      site,
      `INSERT INTO payment_matters (id, kind, status, amount_cents, currency, created_at)
       VALUES (?, 'refund', 'pending', 100, 'usd', '2026-01-01T00:00:00.000+00:00')`,
      randomUUID(),
    );
  }
}

/** The other tests of this site count on short lists. */
function emptyAdminLists(site: Site) {
  query(site, "DELETE FROM contact_us_log WHERE message = 'A message to count'");
  query(site, "DELETE FROM entity_requests WHERE town = 'B' AND entity_name = 'C'");
  query(site, "DELETE FROM jobs WHERE kind = 'gone'");
  query(site, "DELETE FROM payment_matters WHERE status = 'pending' AND amount_cents = 100");
}

/** Nothing leaves by itself from here on, however long the machine takes for the next step. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test('a message that was sent leads home after three seconds', async ({ page }) => {
  await stopClock(page);
  await page.goto('/contact?sent');
  await expect(page.getByText('Redirecting you to the homepage...')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(/\/contact\?sent$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});
