// `npm run picture`: the README's picture, of the demonstration as it is served.
import { chromium } from '@playwright/test';
import { startSite } from '../tests/support/site.ts';

const site = await startSite();
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1.5,
  });
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByLabel('Password').fill('Password1!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/my-meetings');
  await page
    .getByRole('link', { name: /Boulder, Colorado: City Council/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Regular meeting and second budget/ }).click();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  // The message of the sign-in has gone by then.
  await page.waitForTimeout(5_000);
  await page.screenshot({ path: 'docs/picture.png' });
} finally {
  await browser.close();
  await site.stop();
}
