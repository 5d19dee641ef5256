import { expect, it } from 'vitest';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import type { UpstreamDocument } from '../upstream.ts';
import { hearRecordings } from './hear-recordings.server.ts';

const startedAt = new Date('2026-11-20T12:00:00Z');

async function withMeetings(days: Record<string, string>) {
  const { id: govtEntityId } = await makeEntity();
  const address = `https://records.example/${govtEntityId}`;
  const source = await db.source.create({ data: { govtEntityId, kind: 'links', address } });
  const meetings: Record<string, string> = {};
  for (const [uid, day] of Object.entries(days)) {
    const { id } = await makeMeeting({ govtEntityId });
    const said = JSON.stringify({ uid, day });
    const told = { sourceId: source.id, uid, day: dateAtNoon(day) ?? startedAt, said };
    await db.upstreamMeeting.create({ data: { ...told, meetingId: id, seenAt: startedAt } });
    meetings[uid] = id;
  }
  const jobsOf = async () => {
    const where = { kind: 'transcribe-recording', subjectId: { in: Object.values(meetings) } };
    return (await db.job.findMany({ where })).map(({ subjectId }) => subjectId);
  };
  return { sourceId: source.id, meetings, jobsOf };
}

const document = (uid: string, kind: UpstreamDocument['kind'], file: string): UpstreamDocument => ({
  ...{ uid, kind, title: null },
  url: `https://records.example/${uid}/${file}`,
});

it('has a recording heard once that came without captions, some days after its meeting', async () => {
  const { sourceId, meetings, jobsOf } = await withMeetings({
    silent: '2026-11-10',
    captioned: '2026-11-10',
    recent: '2026-11-19',
    played: '2026-11-10',
  });
  const documents = [
    document('silent', 'audio', 'meeting.mp3'),
    document('captioned', 'video', 'meeting.mp4'),
    document('captioned', 'captions', 'meeting.vtt'),
    document('recent', 'audio', 'meeting.mp3'),
    document('played', 'video', 'player'),
  ];
  await hearRecordings({ sourceId, startedAt }, documents);
  expect(await jobsOf()).toEqual([meetings.silent]);
  await hearRecordings({ sourceId, startedAt }, documents);
  expect(await jobsOf()).toEqual([meetings.silent]);
});
