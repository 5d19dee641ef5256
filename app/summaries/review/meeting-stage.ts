/** How far a meeting has come. Derived from what exists, never stored. */
export type MeetingStage =
  | 'no record'
  | 'taken in'
  | 'drafted'
  | 'in review'
  | 'published'
  | 'corrected';

export type StageFacts = {
  hasRecord: boolean;
  /** The meeting's markdown is there for readers. */
  hasSummary: boolean;
  /** What the version that readers see corrected; null for a first version and for none. */
  correction: string | null;
  /** The draft under way; `touched` when somebody saved it or confirmed a sentence. */
  draft: { touched: boolean } | null;
};

/** What readers see decides; a correction that is being written does not change it. */
export function meetingStage({
  hasRecord,
  hasSummary,
  correction,
  draft,
}: StageFacts): MeetingStage {
  if (hasSummary) return correction === null ? 'published' : 'corrected';
  if (draft) return draft.touched ? 'in review' : 'drafted';
  return hasRecord ? 'taken in' : 'no record';
}
