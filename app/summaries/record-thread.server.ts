import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError, type AppErrorCode } from '#app/platform/app-error.ts';
import type { Draft, DraftOptions } from './draft.ts';
import type { Fact } from './facts/find-facts.ts';
import type { RecordFile } from './read-record.server.ts';
import type { Transcript } from './transcript.ts';

type Progress = { done: number; step: string };

export type RecordTask =
  | { kind: 'read'; file: RecordFile }
  | { kind: 'draft'; transcript: Transcript; options: Omit<DraftOptions, 'onProgress'> };

/** A draft with the facts of its record, which no contract of a command has room for. */
export type FactualDraft = Draft & { facts: Fact[] };

export type RecordAnswer =
  | ({ kind: 'progress' } & Progress)
  | { kind: 'done'; result: Transcript | FactualDraft }
  | { kind: 'refused'; code: AppErrorCode; message: string };

/** `readRecord` in a thread of its own. */
export async function readRecordApart(file: RecordFile): Promise<Transcript> {
  // The thread answers a reading task with a transcript.
  return (await runApart({ kind: 'read', file })) as Transcript;
}

/** The extractive drafter in a thread of its own. */
export async function draftApart(
  transcript: Transcript,
  { onProgress, ...options }: DraftOptions = {},
): Promise<FactualDraft> {
  // The thread answers a drafting task with a draft.
  return (await runApart({ kind: 'draft', transcript, options }, onProgress)) as FactualDraft;
}

function runApart(
  task: RecordTask,
  onProgress?: (progress: Progress) => void,
): Promise<Transcript | FactualDraft> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('message', (answer: RecordAnswer) => {
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

/** The worker's source, also when this module was built into the server's bundle elsewhere. */
function workerFile(): string {
  const path = join('app', 'summaries', 'record-worker.ts');
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === dirname(folder)) throw new Error(`${path} is missing.`);
  }
}
