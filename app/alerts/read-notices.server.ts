import type { Reader } from '#app/entities/entity-access.server.ts';
import { isAhead } from '#app/meetings/ahead/is-ahead.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { readStanding, standingColumns, standingKey } from '#app/meetings/ahead/standing.ts';
import { readableMeetings } from '#app/meetings/meeting-access.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { withFollowedMatters } from './matters/matters-of-meetings.server.ts';
import type { NoticeOfMeeting } from './meeting-notice.ts';
import { noticeOfMeeting } from './notice-of-meeting.ts';

const meetingColumns = {
  ...standingColumns,
  id: true,
  govtEntityId: true,
  meetingTitle: true,
  endsAt: true,
  cancelledReason: true,
  movedFrom: true,
  governmentBody: true,
  govtEntity: { select: { entityName: true, entityDescription: true, timeZone: true } },
} as const;

/**
 * What a reader is to be told now of meetings that were cancelled, moved or changed, as these stand,
 * the soonest first. What they know already, have no part in any more, or is over is not told.
 */
export async function readNotices(tx: Tx, reader: Reader, now: Date): Promise<NoticeOfMeeting[]> {
  const { userId } = reader;
  const due = await tx.meetingNotice.findMany({
    where: { userId, dueAt: { lte: now } },
    select: { meetingId: true, known: true },
  });
  if (due.length === 0) return [];
  const known = new Map(due.map((notice) => [notice.meetingId, notice.known]));
  const meetings = await tx.meeting.findMany({
    where: { id: { in: [...known.keys()] } },
    orderBy: [{ sortDate: 'asc' }, { id: 'asc' }],
    select: meetingColumns,
  });
  const pathOf = await readPaths(tx, reader, meetings);
  return meetings.flatMap((meeting): NoticeOfMeeting[] => {
    const path = pathOf(meeting);
    const timeZone = meeting.govtEntity?.timeZone ?? null;
    const { meetingDate, movedFrom } = meeting;
    const key = known.get(meeting.id);
    const isOver = !isAhead(meetingDate, timeZone, now) && !isAhead(movedFrom, timeZone, now);
    if (isOver || path === null || key === undefined) return [];
    const notice = noticeOfMeeting(meeting, { known: readStanding(key), path, now });
    return notice ? [notice] : [];
  });
}

type Place = { id: string; govtEntityId: string | null };

/**
 * Where a reader reads of a meeting that is theirs to hear of: on its page, or on the one that is for
 * everybody where they follow a matter on its agenda or were told of it by a search. Null of others.
 */
async function readPaths(tx: Tx, reader: Reader, meetings: readonly Place[]) {
  const ids = meetings.map(({ id }) => id);
  const readable = await tx.meeting.findMany({
    where: { AND: [await readableMeetings(reader, tx), { id: { in: ids } }] },
    select: { id: true },
  });
  const mayRead = new Set(readable.map(({ id }) => id));
  const others = ids.filter((id) => !mayRead.has(id));
  const hearsOf = others.length > 0 ? await heardOtherwise(tx, reader, others) : new Set();
  return ({ id, govtEntityId }: Place): string | null => {
    if (mayRead.has(id)) return `/meetings/${id}`;
    return hearsOf.has(id) && govtEntityId ? publicMeetingPath(govtEntityId, id) : null;
  };
}

/** Of these meetings, those that the reader hears of by a matter or a search. */
async function heardOtherwise(tx: Tx, reader: Reader, ids: string[]): Promise<Set<string>> {
  const { userId } = reader;
  const wantsMatters = await tx.profile.count({ where: { id: userId, mailMatters: true } });
  const byMatters = wantsMatters > 0 ? await withFollowedMatters(tx, reader, ids) : [];
  const hits = await tx.searchHit.findMany({
    where: { meetingId: { in: ids }, told: { gt: 0 }, search: { userId, rate: { not: 'off' } } },
    select: { meetingId: true },
  });
  return new Set([...byMatters, ...hits.map((hit) => hit.meetingId)]);
}

/** All that is due counts as told: what was left out may not be told later either. */
export async function markNoticesTold(tx: Tx, userId: string, now: Date): Promise<void> {
  const due = await tx.meetingNotice.findMany({
    where: { userId, dueAt: { lte: now } },
    select: {
      meetingId: true,
      meeting: { select: standingColumns },
    },
  });
  for (const { meetingId, meeting } of due) {
    await tx.meetingNotice.update({
      where: { userId_meetingId: { userId, meetingId } },
      data: { dueAt: null, toldAt: now, known: standingKey(meeting) },
      select: { userId: true },
    });
  }
}
