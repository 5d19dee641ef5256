/** What a caption file shows at one time. Lines of `text` are separated by line breaks. */
export type Cue = {
  startSeconds: number | null;
  endSeconds: number | null;
  /** A voice tag's name; null where the file names none. */
  speaker: string | null;
  text: string;
};
