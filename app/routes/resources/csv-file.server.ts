import { Readable } from 'node:stream';
import { safeFileName } from '#app/platform/http/safe-file-name.ts';

/** A CSV file for the reader to keep, whole or row by row, under a name made of these parts. */
export function csvFile(
  text: string | AsyncIterable<string> | Iterable<string>,
  nameParts: string[],
): Response {
  const name = nameParts.map(safeFileName).filter((part) => part !== '');
  return new Response(typeof text === 'string' ? text : streamOf(text), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name.join('-')}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Of bytes: a response that is made of strings can be sent, but whoever reads it is refused. */
function streamOf(rows: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  // Node's stream of the web is the one that a Response takes; their types are declared twice.
  const strings = Readable.toWeb(Readable.from(rows)) as ReadableStream<string>;
  return strings.pipeThrough(new TextEncoderStream());
}
