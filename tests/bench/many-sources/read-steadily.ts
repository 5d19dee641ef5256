import { setTimeout as sleep } from 'node:timers/promises';

export type Page = { name: string; path: string; cookie: string };
export type Reading = { page: string; milliseconds: number; problem: string | null };

type Readers = { url: string; pages: readonly Page[]; perSecond: number; until: AbortSignal };

/**
 * Readers who ask for one page after the other, at a rate that does not wait for answers: one that is
 * late keeps nobody from asking.
 */
export async function readSteadily({ url, pages, perSecond, until }: Readers): Promise<Reading[]> {
  const readings: Reading[] = [];
  const open = new Set<Promise<unknown>>();
  const began = performance.now();
  for (let turn = 0; !until.aborted; turn += 1) {
    const due = began + (turn * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    const page = pages[turn % pages.length];
    if (!page) break;
    const reading = read(url, page).then((one) => readings.push(one));
    open.add(reading);
    reading.finally(() => open.delete(reading));
  }
  await Promise.all(open);
  return readings;
}

async function read(url: string, { name, path, cookie }: Page): Promise<Reading> {
  const from = performance.now();
  let problem: string | null = null;
  try {
    const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) problem = String(answer.status);
  } catch (error) {
    problem = String(error);
  }
  return { page: name, milliseconds: performance.now() - from, problem };
}

/** What a share of the readings was not slower than. */
export function quantile(readings: readonly Reading[], share: number): number {
  const sorted = readings.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
}
