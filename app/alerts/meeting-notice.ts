import type { MeetingChange } from '#app/meetings/ahead/standing.ts';

/** That a meeting is not when or where a reader knows it to be, in words. */
export type NoticeOfMeeting = {
  /** The page that its reader may open. */
  path: string;
  title: string;
  body: string;
  change: MeetingChange;
  /** When it is, or was to be. */
  when: string;
  place: string | null;
  reason: string | null;
  /** When it was to be, by what the reader knows; null where that is when it is. */
  movedFrom: string | null;
  /** Sentences about what else is another than the reader knows. */
  changes: string[];
};

export const changeWords: Record<MeetingChange, string> = {
  cancelled: 'Cancelled',
  'on-again': 'Takes place after all',
  moved: 'Moved',
  changed: 'Changed',
};
