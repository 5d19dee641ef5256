import type { Decided } from './decided.ts';

/** A published summary in a few lines, as lists and mails tell of it. */
export type MeetingBrief = {
  meetingId: string;
  title: string;
  date: Date | null;
  body: string;
  publishedAt: Date;
  /** Whether the reader has yet to read it as it is now. */
  isUnread: boolean;
  /** Whether it corrects what the reader knows. */
  isKnown: boolean;
  /** What was corrected when it was last published. */
  correction: string | null;
  decided: Decided[];
  /** Its first sentence. */
  opening: string | null;
};
