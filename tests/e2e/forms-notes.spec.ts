import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { expectRefused, follow, press, query, says, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** The page of a meeting that a new reader may read, opened by them. */
async function openMeeting(page: Page, context: BrowserContext, site: Site) {
  const email = await signUp(context, site);
  const [meeting] = query<{ id: string; entityId: string }>(
    site,
    `SELECT id, govt_entity_id AS entityId FROM meetings
     WHERE markdown_summary IS NOT NULL AND govt_entity_id IS NOT NULL LIMIT 1`,
  );
  if (!meeting) throw new Error('The demonstration has no summary.');
  follow(site, email, meeting.entityId);
  await page.goto(`/meetings/${meeting.id}`);
  return { email, path: `/meetings/${meeting.id}` };
}

const notes = (page: Page) => page.getByLabel('Notes', { exact: true });
const feedback = (page: Page) => page.getByLabel('Feedback', { exact: true });
const panel = (page: Page) => page.locator('form', { has: notes(page) });

const stored = (site: Site, email: string) =>
  query<{ notes: string; feedback: string | null }>(
    site,
    `SELECT n.notes, n.feedback FROM user_notes n JOIN users u ON u.id = n.user_id
     WHERE u.email = ? ORDER BY n.feedback_processed DESC`,
    email,
  );

test('notes and feedback are refused when empty or too long, and saved when they are not', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const { email } = await openMeeting(page, context, site);
  const button = page.getByRole('button', { name: 'Save Notes' });
  if (javaScriptEnabled === false) {
    await button.click();
    await expectRefused(page, {
      alert: 'Write notes or feedback before you save.',
      within: panel(page),
    });
  } else {
    await expect(button).toBeDisabled();
    await notes(page).fill('  ');
    await expect(button).toBeDisabled();
    await notes(page).fill('Ask');
    await expect(button).toBeEnabled();
    await says(page, 'Not saved yet');
  }
  await notes(page).fill('n'.repeat(5001));
  await feedback(page).fill('f'.repeat(2003));
  await button.click();
  await expectRefused(page, {
    alert: null,
    fields: {
      Notes: 'Notes can have at most 5,000 characters.',
      Feedback: 'Feedback can have at most 2,000 characters.',
    },
    within: panel(page),
  });
  await expect(page.getByText('1 character too many')).toBeVisible();
  await expect(page.getByText('3 characters too many')).toBeVisible();
  await expect(notes(page)).toHaveValue('n'.repeat(5001));
  expect(stored(site, email)).toEqual([]);

  await notes(page).fill('Ask about the\nnorth branch.');
  await feedback(page).fill('The vote is missing.');
  await button.click();
  await says(page, 'Notes saved successfully');
  await expect(panel(page).locator('[aria-invalid]')).toHaveCount(0);
  expect(stored(site, email)).toEqual([
    { notes: 'Ask about the\nnorth branch.', feedback: 'The vote is missing.' },
  ]);
  if (javaScriptEnabled !== false) await expect(button).toBeDisabled();
  await page.reload();
  await expect(notes(page)).toHaveValue('Ask about the\nnorth branch.');

  query(
    site,
    `UPDATE user_notes SET feedback_processed = 1
     WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    email,
  );
  await page.reload();
  await says(page, 'Processed feedback');
  await says(page, 'The vote is missing.');
  await expect(feedback(page)).toHaveValue('');
  await feedback(page).fill('The new text is right.');
  await button.click();
  await says(page, 'Notes saved successfully');
  await page.reload();
  await says(page, 'The vote is missing.');
  await expect(feedback(page)).toHaveValue('The new text is right.');
});

test('a save that started from an older text is refused, with both texts at hand', async ({
  page,
  context,
  site,
}) => {
  const { email, path } = await openMeeting(page, context, site);
  const other = await context.newPage();
  await other.goto(path);
  await notes(other).fill('From the other tab.');
  await press(other, 'Save Notes');
  await says(other, 'Notes saved successfully');
  await other.close();

  await notes(page).fill('From this tab.');
  await press(page, 'Save Notes');
  const alert = panel(page).getByRole('alert');
  await expect(alert).toContainText(
    'These notes were saved somewhere else since you opened this page',
  );
  await expect(alert).toContainText('From the other tab.');
  await expect(alert).toBeFocused();
  await expect(notes(page)).toHaveValue('From this tab.');
  expect(stored(site, email)[0]?.notes).toBe('From the other tab.');
  await press(page, 'Save Notes');
  await says(page, 'Notes saved successfully');
  expect(stored(site, email)[0]?.notes).toBe('From this tab.');
});

test('whoever leaves with unsaved text is asked first', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'Only a script can ask.');
  const { email, path } = await openMeeting(page, context, site);
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  const leave = () => page.getByRole('link', { name: 'Back to meetings' }).click();

  await notes(page).fill('Half a thought');
  await leave();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(dialog, 'Cancel');
  await expect(page).toHaveURL(path);
  await expect(notes(page)).toHaveValue('Half a thought');
  await leave();
  await press(dialog, 'Leave');
  await expect(page).toHaveURL(/\/govt-entities\//);
  expect(stored(site, email)).toEqual([]);

  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
  await notes(page).fill('A whole thought');
  await leave();
  await press(dialog, 'Save & Leave');
  await expect(page).toHaveURL(/\/govt-entities\//);
  expect(stored(site, email)[0]?.notes).toBe('A whole thought');

  await page.goto(path);
  // Disabled by the script, so the page is awake by then.
  await expect(page.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
  await notes(page).fill('Closed too early');
  const warned = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await warned).type()).toBe('beforeunload');
  await (await warned).dismiss();

  await test.step('and a session that ended takes no text away', async () => {
    query(
      site,
      'DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      // Scripts of the pages that are linked to are fetched ahead whenever the browser is idle.
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`);
    });
    await press(page, 'Save Notes');
    await expect(panel(page).getByRole('alert')).toContainText('Please sign in to continue');
    // What would be asked for next leads to the sign-in, away from the text.
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    await expect(notes(page)).toHaveValue('Closed too early');
  });
});
