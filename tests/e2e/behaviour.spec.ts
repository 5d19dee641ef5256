import type { Page } from '@playwright/test';
import { dataSuffix } from '#app/platform/http/data-path.ts';
import { demoMeeting } from './demo-meeting.ts';
import { follow, freshEmail, password, press, query, signUp } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

/** What pages do while something is on its way, and what their dialogs do. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'Only a script can do it.');

/** Keeps what a press sends from the server until what the button says meanwhile was seen. */
async function whileSent(page: Page, name: string, busy: string): Promise<void> {
  const until = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await until.promise;
    await route.continue();
  });
  await page.getByRole('button', { name, exact: true }).first().click();
  const button = page.getByRole('button', { name: busy, exact: true });
  await expect(button).toBeVisible();
  await expect(button).toBeDisabled();
  until.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}

test('buttons say what they are doing, and cannot be pressed meanwhile', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Reader');
  const email = freshEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await whileSent(page, 'Create Account', 'Creating Account...');
  await expect(page.getByRole('dialog', { name: 'Welcome to Dais!' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await whileSent(page, 'Sign In', 'Signing In...');
  await expect(page).not.toHaveURL(/\/auth/);

  await page.goto('/contact');
  await page.getByLabel('Reason for Contact').selectOption('other');
  await page.getByRole('textbox', { name: 'Message' }).fill('When is the next meeting added?');
  await whileSent(page, 'Send Message', 'Sending...');
  await expect(page.getByText('Message Sent!')).toBeVisible();

  const { meetingId, entityId } = demoMeeting(site);
  follow(site, email, entityId);
  await page.goto(`/meetings/${meetingId}`);
  await page.getByLabel('Notes', { exact: true }).fill('Ask about the bridge.');
  await whileSent(page, 'Save Notes', 'Saving...');
  await expect(page.getByText('Notes saved successfully')).toBeVisible();

  await page.getByRole('banner').locator('summary').last().click();
  await whileSent(page, 'Sign Out', 'Signing out...');
  await expect(page).toHaveURL(/\/auth$/);

  await signIn(context, site, 'admin@example.com');
  await page.goto('/admin/add-meeting');
  await page.getByLabel('Meeting Date').fill('09/15/2026');
  await page.getByLabel('Government Body').selectOption('Boulder City Council');
  await whileSent(page, 'Add Meeting', 'Adding Meeting...');
  await expect(page.getByText('Meeting has been added successfully')).toBeVisible();
});

test('lists show that they are loading', async ({ page, context, site }) => {
  await signIn(context, site, 'reader@example.com');
  for (const path of ['/my-meetings', '/meetings-we-track']) {
    await page.goto(path);
    const until = Promise.withResolvers<void>();
    await page.route(`**/*${dataSuffix}*`, async (route) => {
      await until.promise;
      await route.continue();
    });
    await page.getByPlaceholder('Search entities...').fill('council');
    await expect(page.locator('.spinner')).toBeVisible();
    until.resolve();
    await expect(page.locator('.spinner')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the welcome is a dialog, and closing it leads to the selection', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => press(page, 'Close'),
    () => press(page, "Let's Go!"),
  ]) {
    await page.goto('/about');
    await page.goto('/auth?welcome=1');
    await expect(page.getByRole('dialog', { name: 'Welcome to Dais!' })).toBeVisible();
    await close();
    await expect(page).toHaveURL(/\/govt-entity-selection$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  }
});

test('the dialog over an empty selection says why', async ({ page, context, site }) => {
  await signUp(context, site);
  await page.goto('/govt-entity-selection?q=Boulder+City');
  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  await back.click();
  const dialog = page.getByRole('alertdialog', { name: 'Select Government Entities' });
  await expect(dialog).toContainText('You must select at least one government entity before');
  await expect(dialog).toContainText('you can track meetings of');
  await expect(dialog).toContainText('You can change it at any time.');
  await press(dialog, 'Cancel');
  await page.getByRole('checkbox', { name: /City of Boulder/ }).check();
  await expect(back).toHaveAttribute('href', '/my-meetings');
  await back.click();
  await expect(dialog).toHaveCount(0);
});

test('a dialog that cannot be had leads to its page, and one without a page says so', async ({
  page,
  context,
  site,
}) => {
  const email = await signUp(context, site);
  await page.route('**/*Window-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL(/\/settings\/delete-account$/);

  const { meetingId, entityId } = demoMeeting(site);
  follow(site, email, entityId);
  await page.goto(`/meetings/${meetingId}`);
  const notes = page.getByLabel('Notes', { exact: true });
  await notes.fill('Ask about the bridge.');
  await page.getByRole('link', { name: 'Back to meetings' }).click();
  await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
  await expect(notes).toHaveValue('Ask about the bridge.');
});

test('signing in and out leave no page behind to go back to', async ({ page, context, site }) => {
  const email = await signUp(context, site);
  await context.clearCookies();
  await page.goto('/about');
  await page.goto('/auth?from=/roadmap');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign In');
  await expect(page).toHaveURL(/\/roadmap$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the dialog of a meeting is gone 300 ms after it closes, and its address with it', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  await page.goto('/admin/modify-meeting');
  await page.locator('.row-target').first().click();
  await expect(page.getByRole('dialog', { name: 'Edit Meeting' })).toBeVisible();
  await page.clock.install();
  // It goes on by the steps below alone, however long the machine takes for them.
  await page.clock.pauseAt(Date.now() + 1000);
  await press(page.getByRole('dialog'), 'Cancel');
  await page.clock.runFor(250);
  await expect(page).toHaveURL(/\/admin\/modify-meeting\/[\w-]{36}/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/admin\/modify-meeting$/);
});

test('the button of the sample waits for a choice that is not the sample already', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  const { meetingId, entityId } = demoMeeting(site);
  await page.goto(`/admin/sample-meeting?entity=${entityId}`);
  const button = page.getByRole('button', { name: 'Set as Sample Meeting' });
  const meeting = page.getByLabel('Meeting', { exact: true });
  const [sample] = query<{ id: string; entity: string }>(
    site,
    `SELECT m.id, m.govt_entity_id AS entity FROM sample_meeting s JOIN meetings m ON m.id = s.meeting_id`,
  );
  if (sample?.entity !== entityId) {
    await expect(meeting).toHaveValue('');
    await expect(button).toBeDisabled();
  }
  await meeting.selectOption(meetingId);
  await expect(button).toBeEnabled();
  await whileSent(page, 'Set as Sample Meeting', 'Setting...');
  await expect(page.getByText('Sample meeting updated successfully')).toBeVisible();
  await expect(button).toBeDisabled();
  query(site, 'UPDATE sample_meeting SET meeting_id = ?', sample?.id ?? '');
  await page.goto(`/admin/sample-meeting?entity=${sample?.entity}`);
  await expect(meeting).toHaveValue(sample?.id ?? '');
  await expect(button).toBeDisabled();
  await expect(page.getByText('This meeting is already set as the sample meeting.')).toBeVisible();
});
