import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { showsDraft } from './drafted-meeting.ts';
import { demoPassword, expect, test } from './site-test.ts';

/** The product's one line, by clicks alone: from a meeting's record to a reader's notes. */
test("from a meeting's record to a reader's notes", async ({ page, context, site }) => {
  const entity = 'Burlington City Council';
  const title = `Library hours ${randomUUID().slice(0, 8)}`;

  await test.step('an admin takes in the record and gets a draft', async () => {
    await signInByForm(page, 'admin@example.com');
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('link', { name: 'Add Meeting' }).click();
    await page.getByLabel('Record of the meeting').setInputFiles({
      name: 'library-hours.vtt',
      mimeType: 'text/vtt',
      buffer: await recordNamed(title),
    });
    await page.getByLabel('Meeting Date').fill('10/12/2026');
    await page.getByLabel('Government Body').selectOption(entity);
    await page.getByLabel('Meeting Title').fill(title);
    await page.getByRole('button', { name: 'Add Meeting' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await showsDraft(page);
    await expect(page.getByRole('main')).toContainText('3 to 1');
  });

  await test.step('reads it beside the transcript and publishes it', async () => {
    const citation = page.getByRole('main').locator('a[href*="#s"]').first();
    await expect(citation).toBeVisible();
    // A dialog's button where scripts run, a link to the same question where they do not.
    await page
      .getByRole('link', { name: 'Publish Summary' })
      .or(page.getByRole('button', { name: 'Publish Summary' }))
      .click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: false }).first()).toBeVisible();
  });

  await test.step('a reader signs up and follows the entity', async () => {
    await context.clearCookies();
    await page.goto('/');
    await page.getByRole('link', { name: 'Access Your First Summary' }).first().click();
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByLabel('Email').fill(`nora-${randomUUID()}@example.com`);
    await page.getByLabel('Password').fill('Lantern7!underoak');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Welcome to Dais!')).toBeVisible();
    await page
      .getByRole('link', { name: "Let's Go!" })
      .or(page.getByRole('button', { name: "Let's Go!" }))
      .click();
    await expect(page).toHaveURL(/govt-entity-selection/);
    await page.getByRole('checkbox', { name: /Burlington.*City Council/ }).check();
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page).toHaveURL(/my-meetings/);
    await expect(page.getByText('Your selections have been saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome, Nora Lindqvist' })).toBeVisible();
  });

  await test.step('reads the summary and goes from a sentence to its place in the transcript', async () => {
    await page.getByRole('link', { name: /Burlington.*City Council/ }).click();
    // What is new on My Meetings leads to the meeting as well: the way here is by its body.
    await expect(page.getByRole('heading', { level: 2, name: 'Meetings' })).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Resolution 2031');
    await page.getByRole('main').locator('.citation').first().click();
    await page.getByRole('link', { name: 'Read on in the transcript' }).first().click();
    await expect(page).toHaveURL(/transcript.*#s\d+/);
    await expect(page.locator(':target')).toBeVisible();
    await page.goBack();
  });

  await test.step('and keeps private notes', async () => {
    await page
      .getByLabel('Notes', { exact: true })
      .fill('Ask about Sunday hours at the north branch.');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(page.getByText('Notes saved successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(
      'Ask about Sunday hours at the north branch.',
    );
  });

  await test.step('which nobody else sees, nor the meeting without following', async () => {
    const address = page.url();
    await context.clearCookies();
    await page.goto(address);
    await expect(page).toHaveURL(/\/auth\?from=/);
    await signInByForm(page, 'reader@example.com');
    await expect(
      page.getByRole('heading', { name: "You don't have access to this entity" }),
    ).toBeVisible();
    await expect(page.getByText('north branch')).toHaveCount(0);
  });

  expect(site.output()).not.toContain('"level":"error"');
});

async function signInByForm(page: Page, email: string): Promise<void> {
  if (!page.url().includes('/auth')) await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** The same words again would be asked about: those of each run's own record end with its title. */
async function recordNamed(title: string): Promise<Buffer> {
  const text = await readFile(new URL('../fixtures/library-hours.vtt', import.meta.url), 'utf8');
  return Buffer.from(`${text.trimEnd()} That was ${title}.\n`);
}
