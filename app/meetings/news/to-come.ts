import type { AheadInShort } from '../ahead/in-short.ts';

/** A meeting that a body has before it. */
export type MeetingToCome = AheadInShort & {
  meetingId: string;
  title: string;
  body: string;
};
