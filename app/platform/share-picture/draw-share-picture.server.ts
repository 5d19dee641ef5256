import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type FontWeight } from 'satori';
import { layOut, type Picture, pictureSize } from './lay-out.ts';

const fontFiles = [
  { name: 'Source Serif 4', file: 'source-serif-4/files/source-serif-4-latin', weight: 600 },
  { name: 'Source Serif 4', file: 'source-serif-4/files/source-serif-4-latin-ext', weight: 600 },
  { name: 'Public Sans', file: 'public-sans/files/public-sans-latin', weight: 400 },
  { name: 'Public Sans', file: 'public-sans/files/public-sans-latin-ext', weight: 400 },
] satisfies { name: string; file: string; weight: FontWeight }[];

/** What stands in node_modules, seen from the sources and from the built server alike. */
const installed = createRequire(import.meta.url);

let fonts: ReturnType<typeof readFonts> | undefined;

async function readFonts() {
  await initWasm(await readFile(installed.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(
    fontFiles.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(installed.resolve(`@fontsource/${file}-${weight}-normal.woff`)),
    })),
  );
}

/** Draws the picture as PNG: some 30 ms, and 200 ms the first time, most of them not blocking. */
export async function drawPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= readFonts();
  const svg = await satori(layOut(picture), { ...pictureSize, fonts: await fonts });
  const renderer = new Resvg(svg);
  const drawn = renderer.render();
  const png = new Uint8Array(drawn.asPng());
  // The renderer's memory is its own and not swept up.
  drawn.free();
  renderer.free();
  return png;
}
