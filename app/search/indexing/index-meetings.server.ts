import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { indexVersion } from './index-version.ts';
import { meetingPassages } from './meeting-passages.ts';
import type { MeetingTexts } from './meeting-texts.ts';
import { readMeetingTexts } from './read-meeting-texts.server.ts';
import { transcriptPassages } from './transcript-passages.ts';
import { writePassages } from './write-passages.server.ts';

/** Writes anew what can be found of these meetings, by what is published of them now. */
export async function indexMeetings(tx: Tx, meetingIds: readonly string[]): Promise<void> {
  const ids = [...new Set(meetingIds)].sort();
  await takeTurns(tx, ids);
  const meetings = await readMeetingTexts(tx, ids);
  const among = { meetingId: { in: ids } };
  await tx.passage.deleteMany({ where: { ...among, kind: { not: 'transcript' } } });
  await writePassages(tx, meetings.flatMap(meetingPassages));
  const known = new Map(
    (await tx.indexedMeeting.findMany({ where: among })).map((row) => [row.meetingId, row.version]),
  );
  for (const meeting of meetings) {
    await indexTranscript(tx, meeting, known.get(meeting.id) === indexVersion);
  }
  await tx.indexedMeeting.deleteMany({ where: { ...among, version: { not: indexVersion } } });
  await tx.indexedMeeting.createMany({
    data: meetings
      .filter(({ id }) => known.get(id) !== indexVersion)
      .map(({ id }) => ({ meetingId: id, version: indexVersion })),
  });
}

/** SQLite has one transaction at a time anyway. */
async function takeTurns(tx: Tx, ids: readonly string[]): Promise<void> {
  if (databaseKind === 'sqlite' || ids.length === 0) return;
  await tx.$queryRaw`
    SELECT id FROM meetings WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`;
}

/** A transcript never changes: it is written when another stands behind the summary, or it moved. */
async function indexTranscript(tx: Tx, meeting: MeetingTexts, isCurrent: boolean): Promise<void> {
  const { id: meetingId, govtEntityId, transcriptId, sortDate } = meeting;
  const there = { meetingId, kind: 'transcript' };
  const written = await tx.passage.findFirst({
    where: there,
    select: { transcriptId: true, govtEntityId: true, sortDate: true },
  });
  const isSame =
    written?.transcriptId === transcriptId &&
    written.govtEntityId === govtEntityId &&
    written.sortDate.getTime() === sortDate.getTime();
  if (isCurrent && isSame) return;
  if (written) await tx.passage.deleteMany({ where: there });
  if (transcriptId === null) return;
  const segments = await tx.transcriptSegment.findMany({
    where: { transcriptId },
    orderBy: { index: 'asc' },
    select: { index: true, startSeconds: true, speaker: true, text: true },
  });
  const of = { meetingId, govtEntityId, transcriptId, sortDate };
  await writePassages(tx, transcriptPassages(segments, of));
}
