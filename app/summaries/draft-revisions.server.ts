import { z } from 'zod';
import type { Tx } from '#app/platform/db.server.ts';
import type { Confirmed } from './carry-over.ts';
import { type CasesAndFacts, parseCases } from './case-rows.server.ts';
import { foundIn } from './open-mark.ts';
import { parseVotes, type StoredVote } from './vote-rows.server.ts';

/** So many saves of a draft can be brought back. */
const kept = 50;

type EarlierDraft = {
  versionId: string;
  revision: number;
  markdown: string;
  sentences: (Omit<Confirmed, 'found'> & Parameters<typeof foundIn>[0])[];
  /** Its votes, where the save changes them. */
  votes: StoredVote[] | null;
  /** Its cases with what was named in them, where the save changes these. */
  cases: CasesAndFacts | null;
  change: string;
  changedById: string | null;
};

/** Keeps what a draft says before a save changes it. */
export async function keepRevision(tx: Tx, earlier: EarlierDraft): Promise<void> {
  const { versionId, revision, sentences, votes, cases, ...said } = earlier;
  const confirmations = sentences
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .map((sentence) => {
      const { text, citations, confirmedReason, confirmedById, confirmedAt } = sentence;
      const found = foundIn(sentence);
      return { text, citations, found, confirmedReason, confirmedById, confirmedAt };
    });
  await tx.draftRevision.create({
    data: {
      versionId,
      revision,
      confirmations: JSON.stringify(confirmations),
      votes: votes && JSON.stringify(votes),
      cases: cases && JSON.stringify(cases),
      ...said,
    },
    select: { revision: true },
  });
  await tx.draftRevision.deleteMany({ where: { versionId, revision: { lte: revision - kept } } });
}

const confirmed = z.array(
  z.object({
    text: z.string(),
    citations: z.array(z.number()),
    found: z.array(z.string()).nullable().default(null),
    confirmedReason: z.string().nullable(),
    confirmedById: z.string().nullable(),
    confirmedAt: z.coerce.date(),
  }),
);

/** What `keepRevision` kept of the reviewers' confirmations. */
export function readConfirmations(json: string): Confirmed[] {
  return confirmed.parse(JSON.parse(json));
}

/** The votes that the draft had in a revision; undefined where no save has changed them since. */
export async function readVotesOf(
  tx: Tx,
  { versionId, revision }: { versionId: string; revision: number },
): Promise<StoredVote[] | undefined> {
  const next = await tx.draftRevision.findFirst({
    where: { versionId, revision: { gte: revision }, votes: { not: null } },
    orderBy: { revision: 'asc' },
    select: { votes: true },
  });
  return next?.votes ? parseVotes(next.votes) : undefined;
}

/** The cases that the draft had in a revision; undefined where no save has changed them since. */
export async function readCasesOf(
  tx: Tx,
  { versionId, revision }: { versionId: string; revision: number },
): Promise<CasesAndFacts | undefined> {
  const next = await tx.draftRevision.findFirst({
    where: { versionId, revision: { gte: revision }, cases: { not: null } },
    orderBy: { revision: 'asc' },
    select: { cases: true },
  });
  return next?.cases ? parseCases(next.cases) : undefined;
}
