import { runApart } from '#app/platform/run-apart.server.ts';
import type { RecordFile } from './read-record.server.ts';
import type { Transcript } from './transcript.ts';

/** `readRecord` in a thread of its own. */
export function readRecordApart(file: RecordFile): Promise<Transcript> {
  return runApart({ program: 'app/records/reading-program.ts', task: file });
}
