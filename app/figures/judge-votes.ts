import { z } from 'zod';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Transcript } from '#app/records/transcript.ts';

const labelShape = z.object({
  record: z.string(),
  votes: z.array(
    z.object({
      at: z.string(),
      motion: z.string(),
      mover: z.string().nullable(),
      method: z.string().nullable(),
      yes: z.number().nullable(),
      no: z.number().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
});

/** The votes of one record as a person labelled them by reading it. */
export type VoteLabels = z.infer<typeof labelShape>;
export const readVoteLabels = (text: string): VoteLabels => labelShape.parse(JSON.parse(text));

export type VoteFigures = {
  labelled: number;
  found: number;
  /** Found where nobody voted. */
  extra: number;
  tallies: number;
  outcomes: number;
  movers: number;
  methods: number;
  /** What was wrong, for those who mend it. */
  wrong: string[];
};

const nearSeconds = 240;

/** Holds found votes against labels: each label has the one announced nearest its clock stamp. */
export function judgeVotes(
  votes: readonly Vote[],
  transcript: Transcript,
  { votes: labels }: VoteLabels,
): VoteFigures {
  const left = new Set(votes);
  const figures: VoteFigures = {
    labelled: labels.length,
    found: 0,
    extra: 0,
    tallies: 0,
    outcomes: 0,
    movers: 0,
    methods: 0,
    wrong: [],
  };
  for (const label of labels) {
    const at = clockSeconds(label.at);
    const vote = [...left]
      .map((found) => ({ found, away: Math.abs(announcedAt(found, transcript) - at) }))
      .filter(({ away }) => away <= nearSeconds)
      .sort((a, b) => a.away - b.away)[0]?.found;
    if (!vote) {
      figures.wrong.push(`${label.at}: not found`);
      continue;
    }
    left.delete(vote);
    figures.found += 1;
    // A side that the announcement has lost may be counted from the roll.
    const sameSide = (said: number | null, found: number | null) => said === null || said === found;
    const parts = {
      tallies: sameSide(label.yes, vote.yes) && sameSide(label.no, vote.no),
      outcomes: label.outcome === vote.outcome,
      movers: (label.mover?.toLowerCase() ?? null) === (vote.mover?.toLowerCase() ?? null),
      methods: label.method === vote.method,
    };
    for (const part of ['tallies', 'outcomes', 'movers', 'methods'] as const) {
      if (parts[part]) figures[part] += 1;
      else figures.wrong.push(`${label.at}: ${part}`);
    }
  }
  figures.extra = left.size;
  return figures;
}

function announcedAt(vote: Vote, transcript: Transcript): number {
  const last = Math.max(...vote.segments);
  const seconds = transcript.segments.find(({ index }) => index === last)?.startSeconds ?? null;
  return seconds === null
    ? Number.POSITIVE_INFINITY
    : seconds + (transcript.clockStartSeconds ?? 0);
}

/** '8:19:17 PM' as seconds after midnight. */
function clockSeconds(stamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(/\D+/).map(Number);
  const isAfternoon = /pm/i.test(stamp);
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * 3600 + minutes * 60 + seconds;
}
