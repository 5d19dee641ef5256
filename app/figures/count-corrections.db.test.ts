import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { countCorrections } from './count-corrections.server.ts';

const now = new Date('2026-06-30T12:00:00Z');
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 5, day, hour));
const wrong = 'It passed by two votes.';
const right = 'It passed by three votes.';

type Sentence = { text: string; basis?: string; verdict?: string; confirmed?: boolean };

async function publish(
  meetingId: string,
  publishedAt: Date,
  given: Sentence[],
  correction?: string,
) {
  return db.summaryVersion.create({
    data: {
      ...{ meetingId, publishedAt, origin: 'extractive', markdown: wrong },
      correction: correction ?? null,
      sentences: {
        create: given.map(
          ({ text, basis = 'compared', verdict = 'supported', confirmed }, index) => ({
            ...{ index, text, basis, verdict, section: 'In short' },
            confirmedReason: confirmed ? 'Heard it.' : null,
            confirmedAt: confirmed ? publishedAt : null,
          }),
        ),
      },
    },
  });
}

async function publishedMeeting(sentences: Sentence[] = [{ text: wrong }]) {
  const entity = await makeEntity();
  const meeting = await makeMeeting({ govtEntityId: entity.id, markdownSummary: wrong });
  return { meeting, version: await publish(meeting.id, at(1), sentences) };
}

type Published = Awaited<ReturnType<typeof publishedMeeting>>;

async function report({ meeting, version }: Published, createdAt: Date, processed = false) {
  const { id: userId } = await makeUser();
  await db.sentenceReport.create({
    data: {
      ...{ userId, createdAt, processed, index: 0, sentence: wrong, comment: 'Three.' },
      ...{ meetingId: meeting.id, versionId: version.id },
    },
  });
}

beforeEach(async () => {
  await db.sentenceReport.deleteMany();
  await db.summaryVersion.deleteMany();
});

describe('what readers are told of reports and corrections', () => {
  it('is nothing, and no time, where nothing was reported', async () => {
    expect(await countCorrections(now)).toEqual({
      days: 365,
      published: 0,
      corrected: 0,
      reports: { all: 0, corrected: 0, kept: 0, waiting: 0 },
      medianHours: null,
      checked: { summaries: 0, ways: new Map() },
    });
  });

  it('tells reports that led to a correction from those read and left, and those that wait', async () => {
    const mended = await publishedMeeting();
    await report(mended, at(2));
    await publish(mended.meeting.id, at(3), [{ text: right }], 'Three votes, not two.');
    const left = await publishedMeeting();
    await report(left, at(2), true);
    await report(left, at(4));
    expect(await countCorrections(now)).toMatchObject({
      published: 2,
      corrected: 1,
      reports: { all: 3, corrected: 1, kept: 1, waiting: 1 },
      medianHours: 24,
    });
  });

  it('counts no correction that left the sentence, or came before the report', async () => {
    const { meeting, version } = await publishedMeeting();
    await publish(meeting.id, at(2), [{ text: right }], 'Three votes.');
    await report({ meeting, version }, at(3));
    const other = await publishedMeeting();
    await report(other, at(3));
    await publish(other.meeting.id, at(4), [{ text: wrong }], 'Another date.');
    expect(await countCorrections(now)).toMatchObject({
      corrected: 2,
      reports: { all: 2, corrected: 0, waiting: 2 },
      medianHours: null,
    });
  });

  it('tells the middle time, not the mean', async () => {
    for (const hours of [1, 3, 200]) {
      const one = await publishedMeeting();
      await report(one, at(2));
      await publish(one.meeting.id, at(2, hours), [{ text: right }], 'Three votes.');
    }
    expect((await countCorrections(now)).medianHours).toBe(3);
  });

  it('leaves out what is older than a year, and summaries that were withdrawn', async () => {
    await publishedMeeting();
    const later = new Date('2027-07-30T00:00:00Z');
    expect(await countCorrections(later)).toMatchObject({ published: 0 });
    const { meeting } = await publishedMeeting();
    await db.meeting.update({ where: { id: meeting.id }, data: { markdownSummary: null } });
    const { published, checked } = await countCorrections(now);
    expect([published, checked.summaries]).toEqual([1, 1]);
  });

  it('counts of each summary as it stands how its sentences were checked', async () => {
    const { meeting } = await publishedMeeting([{ text: 'Old.', basis: 'judged' }]);
    await publish(
      meeting.id,
      at(5),
      [
        { text: 'A', basis: 'counted' },
        { text: 'B', basis: 'counted' },
        { text: 'C', basis: 'quoted' },
        { text: 'D', verdict: 'unsupported', confirmed: true },
        { text: 'E', verdict: 'uncited' },
      ],
      'All of it.',
    );
    const { checked } = await countCorrections(now);
    expect(checked.summaries).toBe(1);
    expect(Object.fromEntries(checked.ways)).toEqual({
      counted: 2,
      quoted: 1,
      confirmed: 1,
      uncited: 1,
    });
  });
});
