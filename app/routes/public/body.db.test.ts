import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { markSitemap } from '#app/entities/entity-addresses.server.ts';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { memberForm } from '#app/entities/roster/member-form.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { writeMemberVotes } from '#app/meetings/member-votes/write-member-votes.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { textsOf } from '#tests/support/feed-of.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { encodedValues } from '#tests/support/hostile-values.ts';
import { openSite } from '#tests/support/in-process-site.ts';

/** Stands in a summary, in its sentences, in a transcript and in a description: nobody else may read it. */
const telltale = 'The heron budget was leaked';

let site: Awaited<ReturnType<typeof openSite>>;
let body: { id: string };

beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  body = await makeEntity({ state: 'Ohio', county: 'Erie County' });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { headers, method }));
const page = async (path = '', headers = {}) =>
  (await ask(`/bodies/${body.id}${path}`, headers)).text();
/** What people read of a page. */
const words = async (headers = {}) =>
  (await page('', headers))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

async function cookieOf(tier = 'premium') {
  const { id } = await makeUser({ tier });
  const cookie = (await startSession({ userId: id, userAgent: null })).split(';')[0] ?? '';
  return { id, headers: { cookie } };
}

const inDays = (days: number) => isoDateOf(new Date(Date.now() + days * 86_400_000));
const meet = (date: string, meetingTitle = 'Regular Meeting') =>
  makeMeeting({ govtEntityId: body.id, date, meetingTitle });

/** A meeting with a summary, its cases and a roll call. */
async function summarise(meetingId: string, correction: string | null = null) {
  await db.meeting.update({
    where: { id: meetingId },
    data: {
      markdownSummary: telltale,
      meetingDescription: telltale,
      audioFile: 'https://audio.example/1.mp3',
    },
  });
  await db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'typed',
      markdown: telltale,
      correction,
      publishedAt: new Date(),
      items: {
        create: ['adopted', 'adopted', 'continued', 'discussed'].map((state, index) => ({
          ...{ index, state, title: telltale, kind: 'action', firstSegment: 0, lastSegment: 0 },
        })),
      },
      votes: {
        create: [
          { index: 0, motion: telltale, rollCall: '[{"name":"Lena Bolgarini","vote":"yes"}]' },
        ],
      },
      sentences: {
        create: [{ index: 0, text: telltale, section: telltale, verdict: 'supported' }],
      },
    },
  });
  await transact((tx) => writeMemberVotes(tx, meetingId));
}

const addToRoster = (name: string) =>
  transact((tx) =>
    addMember(tx, {
      actorId: null,
      entityId: body.id,
      fields: memberForm.parse({ name, office: 'Council Member' }),
    }),
  );

const feeds = ['/meetings.atom', '/meetings.ics', '/podcast.xml'];
const addresses = ['', '.data', '/picture.png', ...feeds];

