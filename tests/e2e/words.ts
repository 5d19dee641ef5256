import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

export const main = (page: Page) => page.getByRole('main');

/** The page's own part has these words. */
export const says = (page: Page, words: string | RegExp) => expect(main(page)).toContainText(words);

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

/** A link, or what looks like a button, leads to an address. */
export const leads = (page: Page, name: string, path: string) =>
  expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
