import type { NewPassage } from '../indexing/new-passage.ts';

/** What can be found of a meeting, for searches to be run over. */
export type NewText = {
  passages: readonly NewPassage[];
  /** What its body is found by; null where it has none */
  body: {
    passage: NewPassage;
    /** Of the words of its name, those that few names have */
    telling: ReadonlySet<string>;
  } | null;
};
