import type { AppErrorCode } from '../app-error.ts';

/** Work that runs in a process of its own, and what it may take. */
export type Program = {
  /** Its file, from the project's root. */
  file: string;
  /** How long one task may take before the process is killed. */
  seconds: number;
  /** What the process may hold in memory at once, Node itself included. */
  megabytes: number;
  /** What its libraries map besides and never fill, as far as is known: the system counts it too. */
  mappedMegabytes?: number;
  /** How long the process waits for another task; 0 where each task has a process of its own. */
  idleSeconds: number;
  /** What is said to a person when a task took longer, or more memory. */
  tooLong: string;
  tooMuch: string;
};

export type Progress = { done: number; step: string };

/** What a program answers: progress any number of times, then one of the others. */
export type ApartAnswer<Result> =
  | ({ kind: 'progress' } & Progress)
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; code: AppErrorCode; message: string }
  | { kind: 'out-of-memory' }
  | { kind: 'failed'; message: string; stack?: string };
