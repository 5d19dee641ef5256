import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { PagePicture } from './page-reader.server.ts';

/** Letters of usual print are sharp enough at it, and a page takes some four seconds to read. */
const dotsPerInch = 200;
/** Of the longer side: a legal page has 2,800. A larger sheet is drawn smaller. */
const mostPixels = 3_400;
/** A page on paper is about so long, which tells how fine a picture of it is. */
const usualInches = 11;

/** A page of a PDF as a person sees it, on white. */
export async function drawPage(page: PDFPageProxy): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, mostPixels / Math.max(width, height, 1));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  await page.render({
    // The library's types name the browser's canvas, which this one stands in for.
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    background: 'white',
  }).promise;
  return { canvas, dotsPerInch: scale * 72 };
}

/** A photograph or a scan of a page that came as a picture file (PNG, JPEG). */
export async function drawPicture(bytes: Uint8Array): Promise<PagePicture> {
  const picture = await loadImage(bytes);
  const longer = Math.max(picture.width, picture.height);
  const wanted = dotsPerInch * usualInches;
  // Small letters are read better when they are drawn larger, up to a point.
  const scale = Math.min(2, Math.max(wanted / longer, Math.min(1, (1.3 * wanted) / longer)));
  const canvas = createCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  // What is transparent is paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, dotsPerInch: (longer * scale) / usualInches };
}
