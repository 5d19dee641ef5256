import { addDays } from 'date-fns/addDays';
import { mailReaches } from '#app/accounts/mail-reaches.ts';
import { isAhead } from '#app/meetings/ahead/is-ahead.ts';
import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, lockProfiles, type Tx, transact } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { setDigestDue } from '../digest-due.server.ts';
import { openMeetings, previewDays } from './open-meetings.ts';

/**
 * The daily job 'look-ahead': notes for each reader who has a digest and follows a body that it has a
 * meeting before it, with something to do before. A reader has one note of a meeting, however often
 * this runs, and none of one that a digest told already.
 */
export async function lookAhead(): Promise<void> {
  const now = new Date();
  for (const meetingDate of daysAhead(now)) {
    const meetings = batchesById(({ after, take }) =>
      db.meeting.findMany({
        where: { ...openMeetings(now), meetingDate, id: { gt: after } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, govtEntityId: true, govtEntity: { select: { timeZone: true } } },
      }),
    );
    for await (const some of meetings) {
      for (const { id, govtEntityId, govtEntity } of some) {
        if (!govtEntityId || !isAhead(meetingDate, govtEntity?.timeZone ?? null, now)) continue;
        await tellOf({ meetingId: id, govtEntityId, now });
      }
    }
  }
}

/** By the day, as an index has them; with yesterday, as it is still that somewhere. */
function daysAhead(now: Date): Date[] {
  const days = Array.from({ length: previewDays + 2 }, (_, at) =>
    dateAtNoon(isoDateOf(addDays(now, at - 1))),
  );
  return days.filter((day) => day !== null).filter((day) => day < addDays(now, previewDays));
}

type Telling = { meetingId: string; govtEntityId: string; now: Date };

async function tellOf(telling: Telling): Promise<void> {
  const readers = batchesById(({ after, take }) =>
    db.user.findMany({
      where: { ...untold(telling), id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true },
    }),
  );
  for await (const some of readers) {
    const ids = some.map(({ id }) => id);
    await transact((tx) => note(tx, telling, ids));
  }
}

const untold = ({ meetingId, govtEntityId }: Telling): Prisma.UserWhereInput => ({
  ...mailReaches({ mailSummaries: { in: ['daily', 'weekly'] } }),
  access: { some: { govtEntityId } },
  previews: { none: { meetingId, stage: 'open' } },
});

async function note(tx: Tx, telling: Telling, userIds: string[]): Promise<void> {
  // Before the notes: a digest that goes out meanwhile has them, or leaves them the next one's turn.
  await lockProfiles(tx, userIds);
  const { meetingId, now } = telling;
  const isOpen = { AND: [{ id: meetingId }, openMeetings(now)] };
  if ((await tx.meeting.count({ where: isOpen })) === 0) return;
  const readers = await tx.user.findMany({
    where: { AND: [{ id: { in: userIds } }, untold(telling)] },
    select: { id: true },
  });
  await tx.meetingPreview.createMany({
    data: readers.map(({ id: userId }) => ({ userId, meetingId, stage: 'open' })),
  });
  for (const { id } of readers) await setDigestDue(tx, id, now);
}
