import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who is signed in, and the pages that they go through. */
export type CrowdReader = { cookie: string; address: string; pages: string[] };

type Crowd = {
  url: string;
  readers: readonly CrowdReader[];
  seconds: number;
  /** Seconds between two pages of a reader: from two thirds to four thirds of it */
  think: number;
};

/** In milliseconds: when it was asked for, since the first was, and how long it took. */
export type Answer = { at: number; took: number };

/** Readers who read page by page, each at their own pace. */
export async function readAsCrowd({ url, readers, seconds, think }: Crowd) {
  const load: { answers: Answer[]; failures: string[] } = { answers: [], failures: [] };
  const start = performance.now();
  const until = start + seconds * 1000;
  const read = async ({ cookie, address, pages }: CrowdReader, own: number) => {
    await pause(Math.random() * think * 1000);
    for (let turn = own; performance.now() < until; turn += 1) {
      const path = pages[turn % pages.length] ?? '/my-meetings';
      const began = performance.now();
      try {
        const answer = await fetch(url + path, {
          headers: { cookie, 'X-Forwarded-For': address },
          redirect: 'manual',
        });
        await answer.text();
        load.answers.push({ at: began - start, took: performance.now() - began });
        if (answer.status !== 200) load.failures.push(`${path}: ${answer.status}`);
      } catch (error) {
        load.failures.push(`${path}: ${error}`);
      }
      await pause(((2 + 2 * Math.random()) / 3) * think * 1000);
    }
  };
  await Promise.all(readers.map(read));
  return load;
}
