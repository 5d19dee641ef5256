/** Meetings that are open to everybody beside what is a reader's own, which they are not to crowd out. */
export const mostOpen = 5;
