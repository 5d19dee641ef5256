import type { Mark } from '../../open-mark.ts';

/** How many of these sentences have each mark that is still to be settled. */
export function countMarks(sentences: readonly { open: Mark | null }[]): Record<Mark, number> {
  const count = (mark: Mark) => sentences.filter(({ open }) => open === mark).length;
  return { unfounded: count('unfounded'), unfit: count('unfit'), unread: count('unread') };
}

export const hasMarks = (open: Readonly<Record<Mark, number>>) =>
  open.unfounded + open.unfit + open.unread > 0;
