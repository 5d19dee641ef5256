import type { PassageKind } from '../found.ts';

/** A text of a meeting or of an entity, as a row of `passages`. */
export type NewPassage = {
  meetingId: string | null;
  govtEntityId: string | null;
  transcriptId: string | null;
  kind: PassageKind;
  heading: string | null;
  text: string;
  /** Of decisions: who moved and who seconded */
  speaker: string | null;
  startSeconds: number | null;
  anchor: string | null;
  segments: string | null;
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