describe('the public page of a body', () => {
  it('tells when it met and meets, what was decided and how often it is summarised', async () => {
    await addToRoster('Lena Bolgarini');
    const { id } = await meet(inDays(-30), 'Budget Hearing');
    await summarise(id);
    await meet(inDays(-20), 'Work Session');
    await meet(inDays(20), 'Annual Retreat');
    await makeMeeting({ govtEntityId: (await makeEntity()).id, meetingTitle: 'Of Another Body' });

    const said = await words();
    expect(said).toMatch(/Meetings Ahead .*Annual Retreat.*Latest Meetings .*Work Session.*Budget/);
    expect(said).toContain('3 meetings, the earliest of');
    expect(said).toContain('Of 2 meetings held in the last year, 1 has a summary.');
    expect(said).toMatch(/2 Adopted 1 Continued/);
    expect(said).toMatch(/Lena Bolgarini Council Member 1 0 0 0/);
    expect(said).toContain('Ohio • Erie County');
    expect(said).not.toContain('Of Another Body');
  });

  it('keeps what only followers may read out of every answer', async () => {
    const { id } = await meet(inDays(-3), 'Budget Hearing');
    await summarise(id);
    const { headers } = await cookieOf();
    for (const as of [{}, headers]) {
      for (const address of addresses) {
        const answer = await ask(`/bodies/${body.id}${address}`, as);
        expect(answer.status, address).toBe(200);
        expect(await answer.text(), address).not.toContain(telltale);
      }
    }
  });

  it('tells what was corrected, until the summary is withdrawn', async () => {
    const { id } = await meet(inDays(-3), 'Budget Hearing');
    await summarise(id);
    await summarise(id, 'The fee is $5.');
    expect(await words()).toMatch(/Corrections Budget Hearing The fee is \$5\./);
    expect(textsOf(await page('/meetings.atom'), 'summary')[0]).toContain('The fee is $5.');

    await db.meeting.update({ where: { id }, data: { markdownSummary: null } });
    expect(await words()).not.toContain('The fee is');
    expect(textsOf(await page('/meetings.atom'), 'entry')).toEqual([]);
  });

  it('says before anybody follows it that it has no meetings', async () => {
    expect(await words()).toContain('No meetings yet');
    const { headers } = await cookieOf();
    const places = ['/meetings-we-track', '/govt-entity-selection'];
    const { entityName } = await db.govtEntity.findUniqueOrThrow({ where: { id: body.id } });
    const asked = `?${new URLSearchParams({ q: entityName })}`;
    for (const place of places) {
      expect(await (await ask(place + asked, headers)).text()).toContain('No meetings yet');
    }
    await meet(inDays(1));
    expect(await words()).not.toContain('No meetings yet');
    for (const place of places) {
      expect(await (await ask(place + asked, headers)).text()).not.toContain('No meetings yet');
    }
  });

  it('leads a visitor to sign up with it remembered, and a reader to follow it', async () => {
    const remembered = encodeURIComponent(new URLSearchParams({ add: body.id }).toString());
    expect(await page()).toContain(remembered);
    expect(await page()).toContain('/auth?mode=signup');

    const { id, headers } = await cookieOf();
    expect(await page('', headers)).toContain(`name="add" value="${body.id}"`);
    await db.entityAccess.create({ data: { userId: id, govtEntityId: body.id } });
    expect(await words(headers)).toContain('Read Its Summaries');
  });

  it('says to a reader whose plan is full what would open it', async () => {
    const { id, headers } = await cookieOf('free');
    const other = await makeEntity();
    await db.entityAccess.create({ data: { userId: id, govtEntityId: other.id } });
    expect(await words(headers)).toContain('Your plan lets you follow 1 entity');
  });

  it('costs the same few statements however much there is', async () => {
    const count = async () => (await statementsOf(() => page())).length;
    for (let index = 0; index < 3; index += 1) await summarise((await meet(inDays(-index))).id);
    await addToRoster('Lena Bolgarini');
    const few = await count();
    for (let index = 0; index < 30; index += 1) await summarise((await meet(inDays(-index))).id);
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(10);
  });

  it('reads the latest meetings alone of a body that has very many, and says so', async () => {
    await db.meeting.createMany({
      data: Array.from({ length: 1010 }, (_, index) => {
        // The day before yesterday is over everywhere.
        const day = new Date(Date.now() - (2 + (index % 300)) * 86_400_000);
        day.setUTCHours(12, 0, 0, 0);
        return { govtEntityId: body.id, meetingDate: day, sortDate: day };
      }),
    });
    const said = await words();
    expect(said).toContain('More than 1,000 meetings');
    expect(said).toContain('Of the latest 300 meetings, none have a summary.');
  });
});

