/** What stands above the words of a text that was saved as a record. */
export type RecordHeader = {
  title: string | null;
  description: string | null;
  date: string | null;
  notes: string[];
  /** The text after the header. */
  body: string;
};
