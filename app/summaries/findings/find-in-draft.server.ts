import type { Segment } from '#app/records/transcript.ts';
import type { StoredCase } from '../case-rows.server.ts';
import type { Judging } from '../judged-sentence.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { againstOutcome, againstStates } from './contradictions.ts';
import { titleFindings } from './title-findings.server.ts';
import type { Found } from './write-findings.server.ts';

type Draft = {
  markdown: string;
  cases: readonly StoredCase[];
  votes: readonly StoredVote[];
  segments: readonly Segment[];
  known: Judging['known'];
};

/** What speaks against the cases and votes of a draft, as `writeFindings` keeps it. */
export async function findInDraft(draft: Draft): Promise<Found> {
  const { cases, votes } = draft;
  const titles = await titleFindings(draft);
  return {
    cases: againstStates(cases, votes).map((found, place) => [...(titles[place] ?? []), ...found]),
    votes: new Map(votes.map((vote) => [vote.index, againstOutcome(vote)])),
  };
}
