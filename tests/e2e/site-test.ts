import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { query } from '#tests/support/query.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export { expect };

/** The sites of a worker's own, both loaded with the demonstration. */
type Sites = {
  site: Site;
  /** Whose database can be broken, as the other tests keep theirs; started for the first that does. */
  fragileSite: Site;
};

/**
 * What lasts as long as a worker is all declared here: tests that bring more of it get workers of
 * their own, each with a browser and a site to start.
 */
export const test = base.extend<{ problems: string[] }, Sites>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const environment = { TRUST_PROXY: '1' };
      const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE, environment });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  fragileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // As visitors do, each test comes from an address of its own: what may be sent is counted by it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': anyAddress() }),
  /** A page is arrived at once its scripts run: a press before that is the case without scripts. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goTo = page.goto.bind(page);
    page.goto = async (...to) => {
      const answer = await goTo(...to);
      if (javaScriptEnabled !== false) await until(page, isHydratedOrPlain);
      return answer;
    };
    await use(page);
  },
  /** Whatever the browser complains about on any page fails the test that saw it. */
  problems: [
    // The context's, not the page's: what asks for no page is spared one.
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) {
          problems.push(message.text());
        }
      });
      context.on('weberror', (thrown) => problems.push(String(thrown.error())));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits for what holds in the browser. It is asked from here: for a wait of Playwright's own, each page
 * that is opened reads all of its script first.
 */
export async function until(page: Page, holds: () => boolean): Promise<void> {
  while (!(await page.evaluate(holds))) await pause(20);
}

/** Runs in the browser: React has taken over what the server wrote, or the page has no script to do so. */
function isHydratedOrPlain(): boolean {
  const isTaken = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const links = document.querySelectorAll('a[data-discover]');
  return !('__FLIGHT_DATA' in window) || (links.length > 0 && [...links].every(isTaken));
}

/** The browser logs every answer of 400 and above as an error; refusals are what some tests want. */
const isExpected = (text: string) => /Failed to load resource.*status of 4\d\d/.test(text);

export const anyAddress = () =>
  `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;

export const demoPassword = 'Password1!';

/** Begins a session as a sign-in would, without the form: to hash a password is made to take long. */
export async function signIn(context: BrowserContext, site: Site, email: string): Promise<void> {
  const token = randomBytes(33).toString('base64url');
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', '+00:00');
  const begun = query(
    site,
    `INSERT INTO sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
     SELECT ?, ?, id, ?, ?, ? FROM users WHERE email = ? RETURNING id`,
    ...[randomUUID(), createHash('sha256').update(token).digest('hex')],
    ...[inDays(0), inDays(0), inDays(30), email],
  );
  expect(begun, email).toHaveLength(1);
  // As React Router writes a cookie.
  const value = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'));
  await context.addCookies([{ name: 'dais_session', value, url: site.url, httpOnly: true }]);
}
