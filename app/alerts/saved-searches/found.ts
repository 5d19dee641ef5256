import type { AheadInShort } from '#app/meetings/ahead/in-short.ts';
import type { Hit } from '#app/search/found.ts';

/** What a reader's searches found in a meeting. */
export type FoundMeeting = {
  meetingId: string;
  entityId: string | null;
  title: string;
  date: Date | null;
  /** When and where it is; null once it was held */
  ahead: AheadInShort | null;
  body: string;
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
