type VoteShown = {
  motion: string;
  mover: string | null;
  seconder: string | null;
  yes: number | null;
  no: number | null;
  abstain: number | null;
  outcome: string | null;
};

/** A vote as its form holds it. */
export type TypedVote = Record<keyof VoteShown, string>;

/** What is wrong with its fields. */
export type VoteErrors = Partial<Record<keyof TypedVote, string[]>>;

/** A vote in the fields of its form. */
export const typedVote = (vote: VoteShown): TypedVote => ({
  motion: vote.motion,
  mover: vote.mover ?? '',
  seconder: vote.seconder ?? '',
  yes: vote.yes === null ? '' : String(vote.yes),
  no: vote.no === null ? '' : String(vote.no),
  abstain: vote.abstain === null ? '' : String(vote.abstain),
  outcome: vote.outcome ?? '',
});
