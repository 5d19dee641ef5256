import { db } from '../db.server.ts';

export type DueJob = { id: string; kind: string; lane: string | null };

/**
 * The job in the table that may be done beside those in hand: one of a kind that none of them is of,
 * or one in a free lane while fewer than `places` have one. Null where there is none.
 */
export async function nextDue(inHand: readonly DueJob[], places: number): Promise<DueJob | null> {
  const now = new Date();
  // Also those of other processes, such as the command line.
  const running = await db.job.findMany({
    where: { state: 'running' },
    select: { ...wanted, leasedUntil: true },
  });
  const kinds = inHand.flatMap(({ kind, lane }) => (lane === null ? [kind] : []));
  const isPlaceFree = inHand.length - kinds.length < places;
  const mayBegin = ({ kind, lane }: DueJob) =>
    lane === null ? !kinds.includes(kind) : isPlaceFree;
  const died = running.find(
    (job) =>
      job.leasedUntil !== null &&
      job.leasedUntil < now &&
      !inHand.some(({ id }) => id === job.id) &&
      mayBegin(job),
  );
  if (died) return died;
  const waiting = { state: 'waiting', runAt: { lte: now } };
  const ofKind = await db.job.findFirst({
    where: { ...waiting, lane: null, kind: { notIn: kinds } },
    orderBy: { runAt: 'asc' },
    select: wanted,
  });
  if (ofKind || !isPlaceFree) return ofKind;
  // One in hand may not have its lease yet.
  const busy = [...running, ...inHand].flatMap(({ lane }) => lane ?? []);
  return db.job.findFirst({
    where: { ...waiting, lane: { not: null, notIn: busy } },
    orderBy: { runAt: 'asc' },
    select: wanted,
  });
}

const wanted = { id: true, kind: true, lane: true } as const;
