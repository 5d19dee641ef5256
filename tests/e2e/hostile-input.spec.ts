import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');

function aBody(site: Site, timeZone: string | null): string {
  const id = randomUUID();
  const name = `Hostile Council ${id.slice(0, 8)}`;
  query(
    site,
    `INSERT INTO govt_entities (id, entity_name, entity_type, state, search_text, sort_title, time_zone, updated_at)
     VALUES (?, ?, 'City Council', 'Ohio', ?, ?, nullif(?, ''), 0)`,
    ...[id, name, name.toLowerCase(), name.toLowerCase(), timeZone ?? ''],
  );
  return id;
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
const year = new Date().getUTCFullYear() + 1;
const meeting = [`UID:a`, `DTSTART:${year}0302T190000`, 'SUMMARY:Council Meeting'];

type Sent = { entityId: string; text: string; accept?: string };

async function post(context: BrowserContext, site: Site, { entityId, text, accept }: Sent) {
  const began = Date.now();
  const answer = await context.request.post(`${site.url}/admin/entities/${entityId}/calendar`, {
    headers: { Origin: site.url, Accept: accept ?? 'text/html' },
    multipart: {
      file: { name: 'council.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) },
    },
    maxRedirects: 0,
  });
  const body = await answer.text();
  return { status: answer.status(), body, seconds: (Date.now() - began) / 1000 };
}

test('a calendar of 50 MB is refused at once, on a page that says what to do', async ({
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  const entityId = aBody(site, 'America/New_York');
  const one = event(...meeting, `DESCRIPTION:${'x'.repeat(2000)}`);
  const text = calendar(...Array<string>(Math.ceil((50 * 1024 * 1024) / one.length)).fill(one));
  for (const accept of ['text/html', '*/*']) {
    const { status, body, seconds } = await post(context, site, { entityId, text, accept });
    expect(status).toBe(413);
    expect(body).toMatch(/larger than 5 MB|too large/);
    // Nothing of it is read apart; the rest is what it takes to send it.
    expect(seconds).toBeLessThan(15);
  }
  expect((await context.request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect(site.output()).not.toContain('"level":"error"');
});

for (const [what, rule, says] of [
  ['every second', 'FREQ=SECONDLY', /to add|repeats/],
  ['every day', 'FREQ=DAILY', /to add/],
  ['on a day that never comes', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', /to add|no events|over/],
  ['by a rule that is none', 'FREQ=NEVER;COUNT=x', /to add|breaks the rules/],
] as const) {
  test(`an event that recurs for ever ${what} has an end in its preview`, async ({
    context,
    site,
  }) => {
    await signIn(context, site, 'admin@example.com');
    const entityId = aBody(site, 'America/New_York');
    const text = calendar(event(...meeting, `RRULE:${rule}`));
    const { status, body, seconds } = await post(context, site, { entityId, text });
    expect(status).toBeLessThan(500);
    expect(body).toMatch(says);
    expect(seconds).toBeLessThan(20);
    expect(Number(/(\d+) to add/.exec(body)?.[1] ?? 0)).toBeLessThanOrEqual(201);
  });
}

test('a calendar without a zone is read in the body’s own, and refused where that has none', async ({
  context,
  site,
}) => {
  await signIn(context, site, 'admin@example.com');
  const text = calendar(event(...meeting));
  const known = await post(context, site, { entityId: aBody(site, 'America/New_York'), text });
  expect(known.status).toBe(200);
  expect(known.body).toContain('1 to add');
  const unknown = await post(context, site, { entityId: aBody(site, null), text });
  expect(unknown.status).toBe(400);
  expect(unknown.body).toContain('time zone');
});

test('a search of 10,000 characters is answered with what to do, for everybody', async ({
  context,
  request,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  const q = 'levee'.repeat(2_000);
  for (const asking of [request, context.request]) {
    for (const path of ['/search', '/search.rsc']) {
      const began = Date.now();
      const answer = await asking.get(`${site.url}${path}?${new URLSearchParams({ q })}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('and a search can have 500');
      expect(Date.now() - began).toBeLessThan(5_000);
    }
  }
  const file = await context.request.get(`${site.url}/search.csv?${new URLSearchParams({ q })}`);
  expect(file.status()).toBe(200);
});
