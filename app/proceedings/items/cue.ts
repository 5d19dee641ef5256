import type { ItemKind } from '../agenda-item.ts';

/** A place where the procedure's own words begin something new. */
export type Cue = {
  segment: number;
  /** How surely it begins an item: 3 the words say so, 2 a person is called on, 1 a hint. */
  strength: 1 | 2 | 3;
  kind: ItemKind;
  title: string;
  /** Whether what follows is one person's turn, to be told apart by its topic. */
  isTurn: boolean;
};

/** A cue with the number of its sentence. */
export type PlacedCue = Cue & { sentence: number };

/** Makes the cue of one sentence. */
export type MakeCue = (
  strength: Cue['strength'],
  kind: ItemKind,
  title: string,
  isTurn?: boolean,
) => Cue;
