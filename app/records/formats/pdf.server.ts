import { placeConfidence } from '../scans/place-confidence.ts';
import { scanNotes } from '../scans/scan-notes.ts';
import type { Transcript } from '../transcript.ts';
import { readNamedTurns } from './named-turns.ts';
import type { PdfLine } from './pdf-lines.ts';
import { withoutMargins } from './pdf-margins.ts';
import { readPdfPages } from './pdf-pages.server.ts';
import { paragraphsOf } from './pdf-paragraphs.ts';

/**
 * A PDF's text, page by page, a segment for each paragraph or labelled turn. Throws for PDFs without
 * text, locked or damaged ones.
 */
export async function readPdf(bytes: Uint8Array): Promise<Transcript> {
  const { pages, unread, scans, words, title, isWhole } = await readPdfPages(bytes);
  const margins = withoutMargins(pages);
  const text = margins.pages.flatMap((lines) => paragraphsOf(lines)).join('\n\n');
  const transcript = readNamedTurns(text, 'pdf');
  const segments = placeConfidence(transcript.segments, words);
  const leftOut = [
    ...transcript.leftOut,
    ...scanNotes(scans, segments),
    ...margins.leftOut,
    ...tableNotes(margins.pages),
  ];
  if (unread.length > 0)
    leftOut.push(
      `${pageNames(unread)} no text that can be read: empty, or a picture without text.`,
    );
  if (!isWhole)
    leftOut.push('The PDF has no end mark: it may be cut off, and pages may be missing.');
  return { ...transcript, segments, title: transcript.title ?? title, leftOut };
}

function tableNotes(pages: PdfLine[][]): string[] {
  const found = pages.flatMap((lines, index) =>
    lines.filter((line) => line.isTableRow).length >= 3 ? [index + 1] : [],
  );
  if (found.length === 0) return [];
  return [`${pageNames(found)} a table: its cells were read row by row, without its columns.`];
}

function pageNames(numbers: number[]): string {
  if (numbers.length === 1) return `Page ${numbers[0]} has`;
  const named = numbers.slice(0, 12).join(', ');
  return `Pages ${named}${numbers.length > 12 ? ` and ${numbers.length - 12} more` : ''} have`;
}
