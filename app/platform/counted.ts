/** Beyond it a list is just long, and is not counted to its end. */
export const mostCounted = 500;

/** '14', or '500+' of a count that went no further. */
export function countWords(count: number): string {
  return count > mostCounted
    ? `${mostCounted.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US');
}
