import { z } from 'zod';
import type { HeardVote } from '#app/proceedings/minutes/align-votes.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';
import { casesDecidedBy, type OnCases } from '../votes-of-cases.ts';

const words = z.string().nullable();
const count = z.number().nullable();

const storedVotes = z.array(
  z.object({
    designator: words,
    title: words,
    motion: z.string(),
    mover: words,
    seconder: words,
    yes: count,
    no: count,
    abstain: count,
    outcome: z.enum(['adopted', 'rejected']).nullable(),
    isUnanimous: z.boolean(),
    rollCall: z.array(
      z.object({ name: z.string(), vote: z.enum(['yes', 'no', 'abstain', 'absent']) }),
    ),
    segments: z.array(z.number()),
  }),
);

/** What minutes say of each motion, as `JSON.stringify` keeps it with them. */
export const parseMinutesVotes = (json: string): MinutesVote[] =>
  storedVotes.parse(JSON.parse(json));

type CaseOfVersion = { designator: string | null; title: string };
type VoteOfVersion = Omit<HeardVote, 'cases'> & OnCases;

/** The votes of a version with what each was on; votes name cases by their place. */
export function heardVotes(
  votes: readonly VoteOfVersion[],
  cases: readonly CaseOfVersion[],
): HeardVote[] {
  return votes.map((vote) => ({
    ...vote,
    cases: casesDecidedBy(vote).flatMap((at) => cases[at] ?? []),
  }));
}
