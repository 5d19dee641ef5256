import { describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { listEntityMeetings } from './entity-meetings.server.ts';
import { publishedHtml } from './published-html.server.ts';
import { readMeeting } from './read-meeting.server.ts';
import { readTranscript } from './read-transcript.server.ts';

const reader = (userId: string, tier = 'free') => ({ userId, tier, isAdmin: tier === 'admin' });

async function followedMeeting(markdownSummary: string | null = null) {
  const [user, entity] = [await makeUser(), await makeEntity()];
  await followEntities({ userId: user.id, changes: { add: [entity.id], remove: [] } });
  const meeting = await makeMeeting({ govtEntityId: entity.id, markdownSummary });
  return { user, entity, meeting };
}

/** A record of two segments, and a published summary that cites the first. */
async function publish(meeting: { id: string }, entityId: string, keepHtml: boolean) {
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
          { index: 1, startSeconds: 65, speaker: null, text: 'Next item.' },
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
      html: keepHtml
        ? await publishedHtml(db, { meetingId: meeting.id, transcriptId: transcript.id, markdown })
        : null,
      publishedAt: new Date('2025-10-01T09:00:00Z'),
    },
  });
  await db.meeting.update({ where: { id: meeting.id }, data: { markdownSummary: markdown } });
}

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
    await publish(meeting, entity.id, false);
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
    expect((await readMeeting(reader(user.id), meeting.id)).summary).toMatchObject({
      // A citation never begins a line.
      html: '<h3>In short</h3>\n<p>Yes.\u{a0}0:05</p>',
      cited: false,
    });
  });

  it.each([true, false])('cites the transcript, its HTML kept: %s', async (keepHtml) => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id, keepHtml);
    const { summary } = await readMeeting(reader(user.id), meeting.id);
    expect(summary?.cited).toBe(true);
    expect(summary?.html).toContain(`href="/meetings/${meeting.id}/transcript?at=0#s0"`);
    expect(summary?.html).toContain('data-note="Clerk: The motion passes."');
  });

  it('can be played where somebody said when the recording of a record with clock times began', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id, true);
    const audioFile = 'https://audio.example/meeting.mp3';
    await db.meeting.update({ where: { id: meeting.id }, data: { audioFile } });
    const found = await readMeeting(reader(user.id), meeting.id);
    expect(found.recording?.audio).toBe(audioFile);
    expect(found.summary?.html).not.toContain('play-from');
    await db.meeting.update({
      where: { id: meeting.id },
      data: { recordingStartSeconds: 10 * 3600 + 40 * 60 },
    });
    const { summary } = await readMeeting(reader(user.id), meeting.id);
    expect(summary?.html).toContain(`href="${audioFile}#t=60"`);
    expect(summary?.html).toContain('data-from="60" data-until="125"');
  });

  it('that was edited since is shown as it is now, not as it was kept', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id, true);
    await db.meeting.update({ where: { id: meeting.id }, data: { markdownSummary: 'Edited.' } });
    const { summary } = await readMeeting(reader(user.id), meeting.id);
    expect(summary?.html).toBe('<p>Edited.</p>');
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
  it('has its segments in order, with the time of the clock', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id, true);
    expect((await readTranscript(reader(user.id), meeting.id)).segments).toEqual([
      { index: 0, time: '10:41 AM', speaker: 'Clerk', text: 'The motion passes.' },
      { index: 1, time: '10:42 AM', speaker: null, text: 'Next item.' },
    ]);
  });

  it('is open to visitors for the sample alone', async () => {
    const { user, entity, meeting } = await followedMeeting();
    await publish(meeting, entity.id, true);
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
