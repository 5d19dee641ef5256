import type { Reader } from '#app/entities/entity-access.server.ts';
import { activeFollows } from '#app/matters/active-follows.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Who follows a matter that a meeting takes up. */
export const followsMatterIn = (meetingId: string): Prisma.UserWhereInput => ({
  matterFollows: { some: { matter: { steps: { some: { meetingId } } } } },
});

/** Of these meetings, those with a matter that a reader follows, by the matters that their plan has room for. */
export async function withFollowedMatters(
  tx: Tx,
  reader: Reader,
  meetingIds: readonly string[],
): Promise<string[]> {
  const steps = await tx.matterStep.findMany({
    where: {
      meetingId: { in: [...meetingIds] },
      matterId: { in: [...(await activeFollows(tx, reader))] },
    },
    select: { meetingId: true },
  });
  return steps.map(({ meetingId }) => meetingId);
}
