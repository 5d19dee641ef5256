import { z } from 'zod';
import { mailReaches } from '#app/accounts/mail-reaches.ts';
import { withoutSummary } from '#app/meetings/find-meetings.server.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { hasWorkedWith } from '#app/summaries/publishing/has-worked-with.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { setDigestDue } from './digest-due.server.ts';

const payloadShape = z.object({ versionId: z.string() });

/**
 * The job 'tell-followers': notes for each reader who follows a body and wants such mail that a
 * summary was published, to be told in their next digest. A reader has one note of a version,
 * however often this runs. Corrections that a reader has a message of their own for are left out.
 */
export async function tellFollowers(payload: unknown): Promise<void> {
  const { versionId } = payloadShape.parse(payload);
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, publishedAt: { not: null }, meeting: { NOT: withoutSummary } },
    select: { correction: true, meeting: { select: { id: true, govtEntityId: true } } },
  });
  const govtEntityId = version?.meeting.govtEntityId;
  if (!govtEntityId) return;
  const followers: Prisma.UserWhereInput = {
    ...mailReaches({ mailSummaries: { not: 'off' } }),
    access: { some: { govtEntityId } },
    ...(version.correction === null ? {} : { NOT: hasWorkedWith(version.meeting.id) }),
  };
  const now = new Date();
  const readers = batchesById(({ after, take }) =>
    db.user.findMany({
      where: { AND: [followers, { id: { gt: after } }] },
      orderBy: { id: 'asc' },
      take,
      select: { id: true },
    }),
  );
  for await (const some of readers) {
    await transact(async (tx) => {
      for (const { id } of some) await note(tx, { userId: id, versionId, now });
    });
  }
}

type Note = { userId: string; versionId: string; now: Date };

async function note(tx: Tx, { userId, versionId, now }: Note): Promise<void> {
  // Before the note: a digest that goes out meanwhile has it, or leaves it the next one's turn.
  await lockProfile(tx, userId);
  const isNoted = await tx.news.count({ where: { userId, versionId } });
  if (isNoted > 0) return;
  await tx.news.create({ data: { userId, versionId }, select: { userId: true } });
  await setDigestDue(tx, userId, now);
}
