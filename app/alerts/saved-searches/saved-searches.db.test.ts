import { describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publishSentences } from '#tests/support/followers.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { endMail } from '../end-mail.server.ts';
import { changeSearch } from './change-search.server.ts';
import { deleteSearch } from './delete-search.server.ts';
import { listSearches } from './list-searches.server.ts';
import { matchSearches } from './match-searches.server.ts';
import { readSearch } from './read-search.server.ts';
import { saveSearch } from './save-search.server.ts';

const addressOf = (q: string) => readSearchAddress(new URLSearchParams({ q }));
const save = (userId: string, q: string, rate: DigestChoice = 'daily') =>
  saveSearch({ userId, search: addressOf(q), name: q, rate });

async function publish(govtEntityId: string, sentences: string[], title = 'Regular session') {
  const { id: meetingId } = await makeMeeting({ govtEntityId, meetingTitle: title });
  await publishSentences(meetingId, sentences);
  await matchSearches({ meetingId });
  return meetingId;
}

const quotesIn = ({ sections = [] }: MailMessage) =>
  sections.flatMap(({ items }) =>
    items.flatMap(({ quotes = [] }) =>
      quotes.map(({ why, words }) => `${why}: ${words.map(({ text }) => text).join('')}`),
    ),
  );

describe('what a saved search finds', () => {
  it('is quoted to who follows the body, with why, and the words marked', async () => {
    const { id, entityName } = await makeEntity();
    const reader = await makeFollower({ follows: [id] });
    await save(reader.id, '"river levee" OR dike');
    await publish(id, ['The river levee was raised.', 'Parks were cleaned.']);
    await letTurnsCome();
    const [mail] = await reader.mails();
    expect(mail?.subject).toBe(`Found: Regular session, ${entityName}`);
    expect(mail && quotesIn(mail)).toEqual([
      'Found by “"river levee" OR dike”: The river levee was raised.',
    ]);
    const [quote] = mail?.sections?.[0]?.items[0]?.quotes ?? [];
    expect(quote?.words.filter(({ isMarked }) => isMarked)).toEqual([
      { text: 'river levee', isMarked: true },
    ]);
    expect(quote?.path).toMatch(/^\/meetings\/.*#sentence-1$/);
  });

  it('is one case where agenda, decision and sentence tell of it', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id] });
    await save(reader.id, 'turnstile');
    const { id: meetingId } = await makeMeeting({
      ...{ govtEntityId: id, meetingTitle: 'Session', markdownSummary: 'x' },
    });
    const title = 'The turnstile ordinance';
    await db.meetingAgenda.create({
      data: { meetingId, entries: { create: [{ index: 0, level: 0, title }] } },
    });
    await db.summaryVersion.create({
      data: {
        ...{ meetingId, origin: 'typed', markdown: 'x', publishedAt: new Date() },
        items: {
          create: [
            {
              ...{ index: 0, title, kind: 'action', state: 'adopted' },
              ...{ firstSegment: 3, lastSegment: 8 },
            },
          ],
        },
        votes: { create: [{ index: 0, item: 0, motion: `to adopt ${title}`, mover: 'Ms. Hale' }] },
        sentences: {
          create: [
            {
              ...{ index: 0, text: 'A turnstile costs $900.', section: 'In short' },
              ...{ citations: '[5]', verdict: 'supported' },
            },
          ],
        },
      },
    });
    await indexAgain(meetingId);
    await matchSearches({ meetingId });
    await letTurnsCome();
    const [mail] = await reader.mails();
    const [quote, ...others] = (mail ? quotesIn(mail) : []).filter((one) => one !== '');
    expect(others).toEqual([]);
    expect(quote).toMatch(/^Found by “turnstile”: /);
    expect(mail?.sections?.[0]?.items[0]?.quotes?.[0]?.source).toContain(title);
  });

  it('is told without a word of it to who does not follow the body', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower();
    await save(reader.id, 'telltale');
    await publish(id, ['A telltale sentence.'], 'Closed to strangers');
    await letTurnsCome();
    const [mail] = await reader.mails();
    expect(JSON.stringify(mail)).not.toContain('telltale sentence');
    expect(JSON.stringify(mail)).toContain('Closed to strangers');
    expect(JSON.stringify(mail)).toContain('bodies you do not follow');
  });

  it('is told of agendas of meetings that are to come', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id] });
    await save(reader.id, 'aqueduct');
    const { id: meetingId } = await makeMeeting({
      govtEntityId: id,
      meetingTitle: 'Hearing on the aqueduct',
      markdownSummary: null,
      date: '2031-03-10',
    });
    await indexAgain(meetingId);
    await matchSearches({ meetingId });
    await letTurnsCome();
    expect((await reader.mails())[0]?.subject).toContain('Hearing on the aqueduct');
  });

  it('is not told of what stood there before the search was saved', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id] });
    const meetingId = await publish(id, ['The canal was closed.']);
    await save(reader.id, 'canal');
    await publishSentences(meetingId, ['The canal was closed.', 'It is Tuesday.'], 'A day.');
    await matchSearches({ meetingId });
    await letTurnsCome();
    expect(await reader.mails()).toEqual([]);
  });

  it('is told by the searches that the plan has room for, at once only where it says so', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id], tier: 'premium' });
    await save(reader.id, 'meadow', 'at-once');
    await save(reader.id, 'orchard', 'at-once');
    await db.profile.update({ where: { id: reader.id }, data: { subscriptionTier: 'free' } });
    const list = await listSearches({ userId: reader.id, tier: 'free', isAdmin: false }, {});
    expect(list.rows.map(({ isPaused, rate }) => [isPaused, rate])).toEqual([
      [false, 'daily'],
      [true, 'daily'],
    ]);
    await publish(id, ['The meadow is wet.', 'The orchard is dry.']);
    const { alertsDueAt } = await db.profile.findUniqueOrThrow({ where: { id: reader.id } });
    expect(Number(alertsDueAt)).toBeGreaterThan(Date.now());
    await letTurnsCome();
    const [mail] = await reader.mails();
    expect(mail && quotesIn(mail)).toEqual(['Found by “meadow”: The meadow is wet.']);
  });

  it('is not told to who has not confirmed their address', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id], confirmed: false });
    await save(reader.id, 'granite');
    await publish(id, ['The granite was cut.']);
    await letTurnsCome();
    expect(await reader.mails()).toEqual([]);
  });

  it('is told no more once the link in the mail ended it, though the searches stay', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id] });
    const searchId = await save(reader.id, 'harvest');
    await publish(id, ['The harvest was early.']);
    await endMail({ reader: reader.id, kind: 'alerts' });
    await publish(id, ['Another harvest.']);
    await letTurnsCome();
    expect(await reader.mails()).toEqual([]);
    expect(await readSearch({ userId: reader.id, id: searchId })).toMatchObject({ rate: 'off' });
  });

  it('is told at once where the plan tells so and the reader wants it', async () => {
    const { id } = await makeEntity();
    const reader = await makeFollower({ follows: [id], tier: 'basic' });
    await db.profile.update({ where: { id: reader.id }, data: { mailQuietNights: false } });
    await save(reader.id, 'quarry', 'at-once');
    await publish(id, ['The quarry opened.']);
    const { alertsDueAt } = await db.profile.findUniqueOrThrow({ where: { id: reader.id } });
    expect(Number(alertsDueAt)).toBeLessThanOrEqual(Date.now());
  });
});

