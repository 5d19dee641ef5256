/** A reader's notes on a meeting, as the page shows them. */
export type ReaderNotes = {
  notes: string;
  /** What can be written on; feedback that was processed is not. */
  feedback: string;
  /** Read-only, newest first. */
  processedFeedback: string[];
  /** Which version this is; 0 before the first save. */
  revision: number;
};
