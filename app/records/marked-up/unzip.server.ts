import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { AppError } from '#app/platform/app-error.ts';
import { maxUnpackedBytes, maxZipEntries } from '../record-limits.ts';

/**
 * The files of a zip archive that are asked for, by their names. No more is unpacked than the limit
 * says, whatever the archive claims: a file that is larger than it says ends the reading.
 * @throws AppError `unreadable` or `too-large`
 */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let entries = 0;
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > maxZipEntries) throw tooLarge();
      if (!isWanted(entry.fileName) || files.has(entry.fileName)) continue;
      unpacked += entry.uncompressedSize;
      if (unpacked > maxUnpackedBytes) throw tooLarge();
      const content = await buffer(await zip.openReadStreamPromise(entry));
      files.set(entry.fileName, content.toString('utf8').replace(/^\ufeff/, ''));
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unreadable',
      'The document is damaged, cut off or locked, and cannot be unpacked. Open it in a word processor, save it again without a password, and take that in.',
      { cause },
    );
  }
  return files;
}

function tooLarge(): AppError {
  return new AppError(
    'too-large',
    'The document unpacks to more than can be read. Save it as a PDF, and take that in.',
  );
}
