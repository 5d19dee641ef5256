import { lockEntity } from '#app/entities/lock-entity.server.ts';
import { dateAtNoon, isoDateOf } from '#app/meetings/meeting-date.ts';
import { transact } from '#app/platform/db.server.ts';
import { upstreamMeeting } from '../upstream.ts';
import { noteRunChange } from './note-run-change.server.ts';
import type { Taking } from './take-in-meetings.server.ts';

/** More at once are no news of meetings but of the source. */
const mostAtOnce = 500;

type Looked = {
  /** The first and the last day, yyyy-mm-dd, of which the source has told in this run */
  from: string;
  until: string;
};

/**
 * Meetings ahead that the source told of before, and not in this run, within the days of which it did:
 * probably cancelled. They stay as they are, marked.
 */
export async function markVanished(taking: Taking, { from, until }: Looked): Promise<void> {
  const { sourceId, startedAt, entity } = taking;
  await transact(async (tx) => {
    await lockEntity(tx, entity.id);
    const gone = await tx.upstreamMeeting.findMany({
      where: {
        sourceId,
        vanishedAt: null,
        seenAt: { lt: startedAt },
        day: { gte: dateAtNoon(from) ?? undefined, lte: dateAtNoon(until) ?? undefined },
      },
      take: mostAtOnce,
      orderBy: { day: 'asc' },
    });
    for (const { uid, meetingId, said, day } of gone) {
      await tx.upstreamMeeting.update({
        where: { sourceId_uid: { sourceId, uid } },
        data: { vanishedAt: new Date() },
        select: { uid: true },
      });
      const { title } = upstreamMeeting.parse(JSON.parse(said));
      const told = { uid, title, day: isoDateOf(day) };
      await noteRunChange(tx, { taking, told, meetingId, kind: 'gone' });
    }
  });
}
