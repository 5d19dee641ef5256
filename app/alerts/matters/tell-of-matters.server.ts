import { z } from 'zod';
import { mailReaches } from '#app/accounts/mail-reaches.ts';
import { stageOf } from '#app/matters/stage.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, lockProfiles, type Tx, transact } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { nextDigest } from '../next-digest.ts';
import { bringAlertsForward } from '../saved-searches/alerts-due.server.ts';
import { readZone } from '../zone.ts';

const payloadShape = z.object({ meetingId: z.string() });

type Step = { matterId: string; meetingId: string; state: string | null; foundAt: Date };

/**
 * The job 'tell-of-matters': notes for each follower of a matter that a meeting has it, or what became
 * of it there, to be told at once. A reader has one note of that, however often this runs; who followed
 * the matter after the step was found has seen it.
 */
export async function tellOfMatters(payload: unknown): Promise<void> {
  const { meetingId } = payloadShape.parse(payload);
  const steps = await db.matterStep.findMany({
    where: { meetingId, matter: { followers: { some: {} } } },
    orderBy: { matterId: 'asc' },
    select: { matterId: true, meetingId: true, state: true, foundAt: true },
  });
  for (const step of steps) await tellOf(step);
}

async function tellOf(step: Step): Promise<void> {
  const followers = batchesById(({ after, take }) =>
    db.user.findMany({
      where: { ...toTell(step), id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true },
    }),
  );
  for await (const some of followers) {
    const ids = some.map(({ id }) => id);
    await transact((tx) => note(tx, step, ids));
  }
}

const toTell = ({ matterId, foundAt }: Step): Prisma.UserWhereInput => ({
  ...mailReaches({ mailMatters: true }),
  matterFollows: { some: { matterId, createdAt: { lte: foundAt } } },
});

async function note(tx: Tx, step: Step, userIds: readonly string[]): Promise<void> {
  // Before the notes: a message that goes out meanwhile has them, or leaves them to the next.
  await lockProfiles(tx, userIds);
  const { matterId, meetingId, foundAt } = step;
  const stage = stageOf(step);
  const among = { in: [...userIds] };
  const is = { matterId, meetingId, foundAt };
  if ((await tx.matterStep.count({ where: is })) === 0) return;
  const following = await tx.user.findMany({
    where: { ...toTell(step), id: among },
    select: { id: true },
  });
  const noted = await tx.matterMove.findMany({
    where: { matterId, meetingId, stage, userId: among },
    select: { userId: true },
  });
  const known = new Set(noted.map(({ userId }) => userId));
  const fresh = following.map(({ id }) => id).filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  const now = new Date();
  await tx.matterMove.createMany({
    data: fresh.map((userId) => ({ userId, matterId, meetingId, stage, createdAt: now })),
  });
  await setDue(tx, fresh, now);
}

/** At once, and at night in the morning, for who keeps nights. */
async function setDue(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  const profiles = await tx.profile.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, timeZone: true, mailQuietNights: true },
  });
  const byDue = Map.groupBy(profiles, ({ timeZone, mailQuietNights: keepsNights }) => {
    const told = { choice: 'at-once', timeZone: readZone(timeZone), keepsNights } as const;
    return (nextDigest(told, now) ?? now).getTime();
  });
  for (const [time, own] of byDue) {
    await bringAlertsForward(
      tx,
      own.map(({ id }) => id),
      new Date(time),
    );
  }
}