describe('a saved search', () => {
  it('needs room in the plan, which is told with the plan that has it', async () => {
    const reader = await makeFollower({ tier: 'free' });
    await save(reader.id, 'first');
    await expect(save(reader.id, 'second')).rejects.toThrow(
      'Your plan has room for 1 saved search, and you have it already. The Pro plan has room for 10. Nothing was saved.',
    );
    await expect(save(reader.id, 'first', 'at-once')).rejects.toThrow(
      'The Pro plan tells you at once',
    );
    await save(reader.id, 'first', 'weekly');
    expect(await db.savedSearch.count({ where: { userId: reader.id } })).toBe(1);
  });

  it('is saved once, also by twenty presses at the same moment', async () => {
    const reader = await makeFollower({ tier: 'basic' });
    await Promise.all(Array.from({ length: 20 }, () => save(reader.id, 'pressed')));
    await Promise.allSettled(Array.from({ length: 20 }, (_, at) => save(reader.id, `other ${at}`)));
    expect(await db.savedSearch.count({ where: { userId: reader.id } })).toBe(10);
  });

  it("is nobody else's to read, change or delete", async () => {
    const [owner, stranger] = [await makeFollower(), await makeFollower()];
    const id = await save(owner.id, 'mine');
    const theirs = { userId: stranger.id, id };
    const change = { ...theirs, search: addressOf('theirs'), name: 'theirs', rate: 'off' as const };
    const attempts = [
      () => readSearch(theirs),
      () => changeSearch(change),
      () => deleteSearch(theirs),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await readSearch({ userId: owner.id, id })).toMatchObject({ name: 'mine' });
  });

  it('goes with its reader into the download of their data', async () => {
    const reader = await makeFollower();
    await save(reader.id, 'kept');
    const { savedSearches } = await exportData(reader.id);
    expect(savedSearches).toMatchObject([
      { name: 'kept', search: '/search?q=kept', rate: 'daily' },
    ]);
  });
});

async function indexAgain(meetingId: string) {
  await transact((tx) => indexMeeting(tx, meetingId));
}
