import { readInBatches } from '#app/platform/db/read-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

type Select = Prisma.TranscriptSegmentSelect & { index: true };
type Segment<S extends Select> = Prisma.TranscriptSegmentGetPayload<{ select: S }> & {
  index: number;
};

/** What of a transcript's segments is asked for, by their indexes; unknown ones are left out. */
export async function segmentsAt<S extends Select>(
  tx: Tx,
  transcriptId: string,
  indexes: Iterable<number>,
  select: S,
): Promise<Map<number, Segment<S>>> {
  const segments = await readInBatches(
    [...new Set(indexes)],
    // The client's own type of this answer says the same at greater length.
    (some) =>
      tx.transcriptSegment.findMany({
        where: { transcriptId, index: { in: some } },
        select,
      }) as unknown as Promise<Segment<S>[]>,
  );
  return new Map(segments.map((segment) => [segment.index, segment]));
}
