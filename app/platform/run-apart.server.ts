import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError, type AppErrorCode } from './app-error.ts';

export type Progress = { done: number; step: string };

/** What a program that runs apart answers: progress any number of times, then one of the others. */
export type ApartAnswer<Result> =
  | ({ kind: 'progress' } & Progress)
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; code: AppErrorCode; message: string };

type Apart<Task> = {
  /** The program's file, from the project's root. */
  program: string;
  task: Task;
  onProgress?: (progress: Progress) => void;
};

/**
 * Runs a program in a thread of its own, so that long work never keeps the web process from
 * answering.
 * @throws AppError as the program refused, or `unreadable` where its memory did not do
 */
export function runApart<Task, Result>({
  program,
  task,
  onProgress,
}: Apart<Task>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(sourceOf(program), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (answer: ApartAnswer<Result>) => {
      if (answer.kind === 'progress') return onProgress?.(answer);
      if (answer.kind === 'done') resolve(answer.result);
      else reject(new AppError(answer.code, answer.message));
      void worker.terminate();
    });
    worker.on('error', (error) => {
      reject(
        isOutOfMemory(error)
          ? new AppError('unreadable', 'The record is too long to be worked on in one piece.', {
              cause: error,
            })
          : error,
      );
    });
    worker.on('exit', () => reject(new Error('The thread ended without an answer.')));
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The program's source, also when this module was built into the server's bundle elsewhere. */
function sourceOf(program: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, program))) return join(folder, program);
    if (folder === dirname(folder)) throw new Error(`${program} is missing.`);
  }
}
