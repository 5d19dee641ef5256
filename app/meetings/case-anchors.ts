/** Enough of a title to tell cases without a number apart. */
const longestTitle = 48;

/**
 * What each case is called in addresses: by its number on the agenda, which stays the same when the
 * summary is corrected, else by its title. No two have the same.
 */
export function caseAnchors(): (one: { designator: string | null; title: string }) => string {
  const taken = new Map<string, number>();
  return ({ designator, title }) => {
    const name = `case-${slug(designator ?? title.slice(0, longestTitle)) || 'untitled'}`;
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : `${name}--${times}`;
  };
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
