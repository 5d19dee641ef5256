import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from './app-error.ts';
import type { ApartAnswer, Progress } from './run-apart.server.ts';

/** The other end of `runApart`: does the task that the thread was started for, and answers. */
export async function workApart<Task, Result>(
  work: (task: Task, report: (progress: Progress) => void) => Promise<Result>,
): Promise<void> {
  const answer = (message: ApartAnswer<Result>) => parentPort?.postMessage(message);
  try {
    const result = await work(workerData, (progress) => answer({ kind: 'progress', ...progress }));
    answer({ kind: 'done', result });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    answer({ kind: 'refused', code: error.code, message: error.message });
  }
}
