type Placed = { from: number };
export type Range = { from: number; to: number };

/** Enough to tell one from several, and a row from a page, however long a page is. */
const most = 100;

/** Of things in the order of their places, the first hundred within a part of a page. */
export function within<One extends Placed>(all: readonly One[], { from, to }: Range): One[] {
  const inside: One[] = [];
  for (let at = countBefore(all, from); at < all.length && inside.length < most; at += 1) {
    const one = all[at];
    if (!one || one.from >= to) break;
    inside.push(one);
  }
  return inside;
}

/** How many of them stand before a place. */
export function countBefore(all: readonly Placed[], place: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
