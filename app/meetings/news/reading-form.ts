/** What a reader says of their news as a whole: that all is read, or that it is not after all. */
export const readingIntents = { markAll: 'mark-all-read', undo: 'undo-mark-all' } as const;
