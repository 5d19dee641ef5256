import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';

/** In milliseconds. A page that takes longer, or is fetched slowly, holds no job back any more. */
const longestAttention = 1000;

/** In milliseconds, for each statement: jobs get on, however many readers there are. */
const longestWait = 50;

const inBackground = new AsyncLocalStorage<true>();
const quiet = new EventEmitter<{ quiet: [] }>().setMaxListeners(0);
let waiting = 0;

/** Marks `work` as what nobody waits for in front of a screen. */
export function asBackground<T>(work: () => Promise<T>): Promise<T> {
  return inBackground.run(true, work);
}

/** Somebody waits for this answer from now on. */
export function readerWaits(answer: EventEmitter): void {
  waiting += 1;
  const done = () => {
    clearTimeout(attention);
    answer.off('close', done);
    waiting -= 1;
    if (waiting === 0) quiet.emit('quiet');
  };
  const attention = setTimeout(done, longestAttention).unref();
  answer.once('close', done);
}

/**
 * Where jobs are done in the process that answers, a page of twenty statements would be made in
 * between those of all jobs: it is made first, and they wait before their next.
 */
export async function readersFirst(): Promise<void> {
  if (waiting === 0 || !inBackground.getStore()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(patience);
      quiet.off('quiet', done);
      resolve();
    };
    const patience = setTimeout(done, longestWait);
    quiet.once('quiet', done);
  });
}
