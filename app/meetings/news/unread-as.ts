/** A summary that a reader has not read: at all, or not since it was published again. */
export type UnreadAs = 'new' | 'corrected';
