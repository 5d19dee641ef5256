import type { AddedTo } from './cases/added-to.ts';
import type { Review } from './read-review.server.ts';
import type { SentenceOrder } from './sentence-order.ts';
import type { Spread } from './spread.server.ts';
import type { ShownVersion } from './VersionHistory.tsx';

export type ShownReview = Omit<Review, 'history'> & {
  history: ShownVersion[];
  asksToPublish: boolean;
  /** Another meeting of the inbox follows. */
  goesOn: boolean;
  /** The sentence that the address asks to mend. */
  mending: number | null;
  /** The vote that the address asks to edit: its place counted from 1, or 'new'. */
  editsVote: string | null;
  /** The case that the address asks to edit, by its place counted from 0. */
  editsCase: number | null;
  /** What the address asks to add a sentence to. */
  addsTo: AddedTo | null;
  /** What was named that the address asks to edit: its place counted from 1, or 'new'. */
  editsFact: string | null;
  /** What the last save changed and that stands elsewhere, where the address asks for it. */
  spread: Spread | null;
  /** In which order the sentences stand. */
  order: SentenceOrder;
  address: string;
};
