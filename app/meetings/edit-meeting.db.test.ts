import { beforeAll, describe, expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { addMeeting } from './add-meeting.server.ts';
import { editMeeting } from './edit-meeting.server.ts';
import type { MeetingFields } from './meeting-fields.ts';
import { readMeetingForEdit } from './read-meeting-for-edit.server.ts';

let actorId: string;
let council: { id: string; entityName: string };
let board: { id: string; entityName: string };

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
  council = await makeEntity({
    entityName: 'Fairview Council',
    entityDescription: 'City of Fairview',
  });
  board = await makeEntity({ entityName: 'Harbor Board', entityDescription: 'Port of Harbor' });
});

const fields = (change: Partial<MeetingFields> = {}): MeetingFields => ({
  meetingDate: '2026-03-10',
  governmentBody: 'Fairview Council',
  meetingTitle: 'Regular Meeting',
  meetingDescription: null,
  videoPublishDate: null,
  videoId: null,
  downloadId: null,
  audioFile: null,
  recordingStartSeconds: null,
  ...change,
});
const add = (change?: Partial<MeetingFields>) =>
  transact((tx) => addMeeting(tx, { actorId, fields: fields(change) }));
const edit = (meetingId: string, change?: Partial<MeetingFields>) =>
  transact((tx) => editMeeting(tx, { actorId, meetingId, fields: fields(change) }));
const read = (id: string) => db.meeting.findUniqueOrThrow({ where: { id } });

describe('a meeting that is added', () => {
  it('is linked to its entity and sorted by its date', async () => {
    const { meetingId } = await add();
    const meeting = await read(meetingId);
    expect(meeting).toMatchObject({
      govtEntityId: council.id,
      governmentBody: 'Fairview Council',
      searchTitle: 'regular meeting',
    });
    expect(meeting.meetingDate?.toISOString()).toBe('2026-03-10T12:00:00.000Z');
    expect(meeting.sortDate).toEqual(meeting.meetingDate);
  });

  it('is refused with an entity or a date that does not exist, and nothing is kept', async () => {
    const before = await db.meeting.count();
    await expect(add({ governmentBody: 'Nowhere' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(add({ meetingDate: '2026-02-30' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.meeting.count()).toBe(before);
  });
});

describe('a meeting that is edited', () => {
  it('finds its entity by description or name, and can belong to none', async () => {
    const { meetingId } = await add();
    await edit(meetingId, { governmentBody: 'Port of Harbor' });
    expect(await read(meetingId)).toMatchObject({ govtEntityId: board.id });
    await edit(meetingId, { governmentBody: 'Fairview Council' });
    expect(await read(meetingId)).toMatchObject({ govtEntityId: council.id });
    await edit(meetingId, { governmentBody: null });
    expect(await read(meetingId)).toMatchObject({ govtEntityId: null, governmentBody: null });
    await expect(edit(meetingId, { governmentBody: 'Nowhere' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('keeps the link of a body that was not touched, whatever it is called today', async () => {
    const { meetingId } = await add();
    await db.meeting.update({ where: { id: meetingId }, data: { governmentBody: 'Old name' } });
    await edit(meetingId, { governmentBody: 'Old name', meetingTitle: null });
    expect(await read(meetingId)).toMatchObject({
      govtEntityId: council.id,
      governmentBody: 'Old name',
      meetingTitle: null,
      searchTitle: null,
    });
  });

  it('may have no date; lists then sort it by its video, else last', async () => {
    const { meetingId } = await add();
    await edit(meetingId, { meetingDate: null, videoPublishDate: '2026-04-01' });
    expect((await read(meetingId)).sortDate.toISOString()).toBe('2026-04-01T12:00:00.000Z');
    await edit(meetingId, { meetingDate: null });
    expect((await read(meetingId)).sortDate.getTime()).toBeLessThan(Date.UTC(1971, 0, 1));
  });

  it('takes its record along to another entity, but cannot leave it without one', async () => {
    const { meetingId } = await add();
    const record = { meetingId, fileName: 'a.vtt', format: 'webvtt', byteLength: 1 };
    await db.transcript.create({ data: { ...record, govtEntityId: council.id, sha256: 'one' } });
    await edit(meetingId, { governmentBody: 'Harbor Board' });
    expect(await db.transcript.findFirst({ where: { meetingId } })).toMatchObject({
      govtEntityId: board.id,
    });
    await expect(edit(meetingId, { governmentBody: null })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await read(meetingId)).toMatchObject({ govtEntityId: board.id });
  });

  it('by two admins at once belongs to the entity that it names', async () => {
    const { meetingId } = await add();
    const written = Promise.withResolvers<void>();
    const first = transact(async (tx) => {
      await editMeeting(tx, {
        actorId,
        meetingId,
        fields: fields({ governmentBody: 'Harbor Board' }),
      });
      written.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await written.promise;
    await Promise.all([first, edit(meetingId, { videoId: 'abc' })]);
    expect(await read(meetingId)).toMatchObject({
      governmentBody: 'Fairview Council',
      govtEntityId: council.id,
      videoId: 'abc',
    });
  });

  it('is in the audit log with who did it and what changed', async () => {
    const { meetingId } = await add();
    await edit(meetingId, { videoId: 'abc' });
    const entries = await db.auditEntry.findMany({
      where: { subjectId: meetingId },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['add-meeting', 'edit-meeting']);
    expect(entries[1]).toMatchObject({
      actorId,
      detail: '{"changed":["videoId"],"was":[""],"is":["abc"]}',
    });
  });

  it('that does not exist is not found', async () => {
    await expect(edit('none')).rejects.toMatchObject({ code: 'not-found' });
    await expect(readMeetingForEdit('none')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is shown as it was typed', async () => {
    const { meetingId } = await add({ governmentBody: 'Fairview Council' });
    expect(await readMeetingForEdit(meetingId)).toMatchObject({
      meetingDate: '03/10/26',
      governmentBody: 'Fairview Council',
      videoPublishDate: '',
      markdownSummary: '',
    });
  });
});
