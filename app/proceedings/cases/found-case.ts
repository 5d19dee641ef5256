import type { ItemKind } from '../agenda-item.ts';

/** Where a case is taken up, before it is known what became of it. */
export type FoundCase = {
  designator: string | null;
  title: string;
  kind: ItemKind;
  entry: number | null;
  isConsent: boolean;
  /** The sentence that announced the list of which it was read out. */
  list?: number;
  /** Whether nothing announced that list: its items only follow one another closely. */
  isRun?: boolean;
  /** Sentences, both ends included. */
  from: number;
  to: number;
};

/** A case of which only its beginning is known. */
export type Start = Omit<FoundCase, 'to'>;
