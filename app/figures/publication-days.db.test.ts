import { beforeEach, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';

const day = new Date('2026-05-04T23:59:59Z');
const text = 'It passed.';

beforeEach(async () => {
  await db.summaryVersion.deleteMany();
});

async function counted() {
  const days = await db.publicationDay.findMany({ orderBy: { day: 'asc' } });
  return days.filter(({ published, corrected }) => published !== 0 || corrected !== 0);
}

const version = (meetingId: string, publishedAt: Date | null, correction: string | null = null) =>
  db.summaryVersion.create({
    data: { meetingId, publishedAt, correction, origin: 'extractive', markdown: text },
  });

async function meetingWith(publishedAt: Date | null) {
  const { id: govtEntityId } = await makeEntity();
  const meeting = await makeMeeting({ govtEntityId, markdownSummary: text });
  return { ...meeting, version: await version(meeting.id, publishedAt) };
}

it('counts a summary on the day of its publication, and a correction apart', async () => {
  const { id, version: draft } = await meetingWith(null);
  expect(await counted()).toEqual([]);
  await db.summaryVersion.update({ where: { id: draft.id }, data: { publishedAt: day } });
  expect(await counted()).toEqual([{ day: '2026-05-04', published: 1, corrected: 0 }]);
  await version(id, day, 'A date.');
  await version(id, new Date('2026-05-05T00:00:00Z'), 'Another.');
  expect(await counted()).toEqual([
    { day: '2026-05-04', published: 1, corrected: 1 },
    { day: '2026-05-05', published: 0, corrected: 1 },
  ]);
});

it('leaves out what readers cannot find, as long as that is so', async () => {
  const { id, govtEntityId } = await meetingWith(day);
  const one = [{ day: '2026-05-04', published: 1, corrected: 0 }];
  const set = (data: object) => db.meeting.update({ where: { id }, data });
  for (const [gone, back] of [
    [{ markdownSummary: null }, { markdownSummary: text }],
    [{ govtEntityId: null }, { govtEntityId }],
  ] as const) {
    expect(await counted()).toEqual(one);
    await set(gone);
    expect(await counted()).toEqual([]);
    await set({ meetingTitle: 'Renamed' });
    await set(back);
  }
  await set({ markdownSummary: 'Other words.' });
  expect(await counted()).toEqual(one);
});

it('leaves out what is deleted, once', async () => {
  const [first, second] = [await meetingWith(day), await meetingWith(day)];
  await db.meeting.delete({ where: { id: first.id } });
  expect(await counted()).toEqual([{ day: '2026-05-04', published: 1, corrected: 0 }]);
  await db.summaryVersion.delete({ where: { id: second.version.id } });
  expect(await counted()).toEqual([]);
  await db.meeting.delete({ where: { id: second.id } });
  expect(await counted()).toEqual([]);
});
