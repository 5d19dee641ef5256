/** Rises when identifiers are read in another way: meetings that were read by an earlier one are read again. */
export const matterVersion = 2;
