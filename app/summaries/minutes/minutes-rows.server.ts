import { z } from 'zod';
import type { Tx } from '#app/platform/db.server.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { parseMinutesVotes } from './minutes-votes.ts';

export type KeptMinutes = {
  fileName: string | null;
  approvedOn: Date | null;
  paragraphs: string[];
  votes: MinutesVote[];
  revision: number;
  /** The differences in which an editor keeps what was heard. */
  kept: ReadonlySet<string>;
};

/** The minutes of a meeting; null where none were taken in. */
export async function readKeptMinutes(tx: Tx, meetingId: string): Promise<KeptMinutes | null> {
  const row = await tx.meetingMinutes.findUnique({
    where: { meetingId },
    include: { kept: { select: { key: true } } },
  });
  if (!row) return null;
  return {
    fileName: row.fileName,
    approvedOn: row.approvedOn,
    paragraphs: z.array(z.string()).parse(JSON.parse(row.paragraphs)),
    votes: parseMinutesVotes(row.votes),
    revision: row.revision,
    kept: new Set(row.kept.map(({ key }) => key)),
  };
}
