/** More numbers than this in one statement, and some databases refuse it. */
const batch = 500;

/** What `read` finds for all of these numbers, asked for in as many statements as it takes. */
export async function readInBatches<T>(
  numbers: readonly number[],
  read: (some: number[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < numbers.length; from += batch) {
    found.push(...(await read(numbers.slice(from, from + batch))));
  }
  return found;
}
