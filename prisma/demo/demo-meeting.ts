/** An invented meeting of a real body, plainly marked as an example wherever it is shown. */
export type DemoMeeting = {
  key: string;
  /** Null for a meeting that nobody has assigned to a body yet. */
  entityKey: string | null;
  /** Calendar date at the body's place, yyyy-mm-dd. */
  date: string | null;
  title: string | null;
  description: string | null;
  videoPublishDate?: string;
  /** File in `records/`: taken in, drafted and checked like any other record. */
  record?: string;
  /** File in `summaries/`: written by hand, without citations. */
  summary?: string;
  /** Its agenda as text, a line each. */
  agenda?: string;
  /** Whether what there is to read has been published; otherwise it waits for review. */
  publish: boolean;
};

/** An invented meeting that is still ahead when the demonstration is loaded. */
export type DemoMeetingAhead = {
  key: string;
  entityKey: string;
  title: string;
  description: string;
  /** So many days after the loading. */
  inDays: number;
  /** Seconds after midnight at its place. */
  startTime: number;
  endTime: number | null;
  place: string;
  attendUrl: string | null;
  attendHow: string | null;
  /** So many days before the meeting, until five in the afternoon. */
  commentDaysBefore: number | null;
  commentHow: string | null;
  cancelledReason: string | null;
  /** Each item with its designator; those that begin with two spaces stand below the one before. */
  agenda: string[];
};

/** Description of an example: what it was about, then that it never took place. */
export function describeExample(topics: string): string {
  return `${topics} This example was written for the demonstration and is not a record of a real meeting of this body.`;
}
