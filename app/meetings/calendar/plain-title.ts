/** A title without what is written in one way and another: signs, spaces and capitals. */
export const plainTitle = (title: string | null): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