describe('the feeds of a body', () => {
  it('are read by programs as they were meant', async () => {
    const { id } = await meet(inDays(-3), 'Budget & Fees \u000b Hearing');
    await summarise(id);
    await meet(inDays(10), 'Annual Retreat');
    await meet(inDays(-100), 'Long Over');

    const [atom, ics, podcast] = await Promise.all(feeds.map((path) => page(path)));
    expect(textsOf(atom ?? '', 'title')).toContain('Budget & Fees Hearing');
    expect(textsOf(atom ?? '', 'summary')[0]).toMatch(/^Meeting of .* · 2 adopted, 1 postponed$/);
    const calendar = new ICAL.Component(ICAL.parse(ics ?? ''));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([
      inDays(10),
      inDays(-3),
    ]);
    expect(textsOf(podcast ?? '', 'item')).toHaveLength(1);
  });

  it('have no podcast where nothing can be heard', async () => {
    await meet(inDays(-3));
    expect((await ask(`/bodies/${body.id}/podcast.xml`)).status).toBe(404);
    expect(await page()).not.toContain('podcast.xml');
  });

  it.each(feeds)('say of %s when nothing has changed since', async (path) => {
    const { id } = await meet(inDays(-3));
    await summarise(id);
    const address = `/bodies/${body.id}${path}`;
    const first = await ask(address);
    const etag = first.headers.get('etag') ?? '';
    const since = first.headers.get('last-modified') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const all: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': since },
    ];
    for (const known of all) {
      const again = await ask(address, known);
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await db.meeting.update({ where: { id }, data: { meetingTitle: 'Moved' } });
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(200);
  });

  it('are named on the page, for programs and for people', async () => {
    await summarise((await meet(inDays(-3))).id);
    const html = await page();
    for (const path of feeds) {
      expect(html).toMatch(new RegExp(`<link rel="alternate"[^>]*/bodies/${body.id}${path}"`));
      expect(html).toContain(`value="http://localhost/bodies/${body.id}${path}"`);
    }
    expect(html).toContain(`href="webcal://localhost/bodies/${body.id}/meetings.ics"`);
  });
});

describe('whatever stands in the address of a body', () => {
  // What cannot be decoded, and NUL, is refused before any page is asked.
  const ids = encodedValues.filter(
    (id) => !/^$|%00|\//.test(id) && !/%(?![0-9A-F]{2})|%(ED|FF|C0|E0)/.test(id),
  );

  it.each(['', '/picture.png', ...feeds])('is not found, and no fault: %s', async (path) => {
    for (const id of [...ids, 'none', 'a'.repeat(5000), crypto.randomUUID()]) {
      const { status } = await ask(`/bodies/${id}${path}`);
      expect([400, 404], id.slice(0, 50)).toContain(status);
    }
  });

  it.each(['', ...feeds])('is answered without a body to HEAD: %s', async (path) => {
    await summarise((await meet(inDays(-3))).id);
    const answer = await ask(`/bodies/${body.id}${path}`, {}, 'HEAD');
    expect(answer.status).toBe(200);
  });
});

it('lists every body for search engines, in files that are not too long', async () => {
  const index = textsOf(await (await ask('/sitemap.xml')).text(), 'loc');
  expect(index).toEqual([
    'http://localhost/sitemap/pages.xml',
    'http://localhost/sitemap/bodies.xml',
  ]);
  const listed = textsOf(await (await ask('/sitemap/bodies.xml')).text(), 'loc');
  expect(listed).toContain(`http://localhost/bodies/${body.id}`);
  const rest = await (await ask(`/sitemap/bodies.xml?after=${body.id}`)).text();
  expect(textsOf(rest, 'loc')).not.toContain(`http://localhost/bodies/${body.id}`);
});

it('lists each body in one file, where they are more than a file holds, and new ones in the last', async () => {
  for (let more = 0; more < 5; more += 1) await makeEntity();
  await markSitemap(2);
  const { id: added } = await makeEntity();
  const [, ...files] = textsOf(await (await ask('/sitemap.xml')).text(), 'loc');
  expect(files.length).toBeGreaterThan(3);
  const listed = await Promise.all(
    files.map(async (file) => {
      const address = file.replace('http://localhost', '').replaceAll('&amp;', '&');
      return textsOf(await (await ask(address)).text(), 'loc');
    }),
  );
  for (const file of listed.slice(0, -1)) expect(file).toHaveLength(2);
  const all = await db.govtEntity.findMany({ orderBy: { id: 'asc' }, select: { id: true } });
  expect(listed.flat()).toEqual(all.map(({ id }) => `http://localhost/bodies/${id}`));
  expect(listed.at(-1)).toContain(`http://localhost/bodies/${added}`);
});
