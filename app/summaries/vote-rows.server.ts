import { z } from 'zod';
import type { Tx } from '#app/platform/db.server.ts';
import { readNumbers, readRollCall } from './version-rows.server.ts';

const storedVote = z.object({
  index: z.number(),
  item: z.number().nullable(),
  motion: z.string(),
  mover: z.string().nullable(),
  seconder: z.string().nullable(),
  method: z.string().nullable(),
  yes: z.number().nullable(),
  no: z.number().nullable(),
  abstain: z.number().nullable(),
  outcome: z.string().nullable(),
  rollCall: z.array(z.object({ name: z.string(), vote: z.string() })),
  segments: z.array(z.number()),
  editedById: z.string().nullable(),
  editedAt: z.coerce.date().nullable(),
});

/** A vote of a version, as it was counted or as an editor left it. */
export type StoredVote = z.infer<typeof storedVote>;

type VoteRow = Omit<StoredVote, 'rollCall' | 'segments' | 'editedById'> & {
  rollCall: string;
  segments: string;
};

/** A vote as pages and files show it: that an editor changed it, and when, but not who. */
export function shownVote(row: VoteRow) {
  const { index, item, motion, mover, seconder, method, yes, no, abstain, outcome } = row;
  return {
    index,
    item,
    motion,
    mover,
    seconder,
    method,
    yes,
    no,
    abstain,
    outcome,
    rollCall: readRollCall(row.rollCall),
    segments: readNumbers(row.segments),
    /** When an editor changed or added it; null where it stands as code counted it. */
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

export type ShownVote = ReturnType<typeof shownVote>;

export async function readVotes(tx: Tx, versionId: string): Promise<StoredVote[]> {
  const rows = await tx.vote.findMany({ where: { versionId }, orderBy: { index: 'asc' } });
  return rows.map(({ versionId: _, rollCall, segments, ...vote }) => ({
    ...vote,
    rollCall: readRollCall(rollCall),
    segments: readNumbers(segments),
  }));
}

/** Puts these votes in the place of those that the version has. */
export async function replaceVotes(tx: Tx, versionId: string, votes: StoredVote[]): Promise<void> {
  await tx.vote.deleteMany({ where: { versionId } });
  await tx.vote.createMany({
    data: votes.map(({ rollCall, segments, ...vote }) => ({
      ...vote,
      versionId,
      rollCall: JSON.stringify(rollCall),
      segments: JSON.stringify(segments),
    })),
  });
}

/** Votes as `JSON.stringify` keeps them with an earlier draft. */
export const parseVotes = (json: string): StoredVote[] =>
  z.array(storedVote).parse(JSON.parse(json));
