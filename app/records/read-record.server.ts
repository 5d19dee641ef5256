import { AppError } from '#app/platform/app-error.ts';
import type { Fault } from './faults/fault.ts';
import { findFaults } from './faults/find-faults.ts';
import { isDocx, isPdf, isPicture } from './formats/binary-kinds.ts';
import { withoutBoldHeads } from './formats/bold-heads.ts';
import { readCaptionText } from './formats/caption-text.ts';
import { decodeEntities } from './formats/cue-text.ts';
import { decodeText } from './formats/decode-text.ts';
import { detectTextFormat } from './formats/detect-format.ts';
import { readFieldBlocks } from './formats/field-blocks.ts';
import { readNamedTurns } from './formats/named-turns.ts';
import { withoutLineNumbers } from './formats/numbered-lines.ts';
import { inPassages } from './formats/passages.ts';
import { withoutRunningHeads } from './formats/running-heads.ts';
import { cleanText } from './formats/segment-list.ts';
import { readSrt } from './formats/srt.ts';
import { readTimedHeads } from './formats/timed-heads.ts';
import { readWebVtt } from './formats/webvtt.ts';
import { mendRecord } from './mending/mend-record.ts';
import { recaseTranscript } from './recasing/recase.ts';
import { maxRecordBytes, maxRecordLines } from './record-limits.ts';
import type { Transcript } from './transcript.ts';

/** A record as it was read, with what is wrong with it. */
export type ReadRecord = Transcript & { faults: Fault[] };

/** A file as it was uploaded, fetched or read. */
export type RecordFile = { bytes: Uint8Array; fileName: string };

/**
 * Reads the record of a meeting in any format the intake knows, told by its content. Throws
 * AppError with a message for the admin: `invalid` for an empty file, `too-large`, and `unreadable`
 * for a file that is damaged, cut off, of another kind, in an unknown encoding, or without speech.
 */
export async function readRecord({ bytes, fileName }: RecordFile): Promise<ReadRecord> {
  if (bytes.length === 0) throw empty();
  if (bytes.length > maxRecordBytes) {
    throw new AppError(
      'too-large',
      `The file is larger than ${maxRecordBytes / 1024 / 1024} MB. Take in the captions or the text of the meeting, without pictures or sound.`,
    );
  }
  const read = await readByContent(bytes, fileName);
  const transcript = finish(mendRecord(read));
  if (!transcript.segments.some((segment) => /\p{L}{2}/u.test(segment.text))) {
    throw new AppError(
      'unreadable',
      'No speech was found in the file: there are no words in it. Check that it is the right file.',
    );
  }
  return { ...transcript, faults: findFaults(transcript) };
}

/** Each record is read in a process of its own, which loads no library for other formats than its. */
async function readByContent(bytes: Uint8Array, fileName: string): Promise<Transcript> {
  if (isPdf(bytes)) return (await import('./formats/pdf.server.ts')).readPdf(bytes);
  if (isDocx(bytes)) return (await import('./marked-up/docx.server.ts')).readDocx(bytes);
  if (isPicture(bytes)) return (await import('./scans/picture.server.ts')).readPicture(bytes);
  return readText(bytes, fileName);
}

async function readText(bytes: Uint8Array, fileName: string): Promise<Transcript> {
  const { text, notes } = decodeText(bytes, fileName);
  if (text.trim() === '') throw empty();
  const bare = withoutLineNumbers(text);
  if (bare !== null) notes.push('Line numbers, and what stands between the pages, were left out.');
  const paged = bare === null ? withoutRunningHeads(text) : null;
  if (paged !== null) notes.push('The head that the pages repeat was left out.');
  const transcript = await readDecoded(bare ?? paged ?? text, fileName);
  return { ...transcript, leftOut: [...transcript.leftOut, ...notes] };
}

/** What was saved out of a web page is escaped as there. */
const escapedMarks = /&#39;|&quot;|&amp;/;
const unescaped = (text: string) => (escapedMarks.test(text) ? decodeEntities(text) : text);

async function readDecoded(decoded: string, fileName: string): Promise<Transcript> {
  const text = withoutBoldHeads(decoded);
  const format = detectTextFormat(text, fileName);
  if (format !== 'json' && format !== 'html') refuseTooManyLines(text);
  switch (format) {
    case 'webvtt':
      return readWebVtt(text.trimStart());
    case 'srt':
      return readSrt(text);
    case 'html':
      return (await import('./marked-up/html.ts')).readHtml(text);
    case 'caption-text':
      return readCaptionText(unescaped(text));
    case 'named-turns':
      return readNamedTurns(unescaped(text));
    case 'field-blocks':
      return readFieldBlocks(unescaped(text));
    case 'timed-heads':
      return readTimedHeads(unescaped(text));
    case 'bars':
    case 'tabs':
    case 'commas':
      return (await import('./formats/tables.ts')).readTable(unescaped(text).trimStart(), format);
    case 'json':
      return (await import('./formats/json.ts')).readJson(text);
  }
}

function refuseTooManyLines(text: string): void {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines <= maxRecordLines) return;
  throw new AppError(
    'too-large',
    `The file has more than ${maxRecordLines.toLocaleString('en-US')} lines: that is not the record of one meeting. Take in one meeting at a time.`,
  );
}

/** What holds for every format: sane heading, readable case, and a word on missing times. */
function finish(read: Transcript): Transcript {
  const { segments, from } = recaseTranscript(inPassages(read.segments));
  const leftOut = [...read.leftOut];
  if (from !== null) {
    leftOut.push(
      `The text is in ${from} throughout: it was put into sentences, and some names may have lost their capital letters.`,
    );
  }
  if (segments.every((segment) => segment.startSeconds === null)) {
    leftOut.push('No time stamps: citations lead to the paragraph, not to a second.');
  }
  const title = read.title === null ? null : cleanText(read.title) || null;
  return { ...read, title, segments, leftOut };
}

function empty(): AppError {
  return new AppError('invalid', 'The file is empty. Choose the file with the record in it.');
}
