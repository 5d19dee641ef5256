import type { Tx } from '#app/platform/db.server.ts';
import type { Fault } from '#app/records/faults/fault.ts';

/** Keeps a record from being drafted from until an editor has looked at it. */
export async function holdRecord(
  tx: Tx,
  { transcriptId, reasons }: { transcriptId: string; reasons: readonly Fault[] },
): Promise<void> {
  const kinds = JSON.stringify(reasons.map(({ kind }) => kind));
  await tx.heldRecord.upsert({
    where: { transcriptId },
    create: { transcriptId, reasons: kinds },
    update: { reasons: kinds },
    select: { transcriptId: true },
  });
}
