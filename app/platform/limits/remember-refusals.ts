import type { Counter } from './counter.ts';

/** In milliseconds: for so long a key that was refused is refused without being asked for again. */
const memory = 1000;

const mostKeys = 10_000;

/** So that whoever goes on regardless costs the database one question a second, and no line of others. */
export function rememberRefusals(counter: Counter): Counter {
  const refused = new Map<string, { openAt: number; knownUntil: number }>();
  const remember = (key: string, openAt: number) => {
    refused.delete(key);
    refused.set(key, { openAt, knownUntil: Math.min(openAt, Date.now() + memory) });
    const [oldest] = refused.keys();
    if (refused.size > mostKeys && oldest !== undefined) refused.delete(oldest);
  };
  return {
    async take(key) {
      const known = refused.get(key);
      if (known && Date.now() < known.knownUntil) return known.openAt - Date.now();
      const wait = await counter.take(key);
      if (wait > 0) remember(key, Date.now() + wait);
      return wait;
    },
    async giveBack(key) {
      refused.delete(key);
      await counter.giveBack(key);
    },
    async forget(key) {
      refused.delete(key);
      await counter.forget(key);
    },
  };
}
