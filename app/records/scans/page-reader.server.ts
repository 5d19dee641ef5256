import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { linesOfScan } from './scanned-lines.ts';
import { isReadable, type ScannedPage, type Turn } from './scanned-page.ts';

/** A picture of a page, and how many of its pixels are an inch. */
export type PagePicture = { canvas: Canvas; dotsPerInch: number };

export type PageReader = {
  /** Reads a picture, which nothing is left of then. */
  read(picture: PagePicture): Promise<ScannedPage>;
  end(): Promise<void>;
};

/** Enough to see which way up a page is, in half the time. */
const glanceScale = 0.5;
/** The reader takes no less for true. */
const leastDots = 70;
const turns: readonly Turn[] = [0, 180, 90, 270];

/** The words' shapes that the reader knows come with the program: nothing is fetched. */
const languages = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Starts the program that reads pictures of pages, in English. To be ended by whoever asked. */
export async function openPageReader(): Promise<PageReader> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languages,
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  const recognize = async ({ canvas, dotsPerInch }: PagePicture, turned: Turn) => {
    await worker.setParameters({
      user_defined_dpi: String(Math.max(leastDots, Math.round(dotsPerInch))),
    });
    const picture = await canvas.encode('png');
    const { data } = await worker.recognize(picture, { rotateAuto: true }, { blocks: true });
    const pointsPerPixel = 72 / dotsPerInch;
    const { isSideways, ...page } = linesOfScan(data, { pointsPerPixel, height: canvas.height });
    return { ...page, confidence: isSideways ? 0 : meanConfidence(page.words), turned };
  };
  const readTurned = async (picture: PagePicture, turned: Turn, scale = 1) => {
    const drawn = redraw(picture, turned, scale);
    try {
      return await recognize(drawn, turned);
    } finally {
      if (drawn !== picture) release(drawn);
    }
  };
  // Pages that follow each other lie in the scanner the same way.
  let usual: Turn = 0;
  const readWhole = async (picture: PagePicture) => {
    const asBefore = await readTurned(picture, usual);
    if (isReadable(asBefore)) return asBefore;
    const glances: ScannedPage[] = [];
    for (const turned of turns) glances.push(await readTurned(picture, turned, glanceScale));
    const [best] = glances.sort((one, other) => other.confidence - one.confidence);
    if (!best || best.turned === usual) return asBefore;
    const turned = await readTurned(picture, best.turned);
    if (turned.confidence <= asBefore.confidence) return asBefore;
    if (isReadable(turned)) usual = turned.turned;
    return turned;
  };
  return {
    read: (picture) => readWhole(picture).finally(() => release(picture)),
    end: async () => void (await worker.terminate()),
  };
}

function meanConfidence(words: ScannedPage['words']): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}

/** The picture turned clockwise and made smaller; itself where neither is asked for. */
function redraw(picture: PagePicture, degrees: Turn, scale: number): PagePicture {
  if (degrees === 0 && scale === 1) return picture;
  const { canvas, dotsPerInch } = picture;
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const isUpright = degrees % 180 === 0;
  const drawn = createCanvas(isUpright ? width : height, isUpright ? height : width);
  const context = drawn.getContext('2d');
  context.translate(drawn.width / 2, drawn.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(canvas, -width / 2, -height / 2, width, height);
  return { canvas: drawn, dotsPerInch: dotsPerInch * scale };
}

/** Gives the picture's 20 MB back at once: nobody else knows when they are needed no more. */
function release({ canvas }: PagePicture): void {
  canvas.width = 1;
  canvas.height = 1;
}
