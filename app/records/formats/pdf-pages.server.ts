import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '#app/platform/app-error.ts';
import { maxPdfPages, maxPdfSeconds } from '../record-limits.ts';
import { readScans, showsPicture } from '../scans/read-scans.server.ts';
import { isReadable, type ReadWord, type ScannedPage } from '../scans/scanned-page.ts';
import { saysLittle, saysMore } from '../scans/text-layer.ts';
import { openPdf } from './open-pdf.server.ts';
import { linesOf, type PdfLine, type TextItem } from './pdf-lines.ts';
import { refusePdfBomb } from './pdf-size.server.ts';

export type PdfPages = {
  pages: PdfLine[][];
  /** The numbers of pages without text that can be read. */
  unread: number[];
  /** The pages that were read by machine, by their numbers, and the words read there. */
  scans: ReadonlyMap<number, ScannedPage>;
  words: ReadWord[];
  /** The title in the file's properties. */
  title: string | null;
  /** Whether the file has an end mark. */
  isWhole: boolean;
};

/**
 * The lines of a PDF's pages; pages that are pictures are read by machine. Nothing in the file is run
 * or fetched.
 * @throws AppError for PDFs without text, locked or damaged ones
 */
export async function readPdfPages(bytes: Uint8Array): Promise<PdfPages> {
  refusePdfBomb(bytes);
  const pdf = await openPdf(bytes);
  try {
    const read = await readPages(pdf);
    return { ...read, title: await titleOf(pdf), isWhole: endsWhole(bytes) };
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

async function readPages(pdf: PDFDocumentProxy) {
  const count = pdf.numPages;
  if (count > maxPdfPages) {
    throw new AppError(
      'too-large',
      `The PDF has ${count.toLocaleString('en-US')} pages; up to ${maxPdfPages.toLocaleString('en-US')} are read. Take in the part that is this meeting's.`,
    );
  }
  const { pages, asked } = await readTextLayers(pdf);
  const scans = asked.length > 0 ? await readScans(pdf, asked) : new Map<number, ScannedPage>();
  const words: ReadWord[] = [];
  for (const [number, scan] of scans) {
    if (!isReadable(scan) || !saysMore(textOf(scan.lines), textOf(pages[number - 1] ?? []))) {
      scans.delete(number);
      continue;
    }
    pages[number - 1] = scan.lines;
    words.push(...scan.words);
  }
  const unread = pages.flatMap((lines, index) => (lines.length === 0 ? [index + 1] : []));
  if (unread.length === count) throw nothingToRead(asked.length > 0);
  return { pages, unread, scans, words };
}

/** The text of each page, and the numbers of those that are to be read as pictures. */
async function readTextLayers(pdf: PDFDocumentProxy) {
  const started = Date.now();
  const pages: PdfLine[][] = [];
  const asked: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (Date.now() - started > maxPdfSeconds * 1000) {
      throw new AppError(
        'unreadable',
        `The PDF takes too long to read: after ${maxPdfSeconds} seconds only ${number - 1} of ${pdf.numPages} pages were done. Print it to a new PDF and take that in.`,
      );
    }
    const page = await pdf.getPage(number).catch(() => null);
    const lines = page ? await linesOfPage(page).catch(() => []) : [];
    pages.push(lines);
    if (page && saysLittle(textOf(lines)) && (await showsPicture(page).catch(() => false))) {
      asked.push(number);
    }
    page?.cleanup();
  }
  return { pages, asked };
}

const textOf = (lines: PdfLine[]) => lines.map(({ text }) => text).join('\n');

function nothingToRead(hasPictures: boolean): AppError {
  return new AppError(
    'unreadable',
    hasPictures
      ? 'The PDF has no text, and none could be read on its pictures: they may be too faint. Scan it in black and white at 300 dots per inch, or take in the document it was made from.'
      : 'The PDF has no text: its pages are empty. Check that it is the right file.',
  );
}

async function linesOfPage(page: PDFPageProxy): Promise<PdfLine[]> {
  const content = await page.getTextContent();
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

function endsWhole(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-2048)).includes('%%EOF');
}

/** The title in the file's properties, unless a word processor made it up. */
async function titleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  const isMadeUp = /^(?:microsoft |untitled|document\d*$)|\.(?:docx?|pdf|rtf|indd|xlsx?)$/i.test(
    title,
  );
  return title === '' || isMadeUp ? null : title.slice(0, 300);
}
