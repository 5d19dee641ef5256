import { getDocumentProxy } from 'unpdf';
import { AppError } from '#app/platform/app-error.ts';
import { maxPdfPages, maxPdfSeconds } from '../record-limits.ts';
import type { Transcript } from '../transcript.ts';
import { readNamedTurns } from './named-turns.ts';
import { linesOf, type PdfLine, type TextItem } from './pdf-lines.ts';
import { withoutMargins } from './pdf-margins.ts';
import { paragraphsOf } from './pdf-paragraphs.ts';
import { refusePdfBomb } from './pdf-size.server.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * A PDF's text, page by page, a segment for each paragraph or labelled turn. Nothing in the file is
 * run or fetched: only its text is asked for. Throws for PDFs without text, locked or damaged ones.
 */
export async function readPdf(bytes: Uint8Array): Promise<Transcript> {
  refusePdfBomb(bytes);
  const pdf = await openPdf(bytes);
  try {
    return await readPages(pdf, endsWhole(bytes));
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The parser takes the bytes over and wants no Buffer, so it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), {
      enableXfa: false,
      useWorkerFetch: false,
      useWasm: false,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new AppError(
      'unreadable',
      isLocked
        ? 'The PDF is locked with a password. Save it without one and take it in again.'
        : 'The PDF is damaged or cut off, and cannot be opened. Download or export it again and take in the whole file.',
      { cause },
    );
  }
}

async function readPages(pdf: PdfDocument, isWhole: boolean): Promise<Transcript> {
  const count = pdf.numPages;
  if (count > maxPdfPages) {
    throw new AppError(
      'too-large',
      `The PDF has ${count.toLocaleString('en-US')} pages; up to ${maxPdfPages.toLocaleString('en-US')} are read. Take in the part that is this meeting's.`,
    );
  }
  const started = Date.now();
  const pages: PdfLine[][] = [];
  const unread: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    if (Date.now() - started > maxPdfSeconds * 1000) {
      throw new AppError(
        'unreadable',
        `The PDF takes too long to read: after ${maxPdfSeconds} seconds only ${number - 1} of ${count} pages were done. Print it to a new PDF and take that in.`,
      );
    }
    const lines = await linesOfPage(pdf, number).catch(() => []);
    if (lines.length === 0) unread.push(number);
    pages.push(lines);
  }
  if (unread.length === count) {
    throw new AppError(
      'unreadable',
      'The PDF has no text: its pages are pictures, as a scanner makes them. Run text recognition (OCR) on it, or take in the document it was made from.',
    );
  }
  const margins = withoutMargins(pages);
  const text = margins.pages.flatMap((lines) => paragraphsOf(lines)).join('\n\n');
  const transcript = readNamedTurns(text, 'pdf');
  const leftOut = [...transcript.leftOut, ...margins.leftOut, ...tableNotes(margins.pages)];
  if (unread.length > 0)
    leftOut.push(`${pageNames(unread)} no text that can be read: pictures or scans.`);
  if (!isWhole)
    leftOut.push('The PDF has no end mark: it may be cut off, and pages may be missing.');
  return { ...transcript, title: transcript.title ?? (await titleOf(pdf)), leftOut };
}

async function linesOfPage(pdf: PdfDocument, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent();
  page.cleanup();
  const items: TextItem[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const [, , , , x, y] = item.transform.map(Number);
    items.push({
      text: item.str,
      x: x ?? 0,
      y: y ?? 0,
      width: item.width,
      size: item.height || 10,
    });
  }
  return linesOf(items);
}

function tableNotes(pages: PdfLine[][]): string[] {
  const found = pages.flatMap((lines, index) =>
    lines.filter((line) => line.isTableRow).length >= 3 ? [index + 1] : [],
  );
  if (found.length === 0) return [];
  return [`${pageNames(found)} a table: its cells were read row by row, without its columns.`];
}

function pageNames(numbers: number[]): string {
  if (numbers.length === 1) return `Page ${numbers[0]} has`;
  const named = numbers.slice(0, 12).join(', ');
  return `Pages ${named}${numbers.length > 12 ? ` and ${numbers.length - 12} more` : ''} have`;
}

function endsWhole(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-2048)).includes('%%EOF');
}

/** The title in the file's properties, unless a word processor made it up. */
async function titleOf(pdf: PdfDocument): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  const isMadeUp = /^(?:microsoft |untitled|document\d*$)|\.(?:docx?|pdf|rtf|indd|xlsx?)$/i.test(
    title,
  );
  return title === '' || isMadeUp ? null : title.slice(0, 300);
}
