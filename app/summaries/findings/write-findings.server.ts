import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#app/platform/db.server.ts';
import { readCases } from '../case-rows.server.ts';
import { readVotes } from '../vote-rows.server.ts';
import { type Findings, findAnew, isOpen } from './findings.ts';

/** What speaks against each case of a version, in their order, and against each vote, by its index. */
export type Found = {
  cases: readonly (readonly string[])[];
  votes: ReadonlyMap<number, readonly string[]>;
};

/** Keeps with the cases and votes of a version what is found against them now; says how many are to settle. */
export async function writeFindings(tx: Tx, versionId: string, found: Found): Promise<number> {
  let open = 0;
  for (const [index, before] of (await readCases(tx, versionId)).entries()) {
    const now = findAnew(before, found.cases[index] ?? []);
    if (isOpen(now)) open += 1;
    if (isDeepStrictEqual(now, before)) continue;
    const where = { versionId_index: { versionId, index } };
    await tx.meetingCase.update({ where, data: columns(now), select: { index: true } });
  }
  for (const before of await readVotes(tx, versionId)) {
    const { index } = before;
    const now = findAnew(before, found.votes.get(index) ?? []);
    if (isOpen(now)) open += 1;
    if (isDeepStrictEqual(now, before)) continue;
    const where = { versionId_index: { versionId, index } };
    await tx.vote.update({ where, data: columns(now), select: { index: true } });
  }
  return open;
}

const columns = ({ found, confirmedReason, confirmedById, confirmedAt }: Findings) => ({
  found: JSON.stringify(found),
  confirmedReason,
  confirmedById,
  confirmedAt,
});
