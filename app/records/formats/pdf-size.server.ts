import { inflateSync } from 'node:zlib';
import { AppError } from '#app/platform/app-error.ts';
import { maxPdfUnpackedBytes } from '../record-limits.ts';

const maxLayers = 3;

/**
 * Refuses a PDF whose compressed parts unpack to far more than a document holds, before anything
 * else unpacks them.
 */
export function refusePdfBomb(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxPdfUnpackedBytes;
  let at = buffer.indexOf('stream');
  while (at !== -1) {
    let start = at + 'stream'.length;
    if (buffer[start] === 0x0d) start += 1;
    if (buffer[start] === 0x0a) start += 1;
    left -= unpackedBytes(buffer.subarray(start), left);
    if (left <= 0) {
      throw new AppError(
        'too-large',
        'The PDF unpacks to more than can be read. Print it to a new PDF without pictures, and take that in.',
      );
    }
    at = buffer.indexOf('stream', start);
  }
}

function unpackedBytes(part: Buffer, most: number): number {
  let total = 0;
  let packed: Buffer = part;
  for (let layer = 0; layer < maxLayers && isZlib(packed); layer += 1) {
    try {
      packed = inflateSync(packed, { maxOutputLength: Math.max(1, most - total) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      return code === 'ERR_BUFFER_TOO_LARGE' ? most : total;
    }
    total += packed.length;
  }
  return total;
}

function isZlib(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
