/** Of two places that are as good, the earlier: too little to outweigh any word. */
const earlierFirst = 1e-6;
/** Two rows at one place share its words: the second has to be worth more there than elsewhere. */
export const sharing = 0.3;

/** What it costs to place a row: one that is surely said is not given up for two that hardly are. */
export const placing = 0.25;

/**
 * For each row the column it stands at, growing or staying from row to row, with the greatest total of
 * scores; null for a row that has no place.
 */
export function bestInOrder(
  rows: readonly ArrayLike<number>[],
  columns: number,
): (number | null)[] {
  // best[c]: the greatest total with the last used column at most c.
  let best = new Float64Array(columns + 1);
  const choices: Int32Array[] = [];
  /** Up to which column the rows before go, where a row stands at one. */
  const bounds: Int32Array[] = [];
  for (const row of rows) {
    const next = new Float64Array(columns + 1);
    const choice = new Int32Array(columns + 1).fill(-1);
    const bound = new Int32Array(columns + 1);
    for (let column = 1; column <= columns; column += 1) {
      const score = row[column - 1] ?? 0;
      const apart = best[column - 1] ?? 0;
      const shared = (best[column] ?? 0) - sharing;
      bound[column] = shared > apart ? column : column - 1;
      const taken =
        score > 0
          ? score -
            placing +
            Math.max(apart, shared) +
            (earlierFirst * (columns - column)) / columns
          : -1;
      const skipped = best[column] ?? 0;
      const earlier = next[column - 1] ?? 0;
      if (taken > skipped && taken > earlier) {
        next[column] = taken;
        choice[column] = column;
      } else if (earlier > skipped) {
        next[column] = earlier;
        choice[column] = choice[column - 1] ?? -1;
      } else next[column] = skipped;
    }
    choices.push(choice);
    bounds.push(bound);
    best = next;
  }
  const starts: (number | null)[] = rows.map(() => null);
  let column = columns;
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const chosen = choices[row]?.[column] ?? -1;
    if (chosen < 1) continue;
    starts[row] = chosen - 1;
    column = bounds[row]?.[chosen] ?? chosen;
  }
  return starts;
}
