import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '#app/platform/app-error.ts';
import { maxScannedPages, maxScanSeconds } from '../record-limits.ts';
import type { PagePicture } from './page-reader.server.ts';
import type { ScannedPage } from './scanned-page.ts';

const pictureOps = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
]);
/** Some programs print letters as drawn shapes: no form or frame has so many. */
const manyShapes = 200;

/** Whether a page without text shows something that may be text: a picture, or letters as shapes. */
export async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  let shapes = 0;
  for (const operation of fnArray) {
    if (pictureOps.has(operation)) return true;
    if (operation === OPS.constructPath) shapes += 1;
  }
  return shapes >= manyShapes;
}

/**
 * Reads pages of a PDF that are pictures, one after the other. A page that cannot be drawn has no
 * words. Beyond the limits of a document that also has pages of text, pages stay unread; one that is
 * a scan as a whole is refused.
 * @throws AppError `too-large` or `unreadable`
 */
export async function readScans(
  pdf: PDFDocumentProxy,
  numbers: number[],
): Promise<Map<number, ScannedPage>> {
  const read = new Map<number, ScannedPage>();
  const isWhollyScanned = numbers.length === pdf.numPages;
  if (isWhollyScanned && numbers.length > maxScannedPages) {
    throw new AppError(
      'too-large',
      `The PDF is a scan of ${numbers.length.toLocaleString('en-US')} pages; up to ${maxScannedPages} are read by machine. Take in the pages of this meeting’s record alone.`,
    );
  }
  const { openPageReader } = await import('./page-reader.server.ts');
  const reader = await openPageReader();
  const started = Date.now();
  try {
    for (const number of numbers.slice(0, maxScannedPages)) {
      if (Date.now() - started > maxScanSeconds * 1000) {
        if (!isWhollyScanned) break;
        throw new AppError(
          'unreadable',
          `The scan takes too long to read: after ${maxScanSeconds / 60} minutes ${read.size} of ${numbers.length} pages were done. Take in fewer pages.`,
        );
      }
      const picture = await pictureOf(pdf, number).catch(() => null);
      if (picture) read.set(number, await reader.read(picture));
    }
  } finally {
    await reader.end();
  }
  return read;
}

async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<PagePicture> {
  const { drawPage } = await import('./draw-page.server.ts');
  const page = await pdf.getPage(number);
  try {
    return await drawPage(page);
  } finally {
    page.cleanup();
  }
}
