/** What publishing is answered with where the meeting has no title, and none that will do was typed. */
export const noTitle = 'Give the meeting a title: readers know it by that.';
export const longTitle = 'Give the meeting a title of at most 300 characters.';
