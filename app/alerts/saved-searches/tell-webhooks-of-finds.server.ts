import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

/** A saved search, and how many texts it has found in a meeting by now. */
type Found = { id: string; userId: string; texts: number };

/** For the transaction that notes what searches found: has the webhooks of their readers told. */
export async function tellWebhooksOfFinds(
  tx: Tx,
  meetingId: string,
  finds: readonly Found[],
): Promise<void> {
  if (finds.length === 0) return;
  const readers = [...new Set(finds.map(({ userId }) => userId))];
  // Few have any: the others are no work.
  const hearing = await tx.webhook.findMany({
    where: { userId: { in: readers }, disabledAt: null },
    select: { userId: true },
  });
  const heard = new Set(hearing.map(({ userId }) => userId));
  const searches = finds
    .filter(({ userId }) => heard.has(userId))
    .map(({ id, texts }) => ({ id, texts }));
  if (searches.length === 0) return;
  const payload = { what: 'found', meetingId, searches };
  await enqueueJob(tx, { kind: 'tell-webhooks', payload, subjectId: meetingId });
}
