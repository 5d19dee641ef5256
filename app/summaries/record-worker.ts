import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#app/platform/app-error.ts';
import { draftExtractively } from './extractive-drafter.ts';
import { findFacts } from './facts/find-facts.ts';
import { readRecord } from './read-record.server.ts';
import type { RecordAnswer, RecordTask } from './record-thread.server.ts';

/**
 * Reads and drafts in a thread of its own, so that a long record never keeps the web process from
 * answering. Node runs this file as it stands; it is no part of the server's bundle.
 */
// The one who starts this thread is record-thread.server.ts, which passes nothing else.
const task = workerData as RecordTask;
const answer = (message: RecordAnswer) => parentPort?.postMessage(message);

try {
  if (task.kind === 'read') {
    answer({ kind: 'done', result: await readRecord(task.file) });
  } else {
    const draft = await draftExtractively(task.transcript, {
      ...task.options,
      onProgress: ({ done, step }) => answer({ kind: 'progress', done, step }),
    });
    const facts = findFacts(task.transcript.segments, draft.items);
    answer({ kind: 'done', result: { ...draft, facts } });
  }
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  answer({ kind: 'refused', code: error.code, message: error.message });
}
