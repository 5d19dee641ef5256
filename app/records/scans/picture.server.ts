import { AppError } from '#app/platform/app-error.ts';
import { readNamedTurns } from '../formats/named-turns.ts';
import { paragraphsOf } from '../formats/pdf-paragraphs.ts';
import type { Transcript } from '../transcript.ts';
import { placeConfidence } from './place-confidence.ts';
import { scanNotes } from './scan-notes.ts';
import { isReadable } from './scanned-page.ts';

/** A picture of a page (PNG, JPEG), read by machine: a segment for each paragraph. */
export async function readPicture(bytes: Uint8Array): Promise<Transcript> {
  const [{ drawPicture }, { openPageReader }] = await Promise.all([
    import('./draw-page.server.ts'),
    import('./page-reader.server.ts'),
  ]);
  const picture = await drawPicture(bytes).catch((cause: unknown) => {
    throw new AppError(
      'unreadable',
      'The picture is damaged, cut off or larger than can be read. Scan the page again, or take in the document it was made from.',
      { cause },
    );
  });
  const reader = await openPageReader();
  const page = await reader.read(picture).finally(() => reader.end());
  if (!isReadable(page)) {
    throw new AppError(
      'unreadable',
      'No text could be read on the picture: it is a photograph, handwriting, or too faint. Scan the page in black and white at 300 dots per inch, or take in the document it was made from.',
    );
  }
  const transcript = readNamedTurns(paragraphsOf(page.lines).join('\n\n'), 'picture');
  const segments = placeConfidence(transcript.segments, page.words);
  const notes = scanNotes(new Map([[1, page]]), segments);
  return { ...transcript, segments, leftOut: [...transcript.leftOut, ...notes] };
}
