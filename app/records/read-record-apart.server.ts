import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { ReadRecord, RecordFile } from './read-record.server.ts';
import { maxPdfSeconds, maxScanSeconds } from './record-limits.ts';

/**
 * The library that draws pages sets 1,050 MB aside when it is loaded, and what reads them runs in a
 * thread, which maps 600 MB for code; by /proc on x64.
 */
const mappedMegabytes = 1_800;

/**
 * The largest record that is taken in, 25 MB of text in 20,000 turns, took two seconds and 470 MB, a
 * scan of twenty pages 460 MB. PDFs give up by themselves a little earlier than their process is
 * ended.
 */
export const readingOfRecords: Program = {
  file: 'app/records/reading-program.ts',
  seconds: maxPdfSeconds + maxScanSeconds + 60,
  megabytes: 768,
  mappedMegabytes,
  // What a stranger's file leaves behind is never there when the next one is read.
  idleSeconds: 0,
  tooLong:
    'The file takes too long to read and was given up. Print it to a new PDF, or take in its text.',
  tooMuch:
    'The file takes more memory to read than is set aside for it. If it is a PDF, print it to a new one without pictures, or take in its text; otherwise take in a part of it.',
};

/** `readRecord` in a process of its own. */
export function readRecordApart(file: RecordFile): Promise<ReadRecord> {
  return runApart({ program: readingOfRecords, task: file });
}
