import { captionVotes } from './record-votes/caption-votes.ts';
import type { DemoVote } from './record-votes/demo-vote.ts';
import { transcriptVotes } from './record-votes/transcript-votes.ts';

/** The votes of each record in order, made by hand. Motions to adjourn are left out. */
export const demoRecordVotes: Record<string, DemoVote[]> = { ...captionVotes, ...transcriptVotes };
