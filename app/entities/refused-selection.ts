import type { SelectionChanges } from './selection-changes.ts';

/** What is answered to a selection that was not saved. */
export type RefusedSelection = {
  error: string;
  /** Whether the reader's plan is what refuses it. */
  overLimit: boolean;
  /** What was to be saved, for the page to show it still. */
  changes: SelectionChanges;
};
