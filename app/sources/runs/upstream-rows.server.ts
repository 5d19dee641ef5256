import { dateAtNoon } from '#app/platform/calendar-date.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { Offered } from '../merge/merge-meeting.ts';
import { offeredParts } from '../merge/offered.ts';
import { type UpstreamMeeting, upstreamMeeting } from '../upstream.ts';

/** What is kept of a meeting upstream. */
export type UpstreamRow = {
  uid: string;
  meetingId: string | null;
  said: UpstreamMeeting;
  offered: Offered;
  isGone: boolean;
};

/** The first and the last of the days that something was told of. */
export function daysOf(said: readonly UpstreamMeeting[]): { from: string; until: string } {
  const days = said.map(({ day }) => day).sort();
  return { from: days[0] ?? '', until: days.at(-1) ?? '' };
}

type Wanted = { sourceId: string; entityId: string; said: readonly UpstreamMeeting[] };

/**
 * What is kept of these meetings by the source's names, of all that it told of their days, and what other
 * sources of the body told of these.
 */
export async function readUpstreamRows(tx: Tx, { sourceId, entityId, said }: Wanted) {
  const { from, until } = daysOf(said);
  const onTheseDays = {
    day: { gte: dateAtNoon(from) ?? undefined, lte: dateAtNoon(until) ?? undefined },
  };
  const rows = await tx.upstreamMeeting.findMany({
    where: {
      OR: [
        { sourceId, uid: { in: said.map(({ uid }) => uid) } },
        { source: { govtEntityId: entityId }, ...onTheseDays },
      ],
    },
  });
  const [own, others] = [new Map<string, UpstreamRow>(), [] as UpstreamRow[]];
  for (const { uid, meetingId, vanishedAt, ...row } of rows) {
    const read = { uid, meetingId, ...readJson(row), isGone: vanishedAt !== null };
    if (row.sourceId === sourceId) own.set(uid, read);
    else others.push(read);
  }
  return { own, others };
}

const readJson = (row: { said: string; offered: string }) => ({
  said: upstreamMeeting.parse(JSON.parse(row.said)),
  offered: offeredParts.parse(JSON.parse(row.offered)),
});

/** What is kept of one meeting; null where there is nothing. */
export async function readUpstreamRow(tx: Tx, key: { sourceId: string; uid: string }) {
  const row = await tx.upstreamMeeting.findUnique({ where: { sourceId_uid: key } });
  return row && { meetingId: row.meetingId, ...readJson(row) };
}

type Kept = { sourceId: string; seenAt: Date; row: Omit<UpstreamRow, 'isGone'> };

export async function keepUpstreamRow(tx: Tx, { sourceId, seenAt, row }: Kept): Promise<void> {
  const { uid, meetingId, said, offered } = row;
  const kept = {
    meetingId,
    day: dateAtNoon(said.day) ?? seenAt,
    said: JSON.stringify(said),
    offered: JSON.stringify(offered),
    seenAt,
    vanishedAt: null,
  };
  await tx.upstreamMeeting.upsert({
    where: { sourceId_uid: { sourceId, uid } },
    create: { sourceId, uid, ...kept },
    update: kept,
    select: { uid: true },
  });
}
