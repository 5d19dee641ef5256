import type { BrowserContext } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { follow, query, signUp } from './forms.ts';
import { anyAddress, expect, test } from './site-test.ts';

/** What a page could show wrongly, or take for something of its own. */
const awkward = `</textarea></script><b>"'&amp;\\ $1 $& \${x} 'ünï\u2028 \n\n  and on ${'long '.repeat(400)}`;

async function readerOf(context: BrowserContext, site: Site) {
  const email = await signUp(context, site);
  const [meeting] = query<{ id: string; entityId: string }>(
    site,
    `SELECT id, govt_entity_id AS entityId FROM meetings
     WHERE markdown_summary LIKE '%](#s%' AND govt_entity_id IS NOT NULL LIMIT 1`,
  );
  if (!meeting) throw new Error('The demonstration has no summary with a record.');
  follow(site, email, meeting.entityId);
  return { email, path: `/meetings/${meeting.id}` };
}

test('readers of one meeting see their own address and notes, and of the others nothing', async ({
  browser,
  site,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'The requests are the same with and without JavaScript.');
  const contexts = await Promise.all(
    Array.from({ length: 5 }, () =>
      // As many sign up from one address as nobody lets do so.
      browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() } }),
    ),
  );
  const readers = await Promise.all(
    contexts.map(async (context, number) => {
      const { email, path } = await readerOf(context, site);
      // The first has none.
      const notes = number === 0 ? '' : `mark-${number}- ${'word '.repeat(number * 40)}`;
      if (notes) {
        const saved = await context.request.post(site.url + path, {
          form: { notes, feedback: '', revision: '0' },
          headers: { Origin: site.url },
          maxRedirects: 0,
        });
        expect(saved.status()).toBe(302);
      }
      return { context, email, address: site.url + path, mark: notes && `mark-${number}-` };
    }),
  );
  const emails = new RegExp(readers.map(({ email }) => email).join('|'), 'g');
  const nonces = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      readers.map(async ({ context, email, address, mark }) => {
        const encoding = round % 2 === 0 ? 'gzip' : 'identity';
        const answer = await context.request.get(address, {
          headers: { 'Accept-Encoding': encoding },
        });
        const text = await answer.text();
        expect(answer.headers()['content-encoding'] ?? 'identity').toBe(encoding);
        expect(answer.headers()['cache-control']).toBe('private, no-store');
        expect([...new Set(text.match(emails))]).toEqual([email]);
        expect([...new Set(text.match(/mark-\d+-/g))]).toEqual(mark ? [mark] : []);
        const nonce = /'nonce-([^']+)'/.exec(
          answer.headers()['content-security-policy'] ?? '',
        )?.[1];
        const used = new Set([...text.matchAll(/nonce="([^"]+)"/g)].map(([, given]) => given));
        expect([...used]).toEqual([nonce]);
        nonces.add(nonce ?? '');
      }),
    );
  }
  expect(nonces.size).toBe(12 * readers.length);
  await Promise.all(contexts.map((context) => context.close()));
});

test('notes of any kind are shown as they were written, on a page that others were sent before', async ({
  browser,
  page,
  context,
  site,
}) => {
  const other = await browser.newContext();
  const before = await readerOf(other, site);
  await other.request.get(site.url + before.path);
  await other.close();
  const { path } = await readerOf(context, site);
  await context.request.post(site.url + path, {
    form: { notes: awkward, feedback: '$1', revision: '0' },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  await page.goto(path);
  const [stored] = query<{ notes: string }>(
    site,
    'SELECT notes FROM user_notes WHERE feedback = ?',
    '$1',
  );
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(stored?.notes ?? '');
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveValue('$1');
});

test('a page that wakes is the same to a visitor in each encoding, and is packed once', async ({
  request,
}) => {
  const texts = await Promise.all(
    ['gzip', 'br', 'identity'].map(async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      return (await request.get('/meetings-we-track', { headers })).text();
    }),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('</html>');
});
