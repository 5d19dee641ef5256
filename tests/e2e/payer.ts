import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

export const password = 'Lantern7!underoak';

/** Makes an account by the form. Answers with its address. */
export async function signUp(page: Page, address = '/auth?mode=signup'): Promise<string> {
  const email = `payer-${randomUUID()}@example.com`;
  await page.goto(address);
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Waits until settings says so about the plan, once the events have come. */
export async function settingsSay(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  await expect(async () => {
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'Subscription Management' });
    for (const text of texts) {
      await expect(section.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 500 });
    }
  }).toPass({ timeout: 30_000 });
}

export async function openPortal(page: Page): Promise<void> {
  await page.goto('/settings');
  await press(page, 'Invoices and Card');
  await expect(page.getByRole('heading', { name: 'Invoices and card' })).toBeVisible();
}

export async function subscribe(page: Page, card = /4242/): Promise<void> {
  await signUp(page, '/auth?mode=signup&plan=basic');
  await page.getByLabel(card).check();
  await press(page, /^Pay /);
  await settingsSay(page, 'Pro', /^[A-Z][a-z]{2} \d+, \d{4}$/);
}
