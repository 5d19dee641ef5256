/** 'unannounced voice': the question was put, and the meeting went on without a word of the result. */
export const voteMethods = [
  'voice',
  'unannounced voice',
  'hand',
  'roll call',
  'electronic',
  'consent',
] as const;
export type VoteMethod = (typeof voteMethods)[number];

/** What a vote was on: a matter itself, several by consent, a change to one, or how to go on. */
export const voteKinds = ['main', 'consent', 'amendment', 'procedural'] as const;
export type VoteKind = (typeof voteKinds)[number];

/** A vote that was taken. What the record does not say is null. */
export type Vote = {
  /** Index into the meeting's cases. */
  item: number | null;
  /** All cases it decided: those of a consent list by one motion. */
  items: number[];
  kind: VoteKind;
  /** What was voted on, for a reader who sees nothing else; null where the record does not say. */
  subject: string | null;
  /** Whether only its place in the record says what it was on: neither an agenda nor its motion names that. */
  isPlaced: boolean;
  /** The motion in the record's words. */
  motion: string;
  mover: string | null;
  seconder: string | null;
  method: VoteMethod | null;
  yes: number | null;
  no: number | null;
  abstain: number | null;
  outcome: 'adopted' | 'rejected' | null;
  /** Who answered a roll; of a vote by voice, who was heard against it or abstained. */
  rollCall: { name: string; vote: 'yes' | 'no' | 'abstain' | 'absent' }[];
  segments: number[];
};
