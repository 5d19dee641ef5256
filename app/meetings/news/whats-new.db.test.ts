import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { saveMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { publish, publishAgain } from '#tests/support/followers.ts';
import { longAgo, makeReader, read } from '#tests/support/news-reader.ts';
import { summaryMark } from '../summary-mark.server.ts';
import { listUnread } from './list-unread.server.ts';
import { markAllRead } from './mark-all-read.server.ts';
import { readWhatsNew } from './read-whats-new.server.ts';
import { undoMarkAll } from './undo-mark-all.server.ts';

describe('what is new', () => {
  it('is told with its body, its date, its first sentence and what was decided', async () => {
    const body = await makeEntity({ entityDescription: 'Council of Larkwood' });
    const { look } = await makeReader([body.id]);
    const { meetingId } = await publish(body.id, 'Budget hearing');
    const { news, unreadCount } = await look();
    expect(unreadCount).toBe(1);
    expect(news).toEqual([
      {
        meetingId,
        title: 'Budget hearing',
        date: new Date('2025-09-09T12:00:00Z'),
        body: 'Council of Larkwood',
        publishedAt: expect.any(Date),
        isUnread: true,
        isKnown: false,
        correction: null,
        decided: [
          { words: '2 adopted', badge: 'adopted' },
          { words: '1 postponed', badge: 'pending' },
        ],
        opening: 'The fee was waived.',
      },
    ]);
  });

  it('stands before what was read, and the newest first', async () => {
    const body = await makeEntity();
    const { userId, look } = await makeReader([body.id]);
    const published: string[] = [];
    for (const title of ['First', 'Second', 'Third']) {
      published.push((await publish(body.id, title)).meetingId);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await read(userId, published[2]);
    expect((await look()).news.map(({ title, isUnread }) => [title, isUnread])).toEqual([
      ['Second', true],
      ['First', true],
      ['Third', false],
    ]);
  });

  it('is counted up to twenty and one more, and all of it listed page by page', async () => {
    const body = await makeEntity();
    const { reader, look } = await makeReader([body.id]);
    for (let count = 0; count < 27; count += 1) await publish(body.id, `Meeting ${count}`);
    const { news, unreadCount, bodies } = await look();
    expect([news.length, unreadCount, bodies.get(body.id)?.unreadCount]).toEqual([5, 21, 21]);
    const first = await listUnread(reader);
    const second = await listUnread(reader, { after: first.next?.after });
    const titles = [...first.rows, ...second.rows].map(({ title }) => title);
    expect([first.rows.length, new Set(titles).size, second.next]).toEqual([25, 27, null]);
    const back = await listUnread(reader, { before: second.previous?.before });
    expect(back.rows).toEqual(first.rows);
    expect((await listUnread(reader, { after: 'typed' })).rows).toEqual(first.rows);
  });

  it('is over after ninety days, and while a summary is withdrawn', async () => {
    const body = await makeEntity();
    const { look } = await makeReader([body.id]);
    const { meetingId } = await publish(body.id, 'Old');
    const own = (await publish(body.id, 'Withdrawn')).meetingId;
    await db.meeting.update({
      where: { id: meetingId },
      data: { lastPublishedAt: subDays(new Date(), 91) },
    });
    expect((await look()).news.map(({ title }) => title)).toEqual(['Withdrawn']);
    await withdraw(own);
    expect(await look()).toMatchObject({ news: [], unreadCount: 0 });
  });

  it('of a body says when its last summary came, or that there is none, or no meeting', async () => {
    const [busy, waiting, idle] = [await makeEntity(), await makeEntity(), await makeEntity()];
    await publish(busy.id, 'Held');
    await makeMeeting({ govtEntityId: waiting.id });
    const { look } = await makeReader([busy.id, waiting.id, idle.id]);
    const { bodies, lastPublishedAt } = await look();
    const last = bodies.get(busy.id)?.lastPublishedAt;
    expect(last).toBeInstanceOf(Date);
    expect(lastPublishedAt).toEqual(last);
    expect(bodies.get(waiting.id)).toMatchObject({ hasMeetings: true, lastPublishedAt: null });
    expect(bodies.get(idle.id)).toMatchObject({ hasMeetings: false, lastPublishedAt: null });
  });

  it('of a body that the plan does not cover is not told, nor counted', async () => {
    const [own, locked] = [await makeEntity(), await makeEntity()];
    const { userId } = await makeReader([own.id]);
    await db.entityAccess.create({ data: { userId, govtEntityId: locked.id } });
    await publish(locked.id, 'Locked');
    const reader = { userId, tier: 'free', isAdmin: false };
    const seen = await readWhatsNew({ reader, bodyIds: [own.id, locked.id] });
    expect(seen).toMatchObject({ news: [], unreadCount: 0, lastPublishedAt: null });
    expect([...seen.bodies.keys()]).toEqual([own.id]);
  });
});

describe('marking all as read', () => {
  it('leaves unread what was published since the page was shown', async () => {
    const body = await makeEntity();
    const { userId, look } = await makeReader([body.id]);
    await publish(body.id, 'Shown');
    const through = (await look()).news[0]?.publishedAt ?? longAgo;
    await new Promise((resolve) => setTimeout(resolve, 2));
    await publish(body.id, 'Meanwhile');
    await markAllRead({ userId, through });
    const { news, markedThrough } = await look();
    expect(news.map(({ title, isUnread }) => [title, isUnread])).toEqual([
      ['Meanwhile', true],
      ['Shown', false],
    ]);
    expect(markedThrough).toEqual(through);
  });

  it('is undone once, and not from a page of long ago', async () => {
    const body = await makeEntity();
    const { userId, look } = await makeReader([body.id]);
    await publish(body.id, 'Shown');
    const through = (await look()).news[0]?.publishedAt ?? longAgo;
    await markAllRead({ userId, through });
    expect(await undoMarkAll({ userId, through: longAgo })).toEqual({ undone: false });
    expect(await undoMarkAll({ userId, through })).toEqual({ undone: true });
    expect(await undoMarkAll({ userId, through })).toEqual({ undone: false });
    expect(await look()).toMatchObject({ unreadCount: 1, markedThrough: null });
  });

  it('reaches no further than now, whatever is sent', async () => {
    const body = await makeEntity();
    const { userId, look } = await makeReader([body.id]);
    await markAllRead({ userId, through: addDays(new Date(), 400) });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await publish(body.id, 'Tomorrow');
    expect((await look()).unreadCount).toBe(1);
  });
});

it('a summary that was read and then corrected says what was corrected', async () => {
  const body = await makeEntity();
  const { userId, look } = await makeReader([body.id]);
  const { meetingId } = await publish(body.id, 'Fees');
  await read(userId, meetingId);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await publishAgain(meetingId, 'The fee is $5, not $6.');
  expect((await look()).news).toMatchObject([
    { isUnread: true, isKnown: true, correction: 'The fee is $5, not $6.' },
  ]);
});

async function withdraw(meetingId: string) {
  const { markdownSummary } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  await saveMeeting({
    actorId: 'admin',
    meetingId,
    fields: {
      meetingDate: '2025-09-09',
      governmentBody: null,
      meetingTitle: 'Withdrawn',
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
    },
    summary: null,
    summaryMark: summaryMark(markdownSummary),
    correction: null,
  });
}

it('a summary that was withdrawn and published anew is new, not corrected', async () => {
  const body = await makeEntity();
  const { userId, look } = await makeReader([body.id]);
  const { meetingId } = await publish(body.id, 'Fees');
  await read(userId, meetingId);
  await withdraw(meetingId);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await publishAgain(meetingId, null);
  expect((await look()).news).toMatchObject([{ isUnread: true, isKnown: false }]);
});
