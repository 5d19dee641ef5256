export const documentStates = [
  /** Known, and not looked at yet */
  'found',
  /** Its content is part of the meeting here. */
  'taken',
  /** Not needed: another of its kind is there, or it is kept as a link alone. */
  'passed-over',
  /** Looked at, and left for an editor: its `problem` says why. */
  'held',
  /** It could not be had. */
  'failed',
] as const;
export type DocumentState = (typeof documentStates)[number];
