/** Rises when identifiers, or what became of a matter, are read in another way: meetings that were read by an earlier one are read again. */
export const matterVersion = 3;
