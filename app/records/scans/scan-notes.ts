import { isUncertain } from '#app/meetings/uncertain-reading.ts';
import type { Segment } from '../transcript.ts';
import { isReadable, type ScannedPage } from './scanned-page.ts';

/** What an editor should know of pages that were read by machine. */
export function scanNotes(
  pages: ReadonlyMap<number, ScannedPage>,
  segments: readonly Segment[],
): string[] {
  const read = [...pages].filter(([, page]) => isReadable(page));
  if (read.length === 0) return [];
  const notes: string[] = [];
  const scanned = segments.flatMap(({ confidence }) => confidence ?? []);
  const uncertain = scanned.filter(isUncertain).length;
  const mean = read.reduce((sum, [, { confidence }]) => sum + confidence, 0) / read.length;
  notes.push(
    `${pagesAre(read.map(([number]) => number))} read by machine from a picture, with a confidence of ${Math.round(mean)} of 100: ${uncertain} of ${scanned.length} passages are uncertain.`,
  );
  const turned = read.filter(([, page]) => page.turned !== 0).map(([number]) => number);
  if (turned.length > 0) {
    notes.push(`${pagesAre(turned)} turned to be read: the scan lies on its side or upside down.`);
  }
  return notes;
}

/** `Page 3 was`, `Pages 1 to 5 were`, `Pages 1, 4 and 9 were`. */
function pagesAre(numbers: number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return `Page ${first} was`;
  if (last - first === numbers.length - 1) return `Pages ${first} to ${last} were`;
  const shown = numbers.slice(0, 12);
  const more = numbers.length - shown.length;
  const end = more > 0 ? `${more} more` : `${shown.pop()}`;
  return `Pages ${shown.join(', ')} and ${end} were`;
}
