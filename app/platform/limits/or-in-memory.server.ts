import { log } from '../log.server.ts';

type Verbs = Record<string, (key: string) => Promise<unknown>>;

/** While the database does not answer, each process goes by what it has in memory. */
export function orInMemory<Shared extends Verbs>(
  inDatabase: Shared,
  inMemory: NoInfer<Shared>,
): Shared {
  const verbs = Object.entries(inDatabase).map(([name, ask]) => [
    name,
    (key: string) =>
      ask(key).catch((error: unknown) => {
        log.warn({ err: error }, 'attempts are counted in memory');
        return inMemory[name]?.(key);
      }),
  ]);
  // The same verbs, each with the same answer.
  return Object.fromEntries(verbs) as Shared;
}
