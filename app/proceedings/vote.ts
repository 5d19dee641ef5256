/** 'unannounced': the question was put, and the meeting went on without a word of the result. */
export const voteMethods = [
  'voice',
  'unannounced voice',
  'hand',
  'roll call',
  'electronic',
  'unannounced electronic',
  'consent',
] as const;
export type VoteMethod = (typeof voteMethods)[number];

/** What a vote was on: a matter itself, several by consent, a change to one, or how to go on. */
export const voteKinds = ['main', 'consent', 'amendment', 'procedural'] as const;
export type VoteKind = (typeof voteKinds)[number];

/**
 * What a vote rests on, the surest first: it was counted, and an agenda or its motion names its matter; it was
 * counted, and only its place in the record says what it was on; a language model that read the record says that
 * it was taken, and nobody counted it.
 */
export const footings = ['named', 'placed', 'heard'] as const;
export type Footing = (typeof footings)[number];

/** A vote that was taken. What the record does not say is null. */
export type Vote = {
  /** Index into the meeting's cases. */
  item: number | null;
  /** All cases it decided: those of a consent list by one motion. */
  items: number[];
  kind: VoteKind;
  /** What was voted on, for a reader who sees nothing else; null where the record does not say. */
  subject: string | null;
  footing: Footing;
  /** The motion in the record's words. */
  motion: string;
  mover: string | null;
  seconder: string | null;
  method: VoteMethod | null;
  yes: number | null;
  /** Zero beside an unknown `yes` where it was said that nobody was against. */
  no: number | null;
  abstain: number | null;
  outcome: 'adopted' | 'rejected' | null;
  /** Who answered a roll; of a vote by voice, who was heard against it or abstained. */
  rollCall: { name: string; vote: 'yes' | 'no' | 'abstain' | 'absent' }[];
  segments: number[];
};
