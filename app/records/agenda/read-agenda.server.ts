import { isDocx, isPdf, isPicture } from '../formats/binary-kinds.ts';
import { decodeText } from '../formats/decode-text.ts';
import { linesAbove } from '../heads/head.ts';
import { type RecordFile, readRecord } from '../read-record.server.ts';
import type { AgendaEntry, ReadAgenda } from './agenda.ts';
import { linesOfPages } from './pdf-agenda-lines.ts';
import { linesOfFile, readAgendaFile, refuseNoAgenda } from './read-agenda-file.ts';
import { readAgendaLines, readAgendaText } from './read-agenda-text.ts';
import { writeAgendaText } from './write-agenda-text.ts';

/**
 * Reads an agenda in any format the intake knows, told by its content: PDF, Word document, scan,
 * web page, what meeting platforms answer, plain text.
 * @throws AppError `unreadable` for a file that is damaged, of another kind or without items, and
 * `too-large` for one with more of them than an agenda has
 */
export async function readAgenda({ bytes, fileName }: RecordFile): Promise<ReadAgenda> {
  const isDocument = isPdf(bytes) || isDocx(bytes) || isPicture(bytes);
  const text = isDocument ? null : decodeText(bytes, fileName).text.trim();
  const { entries, lines } =
    text === null
      ? await readDocument({ bytes, fileName })
      : { entries: readAgendaFile(text), lines: linesOfFile(text) };
  refuseNoAgenda(entries);
  const isPlain = text !== null && !/^(?:[<{[])/.test(text);
  if (isPlain) return { entries, text };
  return { entries, text: writeAgendaText(entries), head: linesAbove(lines, entries[0]?.title) };
}

type ReadLines = { entries: AgendaEntry[]; lines: string[] };

async function readDocument(file: RecordFile): Promise<ReadLines> {
  if (!isPdf(file.bytes)) {
    const text = await paragraphsOf(file);
    return { entries: readAgendaText(text), lines: text.split('\n') };
  }
  const { readPdfPages } = await import('../formats/pdf-pages.server.ts');
  const { pages } = await readPdfPages(file.bytes);
  // What every page repeats is no item, but may say whose meeting it is.
  const lines = pages[0]?.map(({ text }) => text) ?? [];
  return { entries: readAgendaLines(linesOfPages(pages)), lines };
}

/** A line for each paragraph. */
async function paragraphsOf(file: RecordFile): Promise<string> {
  const { segments } = await readRecord(file);
  return segments.map(({ text }) => text).join('\n');
}
