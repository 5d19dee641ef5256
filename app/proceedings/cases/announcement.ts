import type { ItemKind } from '../agenda-item.ts';

/** With what a case was announced: its number, 'the next item is', a title read out, a step of a hearing, and so on. */
export type AnnouncedBy =
  | 'number'
  | 'order'
  | 'heading'
  | 'standing'
  | 'motion'
  | 'introduction'
  | 'member'
  | 'turn'
  | 'cue';

/** A place where the record's words seem to take up something. */
export type Announcement = {
  sentence: number;
  /** Where in its sentence the title begins. */
  end: number;
  /** Its designator's key. */
  key: string | null;
  by: AnnouncedBy;
  /** Where the words that take it up give one. */
  title: string | null;
  /** Which of the items that every meeting has it is. */
  standing?: string;
  kind: ItemKind | null;
  /** The sentence that calls it together with others of one applicant. */
  together?: number;
  /** One of several members who are heard one after the other. */
  isInRound?: boolean;
};

const sureness: Record<AnnouncedBy, number> = {
  number: 3,
  order: 2,
  heading: 2,
  member: 1,
  turn: 1,
  standing: 1,
  motion: 1,
  introduction: 1,
  cue: 0,
};

/** How surely it announces a case of its own. */
export const surenessOf = ({ by }: Announcement): number => sureness[by];
/** Whether it begins a case wherever it stands: a number, an order, a title. */
export const isSure = (one: Announcement): boolean => surenessOf(one) >= sureness.order;
