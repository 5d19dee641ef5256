import { describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { listEntityMeetings } from './entity-meetings.server.ts';
import { readMeeting } from './read-meeting.server.ts';
import type { ReadSummary } from './read-summary.server.ts';
import { readTranscript } from './read-transcript.server.ts';

const reader = (userId: string, tier = 'free') => ({ userId, tier, isAdmin: tier === 'admin' });

async function followedMeeting(markdownSummary: string | null = null) {
  const [user, entity] = [await makeUser(), await makeEntity()];
  await followEntities({ userId: user.id, changes: { add: [entity.id], remove: [] } });
  const meeting = await makeMeeting({ govtEntityId: entity.id, markdownSummary });
  return { user, entity, meeting };
}

/** A record of two segments, and a published summary that cites the first. */
async function publish(meeting: { id: string }, entityId: string) {
  const markdown = 'It passed. [10:41 AM](#s0)';
  const transcript = await db.transcript.create({
    data: {
      meetingId: meeting.id,
      govtEntityId: entityId,
      fileName: 'record.txt',
      format: 'caption-text',
      sha256: crypto.randomUUID(),
      byteLength: 1,
      clockStartSeconds: 10 * 3600 + 41 * 60,
      segments: {
        create: [
          { index: 0, startSeconds: 0, speaker: 'Clerk', text: 'The motion passes.' },
          { index: 1, startSeconds: 65, speaker: null, text: 'Next item.', confidence: 31 },
        ],
      },
    },
  });
  await db.summaryVersion.create({
    data: {
      meetingId: meeting.id,
      transcriptId: transcript.id,
      origin: 'extractive',
      markdown,
      publishedAt: new Date('2025-10-01T09:00:00Z'),
    },
  });
  await db.meeting.update({ where: { id: meeting.id }, data: { markdownSummary: markdown } });
}

const linesOf = (summary: ReadSummary | null) =>
  summary?.document.map(({ parts }) =>
    parts.map((part) => ('text' in part ? part.text : '')).join(''),
  );

describe('a meeting', () => {
  it('is shown to those who follow its entity and to admins only', async () => {
    const { user, entity, meeting } = await followedMeeting();
    const other = await makeUser();
    await expect(readMeeting(reader(user.id), meeting.id)).resolves.toMatchObject({
      title: meeting.meetingTitle,
      entity: { id: entity.id },
    });
    await expect(readMeeting(reader(other.id), meeting.id)).rejects.toMatchObject({
      status: 403,
      message: "You don't have access to this entity",
    });
    await expect(readTranscript(reader(other.id), meeting.id)).rejects.toMatchObject({
      status: 403,
    });
    await publish(meeting, entity.id);
    await expect(readTranscript(reader(other.id), meeting.id)).rejects.toMatchObject({
      status: 403,
    });
    await expect(readTranscript(reader(other.id, 'admin'), meeting.id)).resolves.toBeTruthy();
    await expect(readMeeting(reader(other.id, 'municipal'), meeting.id)).rejects.toMatchObject({
      status: 403,
    });
    await expect(readMeeting(reader(other.id, 'admin'), meeting.id)).resolves.toBeTruthy();
    await expect(readMeeting(reader(user.id), 'no-such-meeting')).rejects.toMatchObject({
      status: 404,
      message: 'Meeting not found',
    });
  });

  it('without an entity is for admins only', async () => {
    const meeting = await makeMeeting({ govtEntityId: null });
    const user = await makeUser({ tier: 'municipal' });
    await expect(readMeeting(reader(user.id, 'municipal'), meeting.id)).rejects.toMatchObject({
      status: 403,
    });
    await expect(readMeeting(reader(user.id, 'admin'), meeting.id)).resolves.toBeTruthy();
  });
});

describe('the summary of a meeting', () => {
  it('is missing while it is empty or blank', async () => {
    for (const markdown of [null, '', ' \n ']) {
      const { user, meeting } = await followedMeeting(markdown);
      expect((await readMeeting(reader(user.id), meeting.id)).summary).toBeNull();
    }
  });

  it('typed by an editor is shown without citations', async () => {
    const { user, meeting } = await followedMeeting('## In short\nYes. [0:05](#s3)');
    const { summary, behind } = await readMeeting(reader(user.id), meeting.id);
    expect(summary?.cited).toBe(false);
    expect(behind).toBeNull();
    expect(linesOf(summary)).toEqual(['In short', 'Yes.']);
  });

  it('cites the transcript, with what was said there', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    const { summary, behind } = await readMeeting(reader(user.id), meeting.id);
    expect(summary?.cited).toBe(true);
    expect(behind?.said.get(0)).toMatchObject({
      startSeconds: 0,
      speaker: 'Clerk',
      text: 'The motion passes.',
    });
    // Where a passage has no end, the next begins.
    expect(behind?.said.get(1)?.startSeconds).toBe(65);
  });

  it('can be heard where the meeting has a recording, also one that was added later', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    const audioFile = 'https://audio.example/meeting.mp3';
    const change = { audioFile, recordingStartSeconds: 10 * 3600 };
    await db.meeting.update({ where: { id: meeting.id }, data: change });
    const found = await readMeeting(reader(user.id), meeting.id);
    const expected = { audio: audioFile, startsAt: 10 * 3600 };
    expect(found.recording).toMatchObject(expected);
    expect(found.behind?.version.recording).toMatchObject(expected);
  });

  it('that was edited since is shown as it is now', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    await db.meeting.update({ where: { id: meeting.id }, data: { markdownSummary: 'Edited.' } });
    expect(linesOf((await readMeeting(reader(user.id), meeting.id)).summary)).toEqual(['Edited.']);
  });

  it('says what of the meeting its record does not have, as long as it rests on it', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    const gapsNow = async () => (await readMeeting(reader(user.id), meeting.id)).summary?.gaps;
    expect(await gapsNow()).toEqual([]);
    const gap = 'The record stops at 1:02:15: what was said afterwards is missing.';
    const faults = [
      { kind: 'cut-off', message: 'For the editor.', gap, segments: [1] },
      { kind: 'uncertain', message: 'For the editor.', gap: null, segments: [0] },
    ];
    const where = { meetingId: meeting.id };
    await db.transcript.updateMany({ where, data: { faults: JSON.stringify(faults) } });
    expect(await gapsNow()).toEqual([gap]);
    await db.transcript.updateMany({ where, data: { faults: 'damaged' } });
    expect(await gapsNow()).toEqual([]);
  });

  it('that is a draft is not shown', async () => {
    const { user, meeting } = await followedMeeting();
    await db.summaryVersion.create({
      data: { meetingId: meeting.id, origin: 'extractive', markdown: 'Draft.' },
    });
    expect((await readMeeting(reader(user.id), meeting.id)).summary).toBeNull();
  });
});

