import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../app-error.ts';

export type BodyLimits = {
  maxBytes: number;
  /** Fewer bytes than this in a span of time, and whoever sends them is not waited for. */
  slowest?: { bytes: number; seconds: number };
};

/** Slower than any line there is; a page that is made while it is sent may pause for some seconds. */
const defaultSlowest = { bytes: 1024, seconds: 20 };

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The body of an answer, unpacked, piece by piece, so that memory holds one of them.
 * @throws AppError `too-large`, `unreadable` for what does not unpack or unpacks to too much,
 *   `unavailable` for what comes too slowly
 */
export async function* readBody(
  answer: IncomingMessage,
  { maxBytes, slowest = defaultSlowest }: BodyLimits,
): AsyncGenerator<Buffer> {
  const packed = unpackers[answer.headers['content-encoding']?.toLowerCase() ?? 'identity'];
  const watch = giveUpWhenSlow(answer, slowest);
  try {
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    // The pipeline hands an error of either end to the one that is read; there is nobody else to tell.
    const body = packed ? pipeline(answer, packed(), () => undefined) : answer;
    let size = 0;
    for await (const chunk of body) {
      // A stream without an encoding set gives buffers.
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > maxBytes) throw packed ? damaged() : tooLarge(maxBytes);
      yield bytes;
    }
  } catch (cause) {
    if (watch.isSlow()) throw tooSlow(cause);
    throw isOfUnpacking(cause) ? damaged(cause) : cause;
  } finally {
    watch.stop();
    answer.destroy();
  }
}

/** All of a body at once, for those that fit into memory. */
export async function bytesOf(body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const tooLarge = (maxBytes: number) =>
  new AppError(
    'too-large',
    `What the link leads to is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  );

const damaged = (cause?: unknown) =>
  new AppError('unreadable', 'What the link leads to is damaged or unpacks to too much.', {
    cause,
  });

/** Errors of zlib have its codes; a connection that broke has others. */
const isOfUnpacking = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(Z_|ERR__?ERROR_FORMAT|ERR_BROTLI|ERR_PADDING)/.test(String(error.code));

const tooSlow = (cause: unknown) =>
  new AppError('unavailable', 'What the link leads to comes too slowly to be waited for.', {
    cause,
  });

/** Breaks the connection of who sends too slowly. */
function giveUpWhenSlow(answer: IncomingMessage, { bytes, seconds }: BodyLimits['slowest'] & {}) {
  const { socket } = answer;
  let before = socket.bytesRead;
  let isSlow = false;
  const watch = setInterval(() => {
    // What waits to be read was sent in time.
    isSlow = socket.bytesRead - before < bytes && answer.readableLength === 0;
    before = socket.bytesRead;
    if (isSlow) answer.destroy();
  }, seconds * 1000);
  return { isSlow: () => isSlow, stop: () => clearInterval(watch) };
}
