import type { Locator, Page } from '@playwright/test';
import { follow, press, query, signUp } from './forms.ts';
import { expectSkipLink, settle, tabThrough } from './keyboard.ts';
import { knownPlaces, pagesIn, visit } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

const visits = [
  { who: 'a visitor', email: null, folders: ['public', 'auth'] },
  { who: 'a reader', email: 'reader@example.com', folders: ['reader'] },
  { who: 'an admin', email: 'admin@example.com', folders: ['admin'] },
];

for (const { who, email, folders } of visits) {
  test(`the Tab key takes ${who} through every page, in its order and in sight`, async ({
    page,
    context,
    browser,
    site,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, 'The same pages, in the same order.');
    const places = await knownPlaces(browser, site);
    if (email) await signIn(context, site, email);
    for (const path of new Set(await pagesIn(folders, places))) {
      await test.step(path, async () => {
        if (!(await visit(page, path))) return;
        await settle(page, javaScriptEnabled !== false);
        // A dialog over the page keeps the focus; another test is about those.
        if ((await page.getByRole('dialog').count()) > 0) return;
        expect.soft(await tabThrough(page), path).toEqual([]);
        await expectSkipLink(page);
      });
    }
  });
}

test.describe('with a script', () => {
  test.skip(
    ({ javaScriptEnabled }) => !javaScriptEnabled,
    'Dialogs and menus that close need one.',
  );

  test('dialogs open by a key, keep the focus, close by Escape and give it back', async ({
    page,
    context,
    site,
  }) => {
    await signUp(context, site);
    await page.goto('/govt-entity-selection');
    await settle(page, true);
    await tryDialog(page, page.getByRole('link', { name: 'Back to Dashboard' }));
    await page.goto('/settings');
    await settle(page, true);
    await tryDialog(page, page.getByRole('link', { name: 'Delete Account' }));
  });

  test('menus open by Enter and Space, and close by Escape and by going on', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/contact');
    await settle(page, true);
    await tryMenu(page, page.locator('summary').filter({ hasText: 'About' }), [
      'About',
      'Meetings We Track',
      'Contact Us',
    ]);
    await signIn(context, site, 'reader@example.com');
    await page.goto('/settings');
    await settle(page, true);
    await tryMenu(page, page.locator('summary').filter({ hasText: 'Your account' }), ['Sign Out']);
  });

  test('a new page is read from its heading, and a list keeps the focus where it was', async ({
    page,
    context,
    site,
  }) => {
    const heading = (name: string | RegExp) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const email = await signUp(context, site);
    const [meeting] = query<{ entityId: string }>(
      site,
      `SELECT govt_entity_id AS entityId FROM meetings
       WHERE govt_entity_id IS NOT NULL AND meeting_title IS NOT NULL LIMIT 1`,
    );
    follow(site, email, meeting?.entityId ?? '');
    await page.goto('/settings');
    await settle(page, true);
    const enter = async (link: Locator) => {
      await link.focus();
      await page.keyboard.press('Enter');
    };
    await enter(page.getByRole('banner').getByRole('link', { name: 'My Meetings' }).first());
    await heading(/^Welcome, /);
    await enter(page.getByRole('main').locator('.row-target').first());
    await expect(page).toHaveURL(/\/govt-entities\//);
    await heading(/./);
    await enter(page.getByRole('table').locator('.row-target').first());
    await expect(page).toHaveURL(/\/meetings\//);
    await heading(/./);
    await page.goBack();
    await expect(page).toHaveURL(/\/govt-entities\//);
    await heading(/./);

    await page.goto('/meetings-we-track');
    await settle(page, true);
    const search = page.getByLabel('Search entities...');
    await search.focus();
    await page.keyboard.type('council');
    await expect(page).toHaveURL(/q=council/);
    await expect(search).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/state=/);
    await expect(page.getByLabel('Select State')).toBeFocused();

    await signIn(context, site, 'admin@example.com');
    await page.goto('/admin/modify-meeting');
    await settle(page, true);
    const title = page.getByRole('columnheader', { name: 'Title' });
    await enter(title.getByRole('link'));
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await expect(title.getByRole('link')).toBeFocused();
    const tab = page.getByRole('navigation', { name: 'Admin area' }).getByRole('link');
    await enter(tab.filter({ hasText: 'Entity Requests' }));
    await expect(page).toHaveURL(/\/admin\/entity-requests$/);
    await expect(tab.filter({ hasText: 'Entity Requests' })).toBeFocused();
    const processed = page.getByRole('switch', { name: 'Show processed requests' });
    await processed.focus();
    await page.keyboard.press('Space');
    await expect(processed).toBeChecked();
    await expect(processed).toBeFocused();
  });
});

test('menus and colours work by keys without a script too', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'With a script, the tests above try more.');
  await page.goto('/about');
  const menu = page.locator('summary').filter({ hasText: 'About' });
  for (const key of ['Enter', 'Space']) {
    await menu.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: 'Meetings We Track' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: 'Meetings We Track' })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Dark' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await press(page, 'System');
});

/** Opens a dialog by Enter, goes around in it twice, and leaves it by Escape. */
async function tryDialog(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  const isInside = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) && element !== null);
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 14; pressed += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${pressed}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

async function tryMenu(page: Page, menu: Locator, items: string[]): Promise<void> {
  const sheet = page.locator('details', { has: menu });
  const item = (name: string) =>
    sheet.getByRole('link', { name }).or(sheet.getByRole('button', { name }));
  for (const key of ['Enter', 'Space']) {
    await menu.focus();
    await page.keyboard.press(key);
    await expect(sheet).toHaveAttribute('open');
    for (const name of items) {
      await page.keyboard.press('Tab');
      await expect(item(name).first()).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(sheet).not.toHaveAttribute('open');
    await expect(menu).toBeFocused();
  }
  await page.keyboard.press('Enter');
  for (const _ of items) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sheet).not.toHaveAttribute('open');
}
