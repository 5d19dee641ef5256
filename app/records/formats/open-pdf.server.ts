import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '#app/platform/app-error.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(library, name)}/`;

/** A legal page at 600 dots per inch has 43 million; a larger picture is not unpacked. */
const mostPixels = 60_000_000;

/**
 * Opens a PDF. Nothing in the file is run, and nothing is fetched: letters and the readers of packed
 * pictures come with the program. To be ended with `loadingTask.destroy()`.
 * @throws AppError for PDFs that are locked or damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The parser takes the bytes over and wants no Buffer, so it gets a copy.
      data: new Uint8Array(bytes),
      wasmUrl: folder('wasm'),
      cMapUrl: folder('cmaps'),
      standardFontDataUrl: folder('standard_fonts'),
      enableXfa: false,
      useWorkerFetch: false,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: mostPixels,
      stopAtErrors: false,
      verbosity: 0,
    }).promise;
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
