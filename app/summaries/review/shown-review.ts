import type { Review } from './read-review.server.ts';
import type { ShownVersion } from './VersionHistory.tsx';

export type ShownReview = Omit<Review, 'history'> & {
  history: ShownVersion[];
  asksToPublish: boolean;
  /** The sentence that the address asks to mend. */
  mending: number | null;
  /** The vote that the address asks to edit: its place counted from 1, or 'new'. */
  editsVote: string | null;
  address: string;
};
