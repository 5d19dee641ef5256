export type VoteMethod = 'voice' | 'hand' | 'roll call' | 'electronic' | 'consent';

/** A vote that was taken. What the record does not say is null. */
export type Vote = {
  /** Index into the meeting's items. */
  item: number | null;
  motion: string;
  mover: string | null;
  seconder: string | null;
  method: VoteMethod | null;
  yes: number | null;
  no: number | null;
  abstain: number | null;
  outcome: 'adopted' | 'rejected' | null;
  rollCall: { name: string; vote: 'yes' | 'no' | 'abstain' | 'absent' }[];
  segments: number[];
};
