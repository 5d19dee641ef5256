/** '20270110120000_contract-20261201080000-summary-html': it takes away what a release with the second can do without. */
const contracting = /^\d{14}_contract-(\d{14})-/;

/** The beginning of the name of the migration whose release does without; null where nothing is taken away. */
export const doneWithoutSince = (migration: string): string | null =>
  contracting.exec(migration)?.[1] ?? null;

/**
 * Of the migrations that a database has and the code does not know, those that the code cannot do without
 * what they took away. All others only added something.
 */
export function takenFrom(applied: Iterable<string>, known: readonly string[]): string[] {
  const ahead = [...applied].filter((name) => !known.includes(name));
  return ahead.filter((name) => {
    const since = doneWithoutSince(name);
    return since !== null && !known.some((one) => one.startsWith(`${since}_`));
  });
}