describe('the transcript of a meeting', () => {
  it('has its segments in order, with the time of the clock, and what may be misread', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    expect((await readTranscript(reader(user.id), meeting.id)).segments).toEqual([
      {
        index: 0,
        time: '10:41 AM',
        speaker: 'Clerk',
        text: 'The motion passes.',
        isUncertain: false,
      },
      { index: 1, time: '10:42 AM', speaker: null, text: 'Next item.', isUncertain: true },
    ]);
  });

  it('is open to visitors for the sample alone', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id);
    await expect(readTranscript(null, meeting.id)).rejects.toMatchObject({ status: 403 });
    await db.sampleMeeting.create({ data: { meetingId: meeting.id } });
    const asVisitor = await readTranscript(null, meeting.id);
    expect(asVisitor.segments).toHaveLength(2);
    expect(asVisitor.summaryPath).toBe('/sample-meeting');
    const asReader = await readTranscript(reader(user.id), meeting.id);
    expect(asReader.summaryPath).toBe(`/meetings/${meeting.id}`);
    await db.sampleMeeting.deleteMany();
  });

  it('is not found where nothing was published from one', async () => {
    const { user, meeting } = await followedMeeting('Typed.');
    await expect(readTranscript(reader(user.id), meeting.id)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the meetings of an entity', () => {
  it('are listed newest first, and those without a date last', async () => {
    const entity = await makeEntity();
    const [old, recent, dateless, video] = await Promise.all([
      makeMeeting({ govtEntityId: entity.id, date: '2025-01-01' }),
      makeMeeting({ govtEntityId: entity.id, date: '2025-09-01' }),
      makeMeeting({ govtEntityId: entity.id }),
      makeMeeting({ govtEntityId: entity.id }),
    ]);
    const change = (id: string, sortDate: Date) =>
      db.meeting.update({ where: { id }, data: { meetingDate: null, sortDate } });
    await change(dateless.id, new Date(0));
    await change(video.id, new Date('2025-05-05T12:00:00Z'));
    const { rows: meetings } = await listEntityMeetings(entity.id);
    expect(meetings.map((meeting) => meeting.id)).toEqual([
      recent.id,
      video.id,
      old.id,
      dateless.id,
    ]);
  });

  it('come 25 a page, forwards and back, without missing or repeating any', async () => {
    const entity = await makeEntity();
    for (let i = 0; i < 60; i += 1) {
      await makeMeeting({ govtEntityId: entity.id, date: i % 2 ? '2025-01-01' : '2025-02-01' });
    }
    const pages = [await listEntityMeetings(entity.id)];
    for (let page = pages[0]; page?.next; page = pages.at(-1)) {
      pages.push(await listEntityMeetings(entity.id, page.next));
    }
    expect(pages.map((page) => page.rows.length)).toEqual([25, 25, 10]);
    const ids = pages.flatMap((page) => page.rows.map((meeting) => meeting.id));
    expect(new Set(ids).size).toBe(60);
    const back = await listEntityMeetings(entity.id, pages[2]?.previous ?? {});
    expect(back).toEqual(pages[1]);
    const start = await listEntityMeetings(entity.id, back.previous ?? {});
    expect(start).toEqual(pages[0]);
    const nonsense = await listEntityMeetings(entity.id, { after: 'nonsense' });
    expect(nonsense).toEqual(pages[0]);
  });
});
