import { AppError } from '#app/platform/app-error.ts';
import { readAgenda } from './agenda-lines.ts';
import { isPdf } from './formats/binary-kinds.ts';
import { decodeText } from './formats/decode-text.ts';
import type { RecordFile } from './read-record.server.ts';
import { readRecordApart } from './read-record-apart.server.ts';
import { maxAgendaCharacters, maxRecordBytes } from './record-limits.ts';

export type GivenAgenda = { file?: RecordFile | null; pasted?: string | null };

/**
 * The words of an agenda that came as a file or was pasted; null where neither was given.
 * @throws AppError `invalid`, `too-large` or `unreadable`, also when it names no items
 */
export async function readAgendaText({ file, pasted }: GivenAgenda): Promise<string | null> {
  const typed = pasted?.trim() ?? '';
  if (!file && typed === '') return null;
  if (file && typed !== '') {
    throw new AppError('invalid', 'Choose the agenda’s file or paste its text, not both.');
  }
  const text = file ? await textOf(file) : typed;
  if (text.length > maxAgendaCharacters) {
    throw new AppError(
      'too-large',
      `An agenda can have at most ${maxAgendaCharacters.toLocaleString('en-US')} characters. Take the list of items, without the reports behind it.`,
    );
  }
  if (readAgenda(text).length === 0) {
    throw new AppError(
      'unreadable',
      'No items were found in the agenda: each needs a line of its own that begins with its number or letter, such as “4. Library hours”.',
    );
  }
  return text;
}

async function textOf(file: RecordFile): Promise<string> {
  const { bytes } = file;
  if (bytes.length === 0) throw new AppError('invalid', 'The agenda’s file is empty.');
  if (bytes.length > maxRecordBytes) {
    throw new AppError(
      'too-large',
      `An agenda’s file can have at most ${maxRecordBytes / 1024 / 1024} MB.`,
    );
  }
  if (!isPdf(bytes)) return decodeText(bytes, file.fileName).text.trim();
  const { segments } = await readRecordApart(file);
  return segments.map(({ text }) => text).join('\n');
}
