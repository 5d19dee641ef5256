import { beforeEach, describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { countOf } from '#tests/support/count-of.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { feedbackCount, listFeedback } from './list-feedback.server.ts';
import { processFeedback } from './process-feedback.server.ts';
import { readPublishedSentences } from './published-sentences.server.ts';
import { readOpenReports, reportSentence } from './report-sentence.server.ts';

const said = ['The council approved the budget.', 'It passed by two votes.'];

async function publish(meetingId: string, sentences = said, at = '2025-10-01T09:00:00Z') {
  return db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'extractive',
      markdown: sentences.join(' '),
      publishedAt: new Date(at),
      sentences: {
        create: sentences.map((text, index) => ({
          index,
          text,
          section: 'In short',
          verdict: 'supported',
          citations: JSON.stringify([index + 7]),
        })),
      },
    },
  });
}

async function start() {
  const [user, entity] = [await makeUser(), await makeEntity()];
  await followEntities({ userId: user.id, changes: { add: [entity.id], remove: [] } });
  const meeting = await makeMeeting({ govtEntityId: entity.id, markdownSummary: said.join(' ') });
  const version = await publish(meeting.id);
  const reader = { userId: user.id, tier: 'free', isAdmin: false };
  const report = (comment: string, sentence = 1) =>
    reportSentence({ reader, meetingId: meeting.id, versionId: version.id, sentence, comment });
  return { reader, meeting, version, report };
}

const waiting = async () => (await listFeedback({ showProcessed: false })).rows;

beforeEach(async () => {
  await db.sentenceReport.deleteMany();
  await db.userNote.deleteMany();
});

describe('a sentence that a reader reports', () => {
  it('reaches the admins with its words, its places and what is wrong, among the feedback', async () => {
    const { reader, meeting, report } = await start();
    await db.userNote.create({
      data: {
        userId: reader.userId,
        meetingId: meeting.id,
        feedback: 'Too long',
        createdAt: new Date('2025-10-02T09:00:00Z'),
      },
    });
    await report('It was three votes.');
    expect(await waiting()).toMatchObject([
      {
        text: 'It was three votes.',
        sentence: { text: 'It passed by two votes.', citations: [8] },
        meetingTitle: meeting.meetingTitle,
      },
      { text: 'Too long', sentence: null },
    ]);
    expect(await countOf(feedbackCount)).toBe(2);
  });

  it('is one report while it waits, with the newest words; once processed, a new one', async () => {
    const { reader, meeting, report } = await start();
    expect(await report('Wrong.')).toMatchObject({ isNew: true });
    expect(await report('Three votes, not two.')).toMatchObject({ isNew: false });
    const about = { userId: reader.userId, meetingId: meeting.id };
    expect([...(await readOpenReports(about)).values()]).toEqual(['Three votes, not two.']);
    const [entry] = await waiting();
    const { id: actorId } = await makeUser({ tier: 'admin' });
    const marked = { actorId, id: entry?.id ?? '', processed: true };
    await expect(processFeedback({ ...marked, mark: 'older words' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await processFeedback({ ...marked, mark: entry?.mark ?? '' });
    expect(await countOf(feedbackCount)).toBe(0);
    expect(await readOpenReports(about)).toEqual(new Map());
    expect(await db.auditEntry.findFirst({ where: { subjectId: entry?.id } })).toMatchObject({
      actorId,
      action: 'process-feedback',
      subjectType: 'sentence-report',
    });
    expect(await report('Still wrong.')).toMatchObject({ isNew: true });
    expect((await listFeedback({ showProcessed: true })).rows).toHaveLength(2);
  });

  it('is one report for two presses at once', async () => {
    const { report } = await start();
    await Promise.all([report('Wrong.'), report('Wrong.'), report('Wrong.')]);
    expect(await db.sentenceReport.count()).toBe(1);
  });

  it('must be of the summary as it stands', async () => {
    const { meeting, report } = await start();
    await expect(report('Wrong.', 9)).rejects.toMatchObject({ code: 'invalid' });
    await publish(meeting.id, ['It passed by three votes.'], '2025-10-05T09:00:00Z');
    await expect(report('Wrong.')).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.sentenceReport.count()).toBe(0);
  });

  it('is of a meeting that the reader may read, or of the sample', async () => {
    const { meeting, version } = await start();
    const stranger = { userId: (await makeUser()).id, tier: 'free', isAdmin: false };
    const wanted = {
      reader: stranger,
      meetingId: meeting.id,
      versionId: version.id,
      sentence: 0,
      comment: 'Wrong.',
    };
    await expect(reportSentence(wanted)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(readPublishedSentences(stranger, meeting.id)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(readPublishedSentences(stranger, 'none')).rejects.toMatchObject({
      code: 'not-found',
    });
    const admin = { ...stranger, isAdmin: true };
    expect((await readPublishedSentences(admin, meeting.id)).summaryPath).toBe(
      `/meetings/${meeting.id}`,
    );
    await db.sampleMeeting.deleteMany();
    await db.sampleMeeting.create({ data: { id: 1, meetingId: meeting.id } });
    expect(await reportSentence(wanted)).toMatchObject({ isNew: true });
    expect(await readPublishedSentences(stranger, meeting.id)).toMatchObject({
      summaryPath: '/sample-meeting',
      sentences: [{ text: said[0] }, { text: said[1] }],
    });
    await db.sampleMeeting.deleteMany();
  });

  it('can be reported thirty times an hour, not oftener', async () => {
    const { report } = await start();
    for (let time = 0; time < 30; time += 1) await report(`Wrong ${time}`);
    await expect(report('Once more')).rejects.toMatchObject({ code: 'too-many' });
  });

  it("is in its reader's data, and goes with the account", async () => {
    const { reader, report } = await start();
    await report('It was three votes.');
    expect((await exportData(reader.userId)).reportedSentences).toMatchObject([
      { sentence: said[1], comment: 'It was three votes.', processed: false },
    ]);
    await db.user.delete({ where: { id: reader.userId } });
    expect(await db.sentenceReport.count()).toBe(0);
  });
});

describe('a page of the feedback', () => {
  it('holds feedback and reports in one order, none twice and none left out', async () => {
    const { reader, version } = await start();
    for (let each = 0; each < 60; each += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(each / 2)));
      const { id: meetingId } = await makeMeeting();
      const about = { userId: reader.userId, meetingId, createdAt };
      if (each % 3 === 0) await db.userNote.create({ data: { ...about, feedback: `f${each}` } });
      else {
        await db.sentenceReport.create({
          data: { ...about, versionId: version.id, index: 0, sentence: 'x', comment: `r${each}` },
        });
      }
    }
    const first = await listFeedback({ showProcessed: false });
    const second = await listFeedback({ showProcessed: false, place: first.next ?? {} });
    const third = await listFeedback({ showProcessed: false, place: second.next ?? {} });
    const all = [...first.rows, ...second.rows, ...third.rows];
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    const times = all.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(third.next).toBeNull();
    const back = await listFeedback({ showProcessed: false, place: third.previous ?? {} });
    expect(back.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id));
  });
});
