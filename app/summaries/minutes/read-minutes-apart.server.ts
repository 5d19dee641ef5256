import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { RecordFile } from '#app/records/read-record.server.ts';
import { readingOfRecords } from '#app/records/read-record-apart.server.ts';
import type { MinutesInFile } from './read-minutes-file.server.ts';

/** Of its limits nearly all is for the file; the longest minutes are gone through in half a second. */
const reading: Program = {
  ...readingOfRecords,
  file: 'app/summaries/minutes/reading-minutes-program.ts',
  tooLong:
    'The minutes take too long to read and were given up. Print them to a new PDF, or paste their text.',
};

/** `readMinutesFile` in a process of its own. @throws AppError */
export function readMinutesApart(file: RecordFile): Promise<MinutesInFile> {
  return runApart({ program: reading, task: file });
}
