import { expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import type { UpstreamDocument } from '../upstream.ts';
import { keepDocuments } from './keep-documents.server.ts';

const sound = 'https://files.example/meeting.mp3';
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

async function withMeeting(more: { audioFile?: string; lastPublishedAt?: Date } = {}) {
  const { id: govtEntityId } = await makeEntity();
  const { id: meetingId } = await makeMeeting({ govtEntityId });
  await db.meeting.update({ where: { id: meetingId }, data: more });
  const address = `https://records.example/${govtEntityId}`;
  const source = await db.source.create({ data: { govtEntityId, kind: 'links', address } });
  const day = new Date('2026-05-12T12:00:00Z');
  const told = { sourceId: source.id, uid: 'm', meetingId, said: '{}', day, seenAt: day };
  await db.upstreamMeeting.create({ data: told });
  const document = (kind: 'audio' | 'video', url: string): UpstreamDocument => ({
    ...{ uid: 'm', kind, url, title: null },
  });
  const run = () =>
    keepDocuments({ sourceId: source.id, startedAt: new Date() }, [
      document('video', video),
      document('audio', sound),
    ]);
  const read = () =>
    db.meeting.findUniqueOrThrow({
      where: { id: meetingId },
      select: { audioFile: true, videoId: true },
    });
  return { meetingId, run, read };
}

it('plays what the source told first, and is on record', async () => {
  const { meetingId, run, read } = await withMeeting();
  await run();
  expect(await read()).toEqual({ audioFile: null, videoId: 'dQw4w9WgXcQ' });
  await run();
  const entries = await db.auditEntry.findMany({ where: { subjectId: meetingId } });
  expect(entries.map(({ action }) => action)).toEqual(['edit-meeting']);
});

it('leaves the recording that an editor gave, and one that an editor took away', async () => {
  const own = 'https://city.example/own.mp3';
  const given = await withMeeting({ audioFile: own });
  await given.run();
  expect(await given.read()).toEqual({ audioFile: own, videoId: null });

  const taken = await withMeeting();
  await taken.run();
  await db.meeting.update({ where: { id: taken.meetingId }, data: { videoId: null } });
  await taken.run();
  expect(await taken.read()).toEqual({ audioFile: null, videoId: null });
});

it('adds nothing to what readers see already', async () => {
  const { run, read } = await withMeeting({ lastPublishedAt: new Date() });
  await run();
  expect(await read()).toEqual({ audioFile: null, videoId: null });
});
