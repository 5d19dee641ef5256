import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { textsOf } from '#tests/support/feed-of.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { publishSentences } from '#tests/support/followers.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { inDays, makeBody, makeReader, savedBy, setTier } from '#tests/support/secret-feeds.ts';
import { makeFeed } from './make-feed.server.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost${path}`, { headers }));
const statusOf = async (secret: string, file = 'summaries.atom') =>
  (await ask(`/feeds/${secret}/${file}`)).status;
const read = async (secret: string, file = 'summaries.atom') =>
  (await ask(`/feeds/${secret}/${file}`)).text();

const titlesIn = (xml: string) => textsOf(xml, 'title').slice(1);
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));

describe('a secret address of what a reader follows', () => {
  it('tells new summaries and meetings of the bodies they follow, and of no others', async () => {
    const [own, other] = [await makeBody(), await makeBody()];
    const reader = await makeReader();
    await reader.follow(own.id);
    const secret = await makeFeed({ userId: reader.id, searchId: null });

    const atom = await read(secret);
    expect(titlesIn(atom)).toEqual([`Session of ${own.name}`]);
    expect(textsOf(atom, 'summary')[0]).toContain('2 adopted, 1 postponed');
    const calendar = await read(secret, 'meetings.ics');
    expect(eventsIn(calendar)).toEqual([`Next of ${own.name}`, `Session of ${own.name}`]);
    for (const text of [atom, calendar]) expect(text).not.toContain(other.name);
  });

  it('shows no more of a body that is followed no more, to programs that have asked before', async () => {
    const body = await makeBody();
    const reader = await makeReader();
    await reader.follow(body.id);
    const secret = await makeFeed({ userId: reader.id, searchId: null });
    const tag = (await ask(`/feeds/${secret}/summaries.atom`)).headers.get('etag') ?? '';
    await db.entityAccess.deleteMany({ where: { userId: reader.id } });
    const again = await ask(`/feeds/${secret}/summaries.atom`, { 'if-none-match': tag });
    expect(again.status).toBe(200);
    expect(textsOf(await again.text(), 'entry')).toEqual([]);
    expect(eventsIn(await read(secret, 'meetings.ics'))).toEqual([]);
  });

  it('shows what the plan covers now, and while it has no such addresses says so', async () => {
    const bodies = [await makeBody(), await makeBody(), await makeBody(), await makeBody()];
    const reader = await makeReader('premium');
    for (const [at, { id: govtEntityId }] of bodies.entries()) {
      const createdAt = new Date(Date.UTC(2025, 0, at + 1));
      await db.entityAccess.create({ data: { userId: reader.id, govtEntityId, createdAt } });
    }
    const secret = await makeFeed({ userId: reader.id, searchId: null });
    expect(titlesIn(await read(secret))).toHaveLength(4);
    await setTier(reader.id, 'basic');
    const told = await read(secret);
    expect(titlesIn(told)).toHaveLength(3);
    expect(told).not.toContain(bodies[3]?.name);
    await setTier(reader.id, 'free');
    const refused = await ask(`/feeds/${secret}/summaries.atom`);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toMatch(/are part of the Pro plan and above/);
    await setTier(reader.id, 'basic');
    expect(await statusOf(secret)).toBe(200);
  });

  it('tells an admin of what they follow, and not of all there is', async () => {
    const [own, other] = [await makeBody(), await makeBody()];
    const admin = await makeReader('admin');
    await admin.follow(own.id);
    const text = await read(await makeFeed({ userId: admin.id, searchId: null }), 'meetings.ics');
    expect(text).toContain(own.name);
    expect(text).not.toContain(other.name);
  });

  it('tells corrections, and nothing of a summary that was withdrawn', async () => {
    const body = await makeBody();
    const reader = await makeReader();
    await reader.follow(body.id);
    const secret = await makeFeed({ userId: reader.id, searchId: null });
    await publishSentences(body.meetingId, ['The fee is $5.'], 'The fee is $5.');
    expect(textsOf(await read(secret), 'summary')[0]).toContain('Corrected: The fee is $5.');
    await db.meeting.update({
      where: { id: body.meetingId },
      data: { markdownSummary: null, lastPublishedAt: null },
    });
    expect(textsOf(await read(secret), 'entry')).toEqual([]);
  });
});

describe('a secret address of a saved search', () => {
  it('quotes what it finds as mail does, marked, newest text first, also while mail is off', async () => {
    const body = await makeBody('The old weir & <dam> was inspected.');
    const reader = await makeReader();
    await reader.follow(body.id);
    const { secret } = await savedBy(reader.id, 'weir');
    // Held long ago, published now.
    const { id: late } = await makeMeeting({
      ...{ govtEntityId: body.id, meetingTitle: 'Long ago', date: '1999-05-04' },
    });
    await publishSentences(late, ['A weir was proposed.']);

    const atom = await read(secret, 'found.atom');
    expect(titlesIn(atom)).toEqual([
      `${body.name}: Long ago`,
      `${body.name}: Session of ${body.name}`,
    ]);
    const html = textsOf(atom, 'content')[1] ?? '';
    expect(html).toContain('The old <mark>weir</mark> &amp; &lt;dam&gt; was inspected.');
    expect(html).toContain(`http://localhost/meetings/${body.meetingId}#sentence-1`);
    expect(textsOf(atom, 'summary')[0]).toMatch(
      /May 4, 1999 · “A weir was proposed\.” \(Summary\)/,
    );
  });

  it('never shows a passage of a body that its reader does not follow', async () => {
    const body = await makeBody('A telltale sentence of strangers.');
    const reader = await makeReader();
    const { secret } = await savedBy(reader.id, 'telltale');
    await matchSearches({ meetingId: body.meetingId });
    const text = await read(secret, 'found.atom');
    expect(textsOf(text, 'entry')).toEqual([]);
    expect(text).not.toContain('strangers');
    await reader.follow(body.id);
    expect(await read(secret, 'found.atom')).toContain('strangers');
    await db.entityAccess.deleteMany({ where: { userId: reader.id } });
    expect(await read(secret, 'found.atom')).not.toContain('strangers');
  });

  it('tells of agendas ahead', async () => {
    const { id } = await makeEntity();
    const reader = await makeReader();
    await reader.follow(id);
    const { secret } = await savedBy(reader.id, 'aqueduct');
    const meeting = await makeMeeting({
      ...{ govtEntityId: id, meetingTitle: 'Hearing on the aqueduct', date: inDays(20) },
    });
    await transact((tx) => indexMeeting(tx, meeting.id));
    expect(await read(secret, 'found.atom')).toContain('Hearing on the aqueduct');
  });

  it('waits while the plan has no room for the search, and ends with it', async () => {
    const reader = await makeReader('premium');
    for (let count = 0; count < 10; count += 1) await savedBy(reader.id, `word${count}`);
    const { secret, searchId } = await savedBy(reader.id, 'eleventh');
    expect(await statusOf(secret, 'found.atom')).toBe(200);
    await setTier(reader.id, 'basic');
    expect(await statusOf(secret, 'found.atom')).toBe(403);
    await setTier(reader.id, 'premium');
    await db.savedSearch.delete({ where: { id: searchId } });
    expect(await statusOf(secret, 'found.atom')).toBe(404);
  });
});
