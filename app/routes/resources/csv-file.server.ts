import { safeFileName } from '#app/platform/http/safe-file-name.ts';

/** A CSV file for the reader to keep, under a name made of these parts. */
export function csvFile(body: string | ReadableStream, nameParts: string[]): Response {
  const name = nameParts.map(safeFileName).filter((part) => part !== '');
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name.join('-')}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
