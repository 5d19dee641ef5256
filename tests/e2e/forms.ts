import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { query } from '#tests/support/query.ts';
import type { Site } from '#tests/support/site.ts';
import { expect } from './site-test.ts';

export { query };

export const password = 'Lantern7!underoak';

/** What each rule says of a password, in the order in which they are checked. */
export const weakPasswords = [
  ['Abc1!', 'Password must be at least 8 characters long'],
  ['Council!', 'Password must contain at least one number'],
  ['Council2026', 'Password must contain at least one special character'],
  ['Council2026!', 'This password is easily guessed: it is a common one'],
] as const;

export const freshEmail = (name = 'nora') => `${name}-${randomUUID()}@example.com`;

/** Signs up an account of the test's own, without the clicks, and answers with its address. */
export async function signUp(context: BrowserContext, site: Site): Promise<string> {
  const email = freshEmail();
  const answer = await context.request.post(`${site.url}/auth?mode=signup`, {
    headers: { Origin: site.url },
    form: { firstName: 'Nora', lastName: 'Lindqvist', email, password },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/auth?welcome=1');
  return email;
}

/** Lets an account follow an entity, as if it had chosen it. */
export function follow(site: Site, email: string, entityId: string): void {
  query(
    site,
    `INSERT INTO user_govt_entity_access (user_id, govt_entity_id, created_at)
     SELECT id, ?, '2026-01-01T00:00:00.000+00:00' FROM users WHERE email = ?`,
    entityId,
    email,
  );
}

export const press = (at: Page | Locator, name: string) =>
  at.getByRole('button', { name, exact: true }).click();

export const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();

type Refusal = {
  /** What the alert says of the form as a whole; null for a form whose fields speak alone. */
  alert?: string | null;
  /** The message of each field in error, by its label; the first is where the reader lands. */
  fields?: Record<string, string>;
  /** A toast says it too, where a script shows one. */
  toast?: string;
  within?: Locator;
};

/**
 * The form was refused: in an alert above it, at each field that is wrong, tied to it for screen
 * readers, and with the focus on what has to be mended first.
 */
export async function expectRefused(
  page: Page,
  { alert, fields = {}, toast, within = page.locator('main') }: Refusal,
): Promise<void> {
  const alerts = within.getByRole('alert');
  const labels = Object.keys(fields);
  if (alert) await expect(alerts.filter({ hasText: alert }).first()).toBeVisible();
  for (const [label, message] of Object.entries(fields)) {
    const field = within.getByLabel(label, { exact: true });
    await expect(field, label).toHaveAccessibleDescription(containing(message));
    await expect(field, label).toHaveAttribute('aria-invalid', 'true');
    if (alert === undefined) await expect(alerts.first()).toContainText(message);
  }
  await expect(within.locator('[aria-invalid=true]')).toHaveCount(labels.length);
  const [first] = labels;
  const landing = first ? within.getByLabel(first, { exact: true }) : alerts.first();
  await expect(landing).toBeFocused();
  if (toast) await expect(page.getByRole('status').filter({ hasText: toast })).toBeVisible();
  expect(await danglingReferences(page)).toEqual([]);
}

const containing = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Ids that a description or label refers to, and that nothing on the page has. */
function danglingReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-describedby], [aria-labelledby]')].flatMap((element) =>
      ['aria-describedby', 'aria-labelledby']
        .flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? [])
        .filter((id) => id !== '' && !document.getElementById(id)),
    ),
  );
}
