import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { countOf } from '#tests/support/count-of.ts';
import { pendingSummaries, pendingSummariesCount } from './pending-summaries.server.ts';

const day = (offset: number) => new Date(Date.UTC(2018, 0, 1 + offset, 12));

beforeAll(async () => {
  await db.meeting.createMany({
    data: Array.from({ length: 2000 }, (_, index) => ({
      meetingTitle: `Meeting ${index}`,
      sortDate: day(index),
      markdownSummary: index % 100 !== 0 ? 'A summary' : index % 200 === 0 ? null : '',
    })),
  });
  if (databaseKind === 'postgres') await db.$executeRaw`ANALYZE meetings`;
});

describe('the meetings that wait for a summary', () => {
  it('are those without one and those with an empty one, newest first', async () => {
    const { rows: meetings, next } = await pendingSummaries();
    expect(meetings.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Meeting ${1900 - index * 100}`),
    );
    expect(next).toBeNull();
    expect(await countOf(pendingSummariesCount())).toBe(20);
  });

  // On every page of the admin area they are counted: that must not read all the summaries.
  it('are found by an index that has only them', async () => {
    const explain = Prisma.raw(databaseKind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN');
    const plan = await db.$queryRaw<object[]>`${explain} ${pendingSummariesCount()}`;
    expect(plan.map((step) => Object.values(step).join(' ')).join()).toContain(
      'meetings_pending_idx',
    );
  });

  it('are those that were held: what is ahead or was cancelled waits for none', async () => {
    const before = await countOf(pendingSummariesCount());
    const far = new Date('2099-05-05T12:00:00Z');
    const past = new Date('2015-05-05T12:00:00Z');
    await db.meeting.create({ data: { meetingTitle: 'Ahead', sortDate: far, meetingDate: far } });
    await db.meeting.create({
      data: { meetingTitle: 'Off', sortDate: past, meetingDate: past, cancelledAt: past },
    });
    expect(await countOf(pendingSummariesCount())).toBe(before);
    const { rows } = await pendingSummaries();
    expect(rows.map(({ title }) => title)).not.toContain('Ahead');
  });
});
