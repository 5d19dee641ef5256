/** '. Thank you', ', in favor': a mark that belongs to the words of the line before. */
export const strayMark = /^[.,;:?!]{1,3}(?=\s|$)\s*/;
