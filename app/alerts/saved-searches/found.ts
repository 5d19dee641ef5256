import type { AheadInShort } from '#app/meetings/ahead/in-short.ts';
import type { Hit } from '#app/search/found.ts';

/** What a reader's searches found in a meeting. */
export type FoundMeeting = {
  meetingId: string;
  title: string;
  date: Date | null;
  /** When and where it is; null once it was held */
  ahead: AheadInShort | null;
  body: string;
  /** Where they read it, or what everybody may know of its body */
  path: string;
  /** Whether they may read it as everybody may, and do not follow its body */
  isOpen: boolean;
  /** Which of the reader's searches */
  searches: { id: string; name: string }[];
  /** By search; null where the reader may not read the meeting: they are told that it is there */
  finds: Find[] | null;
};

export type Find = {
  /** The search's name */
  search: string;
  hits: Hit[];
  /** How many more there are in the meeting */
  more: number;
};
