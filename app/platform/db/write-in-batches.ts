/**
 * Rows of one statement. The client composes a statement of a thousand rows for a tenth of a second, and
 * nothing else of the process gets on until it is done.
 */
const batch = 50;

/** Has `write` write all of these rows in as many statements as leave everybody else their turns. */
export async function writeInBatches<Row>(
  rows: readonly Row[],
  write: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await write(rows.slice(from, from + batch));
  }
}
