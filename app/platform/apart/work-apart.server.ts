import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { ApartAnswer, Progress } from './program.ts';

/** The other end of `runApart`: does each task that the process is sent, and answers. */
export function workApart<Task, Result>(
  work: (task: Task, report: (progress: Progress) => void) => Promise<Result>,
): void {
  watchOver();
  const answer = (message: ApartAnswer<Result>) => process.send?.(message);
  process.on('uncaughtException', (error) => {
    process.send?.(troubleOf(error), () => process.exit(1));
  });
  process.on('message', async ({ task }: { task: Task }) => {
    try {
      const result = await work(task, (progress) => answer({ kind: 'progress', ...progress }));
      // Otherwise that happens at an exit, which a program that is ended does not come to.
      flushCompileCache();
      answer({ kind: 'done', result });
    } catch (error) {
      answer(troubleOf(error));
    }
  });
}

/** Another thread maps half a gigabyte for code otherwise, which counts against the process. */
const guardLimits = { codeRangeSizeMb: 8, maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

function watchOver(): void {
  const megabytes = Number(process.argv[2]);
  new Worker(new URL('./guard-thread.ts', import.meta.url), {
    workerData: { bytes: megabytes * 1024 * 1024, parent: process.ppid },
    resourceLimits: guardLimits,
  }).unref();
  process.on('disconnect', () => process.exit());
  // The process that started this one is told as well, and ends what it has in hand first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

function troubleOf(error: unknown): ApartAnswer<never> {
  if (error instanceof AppError) {
    return { kind: 'refused', code: error.code, message: error.message };
  }
  if (isOutOfMemory(error)) return { kind: 'out-of-memory' };
  if (!(error instanceof Error)) return { kind: 'failed', message: String(error) };
  return { kind: 'failed', message: error.message, stack: error.stack };
}

/** What the engine says where the system gives it no more memory for a buffer. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed|could not allocate/i.test(error.message);
}
