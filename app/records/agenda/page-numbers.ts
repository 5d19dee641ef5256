/** Fewer numbers in a row may be parts of names: 'District 3', 'Phase 4'. */
const fewestPages = 4;

/**
 * Titles without the pages on which a packet has them: numbers at the ends of lines that grow from
 * one to the next.
 */
export function withoutPageNumbers(titles: readonly string[]): string[] {
  const pages = titles.flatMap((title) => pageOf(title) ?? []);
  const grows = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
  const spread = (pages.at(-1) ?? 0) - (pages[0] ?? 0);
  if (pages.length < fewestPages || !grows || spread < pages.length) return [...titles];
  return titles.map((title) => (pageOf(title) === null ? title : title.replace(/\s+\d{1,4}$/, '')));
}

const named =
  /\b(?:no\.?|number|district|ward|phase|lots?|chapter|section|title|route|station|unit|item|january|february|march|april|may|june|july|august|september|october|november|december)\s+\d+$/i;

function pageOf(title: string): number | null {
  const page = /[\p{L}\p{P}]\s+(\d{1,4})$/u.exec(title)?.[1];
  return page === undefined || named.test(title) ? null : Number(page);
}
