import { z } from 'zod';
import { mailReaches } from '#app/accounts/mail-reaches.ts';
import { isAhead } from '#app/meetings/ahead/is-ahead.ts';
import { changeBetween, readStanding } from '#app/meetings/ahead/standing.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, lockProfiles, type Tx, transact } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { setChangesDue } from './changes-due.server.ts';
import { followsMatterIn } from './matters/matters-of-meetings.server.ts';
import { noticeColumns, noticeDue, noticeTimes } from './notice-due.ts';

const payloadShape = z.object({ meetingId: z.string(), change: z.int(), known: z.string() });

type Change = z.infer<typeof payloadShape>;

/**
 * The job 'tell-meeting-change': notes for each reader who hears of a meeting and wants such mail that it
 * was cancelled, moved or changed, to be told before it is. A reader has one note of a meeting,
 * however often it changes and this runs; it is told as the meeting stands then.
 */
export async function tellMeetingChange(payload: unknown): Promise<void> {
  const change = payloadShape.parse(payload);
  const { meetingId } = change;
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { ...noticeColumns, govtEntityId: true },
  });
  const govtEntityId = meeting?.govtEntityId;
  const timeZone = meeting?.govtEntity?.timeZone ?? null;
  const days = [meeting?.meetingDate ?? null, meeting?.movedFrom ?? null];
  if (!govtEntityId || !days.some((day) => isAhead(day, timeZone))) return;
  const now = new Date();
  for (const hears of hearing(meetingId, govtEntityId)) {
    const readers = batchesById(({ after, take }) =>
      db.user.findMany({
        where: { ...hears, id: { gt: after } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true },
      }),
    );
    for await (const some of readers) {
      const ids = some.map(({ id }) => id);
      await transact((tx) => noteAll(tx, { ids, change, meeting, now }));
    }
  }
}

/**
 * Who hears of a meeting: by its body, by a matter on its agenda, or by a search that told them of it.
 * One after the other, as each is found by an index of its own; who is among several has one note.
 */
function hearing(meetingId: string, govtEntityId: string): Prisma.UserWhereInput[] {
  const wanting = mailReaches({ mailChanges: true });
  const wantingMatters = mailReaches({ mailChanges: true, mailMatters: true });
  const hits = { some: { meetingId, told: { gt: 0 } } };
  return [
    { ...wanting, access: { some: { govtEntityId } } },
    { ...wantingMatters, ...followsMatterIn(meetingId) },
    { ...wanting, savedSearches: { some: { rate: { not: 'off' }, hits } } },
  ];
}

type Noting = {
  ids: string[];
  change: Change;
  meeting: Parameters<typeof noticeTimes>[0];
  now: Date;
};

async function noteAll(tx: Tx, { ids, change, meeting, now }: Noting): Promise<void> {
  const { meetingId, change: count, known } = change;
  await lockProfiles(tx, ids);
  const profiles = await tx.profile.findMany({
    where: { id: { in: ids } },
    select: {
      ...{ id: true, timeZone: true, mailQuietNights: true },
      ...{ mailSummaries: true, mailChanges: true },
    },
  });
  const before = new Map(
    (await tx.meetingNotice.findMany({ where: { meetingId, userId: { in: ids } } })).map(
      (notice) => [notice.userId, notice],
    ),
  );
  for (const { id: userId, ...reader } of profiles) {
    const noted = before.get(userId);
    if (noted && noted.change >= count) continue;
    // What a reader was told last, or what it was before the first change.
    const knows = noted?.known ?? known;
    const standing = readStanding(knows);
    const due = noticeDue(reader, noticeTimes(meeting, standing), now);
    if (due === null || changeBetween(standing, meeting, now) === null) {
      // Back to what they know: there is nothing to tell.
      if (noted) await write(tx, { userId, meetingId, change: count, known: knows, dueAt: null });
      continue;
    }
    const dueAt = noted?.dueAt && noted.dueAt < due ? noted.dueAt : due;
    await write(tx, { userId, meetingId, change: count, known: knows, dueAt });
    await setChangesDue(tx, userId);
  }
}

type Row = {
  userId: string;
  meetingId: string;
  change: number;
  known: string;
  dueAt: Date | null;
};

async function write(tx: Tx, row: Row): Promise<void> {
  const { userId, meetingId, ...rest } = row;
  await tx.meetingNotice.upsert({
    where: { userId_meetingId: { userId, meetingId } },
    create: row,
    update: rest,
    select: { userId: true },
  });
}
