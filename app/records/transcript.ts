/** The kinds of record the intake understands. */
export type RecordFormat =
  | 'caption-text'
  | 'webvtt'
  | 'srt'
  | 'youtube-json'
  | 'named-turns'
  | 'json-turns'
  | 'pdf'
  | 'docx'
  | 'html'
  | 'picture';

/** One stretch of speech by one speaker. `index` is its number in the transcript, from 0. */
export type Segment = {
  index: number;
  /**
   * Seconds since the recording's start, or, where the stamps are clock times, since the first of
   * them. Null where the record has no times.
   */
  startSeconds: number | null;
  endSeconds: number | null;
  speaker: string | null;
  text: string;
  /**
   * Where it was read by machine from a picture: how sure that is of its least certain word, 0 to
   * 100.
   */
  confidence?: number | null;
};

/** What a record says, whatever format it came in. */
export type Transcript = {
  format: RecordFormat;
  title: string | null;
  description: string | null;
  /** Calendar date as yyyy-mm-dd, where the record names one. */
  date: string | null;
  /** Seconds after midnight at `startSeconds` 0, where the record's stamps are clock times. */
  clockStartSeconds: number | null;
  segments: Segment[];
  /** What of the record could not be used, in sentences for the admin who took it in. */
  leftOut: string[];
};
