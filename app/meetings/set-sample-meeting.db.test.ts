import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { readSampleChoice } from './read-sample-choice.server.ts';
import { readSampleMeeting } from './read-sample-meeting.server.ts';
import { alreadySample } from './sample-copy.ts';
import { setSampleMeeting } from './set-sample-meeting.server.ts';

beforeEach(async () => {
  await db.meeting.deleteMany();
  await db.govtEntity.deleteMany();
});

describe('the sample meeting', () => {
  it('is one meeting at a time', async () => {
    const first = await makeMeeting({ meetingTitle: 'First' });
    const second = await makeMeeting({ meetingTitle: 'Second' });
    await setSampleMeeting({ actorId: 'admin', meetingId: first.id });
    await setSampleMeeting({ actorId: 'admin', meetingId: second.id });
    expect((await readSampleMeeting())?.title).toBe('Second');
    expect(await db.sampleMeeting.count()).toBe(1);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'set-sample-meeting', subjectId: first.id },
      { action: 'set-sample-meeting', subjectId: second.id },
    ]);
  });

  it('is not set again, and not to a meeting that is not there', async () => {
    const { id: meetingId } = await makeMeeting();
    await setSampleMeeting({ actorId: 'admin', meetingId });
    await expect(setSampleMeeting({ actorId: 'admin', meetingId })).rejects.toThrow(alreadySample);
    await expect(setSampleMeeting({ actorId: 'admin', meetingId: 'none' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is set once by two admins at once', async () => {
    const { id: meetingId } = await makeMeeting();
    const set = () => setSampleMeeting({ actorId: 'admin', meetingId });
    await Promise.allSettled([set(), set()]);
    expect(await db.sampleMeeting.findMany()).toMatchObject([{ id: 1, meetingId }]);
  });
});

describe('the choice of a sample meeting', () => {
  it('offers the meetings of the entity, newest first, and says which have no summary', async () => {
    const { id: entityId } = await makeEntity({ entityName: 'Golden Planning Commission' });
    await makeMeeting({ govtEntityId: entityId, meetingTitle: 'Old', date: '2025-01-02' });
    await makeMeeting({
      govtEntityId: entityId,
      meetingTitle: 'New',
      date: '2025-02-03',
      markdownSummary: 'Text',
    });
    await makeMeeting({ meetingTitle: 'Another body’s' });
    const choice = await readSampleChoice({ entityId, search: '' });
    expect(choice.meetings).toMatchObject([
      { title: 'New', date: '2025-02-03', hasSummary: true },
      { title: 'Old', date: '2025-01-02', hasSummary: false },
    ]);
  });

  it('begins with the entity of the current sample, and keeps the chosen one in a search', async () => {
    const { id: entityId } = await makeEntity({ entityName: 'Golden Planning Commission' });
    await makeEntity({ entityName: 'Boulder City Council' });
    const { id: meetingId } = await makeMeeting({ govtEntityId: entityId });
    expect(await readSampleChoice({ entityId: null, search: '' })).toMatchObject({
      sample: null,
      entityId: null,
      meetings: [],
    });
    await setSampleMeeting({ actorId: 'admin', meetingId });
    expect(await readSampleChoice({ entityId: null, search: 'boulder' })).toMatchObject({
      sample: { meetingId },
      entityId,
      entities: [{ name: 'Golden Planning Commission' }, { name: 'Boulder City Council' }],
      meetings: [{ id: meetingId }],
    });
  });

  it('has no meetings for an entity that does not exist', async () => {
    expect(await readSampleChoice({ entityId: 'none', search: '' })).toMatchObject({
      entityId: null,
      meetings: [],
    });
  });
});
