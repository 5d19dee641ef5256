import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { startSite } from '#tests/support/site.ts';
import { expect, signIn, test } from './site-test.ts';

test.beforeEach(({ context, site }) => signIn(context, site, 'admin@example.com'));

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name });
const takesNoForm = ['entities', 'audit-log'];
const says = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('the tabs stand in their order', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const names = await page
    .getByRole('navigation', { name: 'Admin area' })
    .getByRole('link')
    .allTextContents();
  expect(names.map((name) => name.replace(/[\d,]+$/, ''))).toEqual([
    'Inbox',
    'Pending Summaries',
    'User Feedback',
    'Entity Requests',
    'Contact Messages',
    'Add Meeting',
    'Modify Meeting',
    'Sample Meeting',
    'Entities',
    'Payments',
    'Jobs',
    'Operations',
    'Audit Log',
  ]);
});

test('nobody else sees a tab or changes anything through it', async ({ page, context, site }) => {
  await context.clearCookies();
  await signIn(context, site, 'reader@example.com');
  for (const name of [
    'feedback',
    'entity-requests',
    'contact-submissions',
    'sample-meeting',
    'entities',
    'entities/new',
    'entities/import',
    'payments',
    'jobs',
    'audit-log',
  ]) {
    const answer = await context.request.post(`${site.url}/admin/${name}`, {
      form: { id: 'x', processed: 'true' },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    if (takesNoForm.includes(name)) expect(answer.status()).toBe(405);
    else expect([answer.status(), answer.headers().location]).toEqual([302, '/my-meetings']);
    await page.goto(`/admin/${name}`);
    await expect(page).toHaveURL(/my-meetings/);
    await says(page, "You don't have admin access");
  }
});

test('feedback is read, processed and brought back', async ({ page }) => {
  await page.goto('/admin/feedback');
  const feedback = row(page, 'Clear and easy to follow.');
  await feedback.getByText('Clear and easy to follow.').first().click();
  await expect(feedback.getByText('at the top of the summary.')).toBeVisible();
  await feedback.getByRole('switch').click();
  await says(page, 'Feedback status updated.');
  await expect(row(page, 'Clear and easy to follow.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Show Processed Feedback' }).click();
  await expect(page).toHaveURL(/processed=on/);
  await expect(feedback.getByRole('switch')).toBeChecked();
  await feedback.getByRole('switch').click();
  await expect(feedback.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Hide Processed Feedback' }).click();
  await expect(feedback).toBeVisible();
});

test('a request becomes an entity in one step, and its sender is told', async ({ page, site }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `ada-${mark}@example.com`;
  await test.step('a visitor asks for it', async () => {
    await page.goto('/request-entity');
    await page.getByLabel('Name', { exact: true }).fill('Ada Reader');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('State').selectOption('Ohio');
    await page.getByLabel('Town').fill('Akron');
    await page.getByLabel('Entity Name').fill(`Akron Board ${mark}`);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await says(page, 'Your request has been submitted');
  });

  await test.step('the switch marks the request either way', async () => {
    await page.goto('/admin/entity-requests');
    await row(page, mark).getByRole('switch').click();
    await says(page, 'Request marked as processed');
    await expect(row(page, mark)).toHaveCount(0);
    await page.getByRole('switch', { name: 'Show processed requests' }).click();
    await row(page, mark).getByRole('switch').click();
    await says(page, 'Request marked as unprocessed');
  });

  await test.step('the form knows what was asked for, and refuses what is missing', async () => {
    await row(page, mark).getByRole('link', { name: 'Add as entity' }).click();
    await says(page, 'Requested for Akron, Ohio');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Akron Board ${mark}`);
    await expect(page.getByLabel('State')).toHaveValue('Ohio');
    await page.getByLabel('Homepage').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add Entity' }).click();
    await says(page, 'Type is required');
    await says(page, 'Enter a web address');
  });

  await test.step('adding it answers the request', async () => {
    await page.getByLabel('Type').fill('School Board');
    await page.getByLabel('Homepage').fill('akron.example');
    await page.getByRole('button', { name: 'Add Entity' }).click();
    await says(page, 'Entity added. Whoever asked for it is told by email.');
    await page.goto('/admin/entity-requests');
    await expect(row(page, mark)).toHaveCount(0);
    const mail = await site.mailTo(email, 1);
    expect(mail.text).toContain(`Akron Board ${mark}`);
  });
});

test('a message is read and marked', async ({ page, javaScriptEnabled }) => {
  const name = `Ada${randomUUID().slice(0, 8)}`;
  await page.goto('/contact');
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Last Name').fill('Reader');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Reason for Contact').selectOption('subscription');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which plan is for twelve offices?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await says(page, 'Message Sent!');

  await page.goto('/admin/contact-submissions');
  const message = row(page, name);
  await expect(message).toContainText('Question about subscription');
  await expect(message).toContainText('less than a minute ago');
  await expect(message).toContainText('Pending');
  await message.getByRole('link', { name: 'View Message' }).click();
  const view =
    javaScriptEnabled === false
      ? page.getByRole('region', { name: 'Contact Message', exact: true })
      : page.getByRole('dialog', { name: 'Contact Message' });
  await expect(view).toContainText('Which plan is for twelve offices?');
  for (const word of ['From', 'Reason', 'Message', 'Status'])
    await expect(view).toContainText(word);
  await view
    .getByRole('link', { name: 'Close' })
    .or(view.getByRole('button', { name: 'Close' }))
    .first()
    .click();
  await expect(view).toHaveCount(0);
  if (javaScriptEnabled !== false) {
    await expect(message.getByRole('link', { name: 'View Message' })).toBeFocused();
  }

  await message.getByRole('button', { name: 'Mark as processed' }).click();
  await says(page, 'Contact status updated successfully.');
  await expect(message).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show processed contacts' }).click();
  await expect(message).toContainText('Processed');
  await message.getByRole('button', { name: 'Mark as pending' }).click();
  await expect(message).toContainText('Pending');
});

test('another meeting becomes the sample', async ({ page, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  await page.goto('/admin/sample-meeting');
  await says(page, 'This meeting is already set as the sample meeting.');
  const button = page.getByRole('button', { name: 'Set as Sample Meeting' });
  if (scripts) await expect(button).toBeDisabled();

  const choose = async (entity: string) => {
    await page.getByRole('combobox', { name: 'Entity' }).selectOption(entity);
    if (!scripts) await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/entity=/);
  };
  await choose('Albuquerque City Council');
  await says(page, 'No meetings found for this entity.');
  await choose('Boise City Council');
  const meetings = page.getByLabel('Meeting', { exact: true });
  await expect(meetings).toHaveValue('');
  if (scripts) await expect(button).toBeDisabled();
  else {
    await button.click();
    await says(page, 'Please select a meeting');
  }
  const label = (await meetings.getByRole('option').nth(1).textContent()) ?? '';
  await meetings.selectOption(label);
  await button.click();
  await says(page, 'Sample meeting updated successfully');
  await says(page, 'This meeting is already set as the sample meeting.');
});

test('the directory is kept: add, rename, delete, each once', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = `Zebulon Board ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/entities');
  await page.getByRole('link', { name: 'Add Entity' }).click();
  const fill = async (entity: string) => {
    await page.getByLabel('Name', { exact: true }).fill(entity);
    await page.getByLabel('Type').fill('School Board');
    await page.getByLabel('State').selectOption('Georgia');
    await page.getByRole('button', { name: 'Add Entity' }).click();
  };
  await fill('BOULDER city council');
  await says(page, 'There is an entity of this name already');
  await fill(name);
  await says(page, 'Entity added');

  await page.goto(`/admin/entities?q=${encodeURIComponent(name.toUpperCase())}`);
  await says(page, '1 entity');
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${name} II`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await says(page, 'Entity updated successfully');
  await expect(page).toHaveURL(/\/admin\/entities\?q=/);

  await page.getByRole('link', { name: `${name} II` }).click();
  await page
    .getByRole('link', { name: 'Delete Entity' })
    .or(page.getByRole('button', { name: 'Delete Entity' }))
    .click();
  await says(page, `Delete ${name} II?`);
  const asked = javaScriptEnabled === false ? page : page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'Entity deleted');
  await says(page, '0 entities');

  await page.goto('/admin/entities?q=Boulder+City');
  await page.getByRole('link', { name: 'Boulder City Council' }).click();
  await says(page, 'so it cannot be deleted');
});

test('a file of entities is looked at, then imported', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin/entities/import');
  await page.getByRole('button', { name: 'Preview' }).click();
  await says(page, 'Choose a file');
  const send = async (text: string) => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'entities.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Preview' }).click();
  };
  await send('a,b\n1,2');
  await says(page, 'among them name, type and state');
  await send(
    `\ufeffName,Type,State,Homepage\r\n"=Board, ${mark}",School Board,Ohio,ohio.example\r\nBoulder City Council,City Council,Colorado,\r\nBad ${mark},School Board,Ontario,\r\n`,
  );
  await says(page, '1 entity to add, 2 of 3 rows left out. Nothing has been stored yet.');
  await expect(row(page, `=Board, ${mark}`)).toContainText('New');
  await expect(row(page, 'Boulder City Council')).toContainText('Already there');
  await expect(row(page, `Bad ${mark}`)).toContainText('full name');
  await page.getByRole('button', { name: 'Import 1 entity' }).click();
  await says(page, '1 entity imported');
  await page.goto(`/admin/entities?q=${mark}`);
  await says(page, '1 entity');
  await tab(page, 'Audit Log').click();
  await expect(row(page, 'Imported entities').first()).toContainText('1 entity');
});

test('a parked job says why, and is tried again; the log says by whom', async ({
  browser,
  javaScriptEnabled,
}) => {
  const template = await mkdtemp(join(tmpdir(), 'dais-parked-'));
  await cp(process.env.DAIS_DEMO_TEMPLATE ?? '', template, { recursive: true });
  const database = new Database(join(template, 'dais.db'));
  database
    .prepare(
      `INSERT INTO jobs (id, kind, payload, state, attempts, last_error) VALUES ('parked-job', 'gone', '{}', 'parked', 5, 'The mail server did not answer.')`,
    )
    .run();
  database.close();
  const site = await startSite({ template });
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
  try {
    await signIn(context, site, 'admin@example.com');
    const page = await context.newPage();
    await page.goto('/admin/jobs');
    await expect(tab(page, 'Jobs')).toContainText('1');
    await expect(row(page, 'The mail server did not answer.')).toContainText('Parked');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await says(page, 'The job starts again');
    await tab(page, 'Audit Log').click();
    await expect(row(page, 'Retried a job')).toContainText('Alex Admin');
  } finally {
    await context.close();
    await site.stop();
    await rm(template, { recursive: true, force: true });
  }
});
