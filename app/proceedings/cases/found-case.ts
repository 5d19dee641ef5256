import type { ItemKind } from '../agenda-item.ts';

/** Where a case is taken up, before it is known what became of it. */
export type FoundCase = {
  designator: string | null;
  title: string;
  kind: ItemKind;
  entry: number | null;
  isConsent: boolean;
  /** The agenda's entry that heads its consent list, where several bodies have one each. */
  consentOf?: number;
  /** The sentence that announced the list of which it was read out. */
  list?: number;
  /** Whose report that list was: 'finance committee'. */
  listOf?: string;
  /** Whether nothing announced that list: its items only follow one another closely. */
  isRun?: boolean;
  /** The sentence that calls it together with other requests of one applicant. */
  together?: number;
  /** Whether somebody has the floor at a hearing, and nothing is before the body. */
  isTurn?: true;
  /** Where the motion was made that decides the part of the agenda on which it stands. */
  movedAt?: number;
  /** Sentences, both ends included. */
  from: number;
  to: number;
};

/** A case of which only its beginning is known. */
export type Start = Omit<FoundCase, 'to'>;
