/** What became of having an answer written. Passages are told by their numbers in the record given. */
export type Written =
  | {
      kind: 'answered';
      sentences: { text: string; passages: number[] }[];
      /** Sentences that did not hold against the passages they cited */
      leftOut: number;
    }
  /** The record does not say: nothing was written, or nothing of it held. */
  | { kind: 'silent'; leftOut: number }
  /** No answer, for a reason that has nothing to do with the record. */
  | { kind: 'trouble'; why: string };
