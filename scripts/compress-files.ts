import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts and pictures are packed already. */
const packable = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.webmanifest']);

const packers = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Lays beside every file of a folder that is text what it is packed as small as it gets, as `.br` and
 * `.gz`: that takes far longer than a request may. What would save nothing is left out.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !packable.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    for (const [ending, pack] of Object.entries(packers)) {
      const packed = await pack(bytes);
      if (packed.length < bytes.length) await writeFile(file + ending, packed);
    }
  }
}
