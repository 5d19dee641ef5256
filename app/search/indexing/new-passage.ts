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
  /** The case that it tells of, by its anchor on the meeting's page; null where it is of none, or of several */
  caseAnchor: string | null;
  caseTitle: string | null;
  caseOutcome: string | null;
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
  caseAnchor: null,
  caseTitle: null,
  caseOutcome: null,
} as const;
