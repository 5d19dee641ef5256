import type { PassageKind } from '../found.ts';

/** A text of a meeting or of an entity, as a row of `passages`. */
export type NewPassage = {
  meetingId: string | null;
  govtEntityId: string | null;
  transcriptId: string | null;
  kind: PassageKind;
  heading: string | null;
  text: string;
  /** Of transcripts; of decisions: who moved and who seconded. No other kind has one (kinds-of.ts) */
  speaker: string | null;
  startSeconds: number | null;
  anchor: string | null;
  segments: string | null;
  /** Of cases and decisions; no other kind has one (kinds-of.ts) */
  outcome: string | null;
  sortDate: Date;
};

/** What most passages do not have. */
export const plainPassage = {
  transcriptId: null,
  heading: null,
  speaker: null,
  startSeconds: null,
  anchor: null,
  segments: null,
  outcome: null,
} as const;
