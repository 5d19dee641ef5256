/** Where a reader chooses what to follow. */
export const selectionPath = '/govt-entity-selection';
