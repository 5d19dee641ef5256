/** All that is read of a meeting to be found, but what was said in it. */
export type MeetingTexts = {
  id: string;
  govtEntityId: string | null;
  sortDate: Date;
  title: string | null;
  description: string | null;
  governmentBody: string | null;
  agenda: { designator: string | null; title: string; fileNumber: string | null }[];
  /** Of the newest published version; empty while there is none, or where it was withdrawn */
  cases: {
    index: number;
    designator: string | null;
    title: string;
    state: string;
    firstSegment: number;
    lastSegment: number;
  }[];
  votes: {
    item: number | null;
    subject: string | null;
    motion: string;
    mover: string | null;
    seconder: string | null;
    outcome: string | null;
  }[];
  sentences: {
    index: number;
    text: string;
    section: string;
    /** The item's title that it stands under */
    heading: string | null;
    /** The segments it rests on */
    citations: readonly number[];
  }[];
  transcriptId: string | null;
};
