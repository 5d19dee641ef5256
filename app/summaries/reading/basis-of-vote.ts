import type { Footing } from '#app/proceedings/vote.ts';

/** Where a vote's row comes from, as readers, reviewers and files say it. */
export function basisOf({ editedAt, footing }: { editedAt: string | null; footing?: Footing }) {
  if (editedAt !== null) return 'changed by an editor';
  return footing === 'heard'
    ? 'heard by a language model, and not counted'
    : 'counted from the record';
}
