import { isDocx, isPdf, isPicture } from '../formats/binary-kinds.ts';
import { decodeText } from '../formats/decode-text.ts';
import { type RecordFile, readRecord } from '../read-record.server.ts';
import type { AgendaEntry, ReadAgenda } from './agenda.ts';
import { linesOfPages } from './pdf-agenda-lines.ts';
import { readAgendaFile, refuseNoAgenda } from './read-agenda-file.ts';
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
  const entries =
    text === null ? await entriesOfDocument({ bytes, fileName }) : readAgendaFile(text);
  refuseNoAgenda(entries);
  const isPlain = text !== null && !/^(?:[<{[])/.test(text);
  return { entries, text: isPlain ? text : writeAgendaText(entries) };
}

async function entriesOfDocument(file: RecordFile): Promise<AgendaEntry[]> {
  if (!isPdf(file.bytes)) return readAgendaText(await paragraphsOf(file));
  const { readPdfPages } = await import('../formats/pdf-pages.server.ts');
  return readAgendaLines(linesOfPages((await readPdfPages(file.bytes)).pages));
}

/** A line for each paragraph. */
async function paragraphsOf(file: RecordFile): Promise<string> {
  const { segments } = await readRecord(file);
  return segments.map(({ text }) => text).join('\n');
}
