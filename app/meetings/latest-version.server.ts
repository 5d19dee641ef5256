import type { Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** How a meeting's versions are found and ordered, the one that readers see first. */
export const published = {
  where: { publishedAt: { not: null } },
  orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.Meeting$versionsArgs;

/** What of a meeting's newest published version is asked for; null before there is one. */
export async function latestVersion<Select extends Prisma.SummaryVersionSelect>(
  tx: Tx,
  meetingId: string,
  select: Select,
): Promise<Prisma.SummaryVersionGetPayload<{ select: Select }> | null> {
  const version = await tx.summaryVersion.findFirst({
    where: { meetingId, ...published.where },
    orderBy: published.orderBy,
    select,
  });
  // The client's own type of this answer says the same at greater length.
  return version as Prisma.SummaryVersionGetPayload<{ select: Select }> | null;
}
