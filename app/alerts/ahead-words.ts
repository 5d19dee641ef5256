import type { AheadInShort } from '#app/meetings/ahead/in-short.ts';
import { formatDayOfWeek } from '#app/meetings/meeting-date.ts';

/** 'Cancelled · Tuesday, Nov 24 · 6:30 PM Mountain Time': what stands after a meeting's title in mail. */
export function whenAhead({ date, time, isCancelled, isMoved }: AheadInShort): string {
  const standing = isCancelled ? 'Cancelled' : isMoved ? 'Moved' : null;
  return [standing, formatDayOfWeek(date), time].filter(Boolean).join(' · ');
}

/** What else somebody needs who wants to go there or to comment, a sentence each. */
export function howAhead(title: string, { isCancelled, commentUntil }: AheadInShort): string[] {
  if (isCancelled) return [];
  return [
    /\bhearing\b/i.test(title) ? 'A hearing: the public can speak there.' : null,
    commentUntil ? `Comments are taken until ${commentUntil}.` : null,
  ].filter((line) => line !== null);
}
