import { z } from 'zod';
import { readRollCall } from '#app/meetings/member-votes/roll-call.ts';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readNumberList, readTextList } from '#app/platform/stored-json.ts';
import { type Footing, footings, voteKinds } from '#app/proceedings/vote.ts';
import { type Findings, findingFields } from './findings/finding-fields.ts';
import {
  type HeardOffer,
  heardCountShape,
  readHeardCount,
  writeHeardCount,
} from './heard-count.ts';

export const footingOf = z.enum(footings).catch('named');

const storedVote = z.object({
  index: z.number(),
  item: z.number().nullable(),
  items: z.array(z.number()).default([]),
  kind: z.enum(voteKinds).catch('main').default('main'),
  subject: z.string().nullable().default(null),
  footing: footingOf.default('named'),
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
  heardCount: heardCountShape.nullable().default(null),
  editedById: z.string().nullable(),
  editedAt: z.coerce.date().nullable(),
  ...findingFields,
});

/** A vote of a version, as it was counted or as an editor left it. */
export type StoredVote = z.infer<typeof storedVote>;

type VoteRow = Omit<
  StoredVote,
  | 'rollCall'
  | 'segments'
  | 'items'
  | 'kind'
  | 'footing'
  | 'heardCount'
  | 'editedById'
  | keyof Findings
> & {
  items: string;
  kind: string;
  rollCall: string;
  segments: string;
};

const kindOf = z.enum(voteKinds).catch('main');

/** A vote as pages and files show it: that an editor changed it, and when, but not who. */
export function shownVote(row: VoteRow) {
  const { index, item, subject, motion, mover, seconder, method, yes, no, abstain, outcome } = row;
  return {
    index,
    item,
    items: readNumberList(row.items),
    kind: kindOf.parse(row.kind),
    subject,
    motion,
    mover,
    seconder,
    method,
    yes,
    no,
    abstain,
    outcome,
    rollCall: readRollCall(row.rollCall),
    segments: readNumberList(row.segments),
    /** When an editor changed or added it; null where it stands as code counted it. */
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

export type ShownVote = ReturnType<typeof shownVote> & {
  /** Set where approved minutes say the same: the day of the meeting they are of, where it is known. */
  inMinutes?: { of: string | null };
  /** For readers, when it was changed after a summary of its meeting was published; null where it was not. */
  correctedAt?: string | null;
  /** On the desk, what it rests on; readers see none that nobody counted or confirmed. */
  footing?: Footing;
  /** On the desk, how it went by a language model, where code has not counted all of it. */
  heardCount?: HeardOffer | null;
};

export async function readVotes(tx: Tx, versionId: string): Promise<StoredVote[]> {
  const rows = await tx.vote.findMany({ where: { versionId }, orderBy: { index: 'asc' } });
  return rows.map(
    ({ versionId: _, rollCall, segments, items, kind, footing, heardCount, found, ...vote }) => ({
      ...vote,
      found: readTextList(found),
      items: readNumberList(items),
      kind: kindOf.parse(kind),
      footing: footingOf.parse(footing),
      rollCall: readRollCall(rollCall),
      segments: readNumberList(segments),
      heardCount: readHeardCount(heardCount),
    }),
  );
}

/** Puts these votes in the place of those that the version has. */
export async function replaceVotes(tx: Tx, versionId: string, votes: StoredVote[]): Promise<void> {
  await tx.vote.deleteMany({ where: { versionId } });
  const rows = votes.map(({ rollCall, segments, items, heardCount, found, ...vote }) => ({
    ...vote,
    versionId,
    items: JSON.stringify(items),
    rollCall: JSON.stringify(rollCall),
    segments: JSON.stringify(segments),
    heardCount: writeHeardCount(heardCount),
    found: JSON.stringify(found),
  }));
  await writeInBatches(rows, (data) => tx.vote.createMany({ data }));
}

/** Votes as `JSON.stringify` keeps them with an earlier draft. */
export const parseVotes = (json: string): StoredVote[] =>
  z.array(storedVote).parse(JSON.parse(json));
