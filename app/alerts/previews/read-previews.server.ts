import { addDays } from 'date-fns/addDays';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { readToCome, toComeOf } from '#app/meetings/news/to-come.server.ts';
import type { MeetingToCome } from '#app/meetings/news/to-come.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { openMeetings, type PreviewStage, previewDays } from './open-meetings.ts';

/** A digest is no calendar: what lies beyond these waits for the next. */
const most = 50;

/** A meeting to come that a reader has not been told of as it stands. */
export type Preview = MeetingToCome & { stage: PreviewStage };

export type Previews = {
  toCome: Preview[];
  /** Whether there is one among them that a digest goes out for. */
  isNews: boolean;
};

/** What the bodies that a reader follows have before them, as far as a digest looks, and is not told yet. */
export async function readPreviews(tx: Tx, reader: Reader, now: Date): Promise<Previews> {
  const until = addDays(now, previewDays);
  const [row] = await tx.$queryRaw<{ toCome: string }[]>`
    SELECT ${toComeOf({ reader, now, until, most })} AS "toCome"`;
  const all = readToCome(row?.toCome ?? '[]', now);
  if (all.length === 0) return { toCome: [], isNews: false };
  const among = { in: all.map(({ meetingId }) => meetingId) };
  const open = await tx.meeting.findMany({
    where: { AND: [{ id: among }, openMeetings(now)] },
    select: { id: true },
  });
  const noted = await tx.meetingPreview.findMany({
    where: { userId: reader.userId, meetingId: among },
    select: { meetingId: true, stage: true, toldAt: true },
  });
  const isOpen = new Set(open.map(({ id }) => id));
  const told = new Set(noted.filter(({ toldAt }) => toldAt !== null).map(nameOf));
  const waiting = new Set(noted.filter(({ toldAt }) => toldAt === null).map(nameOf));
  const toCome = all
    .map((one): Preview => ({ ...one, stage: isOpen.has(one.meetingId) ? 'open' : 'date' }))
    .filter((one) => !told.has(nameOf(one)) && !told.has(nameOf({ ...one, stage: 'open' })));
  const isNews = toCome.some((one) => one.stage === 'open' && waiting.has(nameOf(one)));
  return { toCome, isNews };
}

const nameOf = ({ meetingId, stage }: { meetingId: string; stage: string }) =>
  `${meetingId} ${stage}`;
