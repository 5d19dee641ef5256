import { AppError } from '#app/platform/app-error.ts';
import type { RecordFile } from '../read-record.server.ts';
import { maxAgendaCharacters, maxRecordBytes } from '../record-limits.ts';
import type { ReadAgenda } from './agenda.ts';
import { readAgendaApart } from './read-agenda-apart.server.ts';
import { refuseNoAgenda } from './read-agenda-file.ts';
import { readAgendaText } from './read-agenda-text.ts';

export type GivenAgenda = { file?: RecordFile | null; pasted?: string | null };

/**
 * An agenda that came as a file or was pasted; null where neither was given.
 * @throws AppError `invalid`, `too-large` or `unreadable`, also when it names no items
 */
export async function readGivenAgenda({ file, pasted }: GivenAgenda): Promise<ReadAgenda | null> {
  const typed = pasted?.trim() ?? '';
  if (!file && typed === '') return null;
  if (file && typed !== '') {
    throw new AppError('invalid', 'Choose the agenda’s file or paste its text, not both.');
  }
  if (file) refuseSize(file);
  const agenda = file ? await readAgendaApart(file) : agendaOf(typed);
  if (agenda.text.length > maxAgendaCharacters) throw tooLong();
  return agenda;
}

function agendaOf(text: string): ReadAgenda {
  if (text.length > maxAgendaCharacters) throw tooLong();
  const entries = readAgendaText(text);
  refuseNoAgenda(entries);
  return { text, entries };
}

function refuseSize({ bytes }: RecordFile): void {
  if (bytes.length === 0) throw new AppError('invalid', 'The agenda’s file is empty.');
  if (bytes.length > maxRecordBytes) {
    throw new AppError(
      'too-large',
      `An agenda’s file can have at most ${maxRecordBytes / 1024 / 1024} MB.`,
    );
  }
}

function tooLong(): AppError {
  return new AppError(
    'too-large',
    `An agenda can have at most ${maxAgendaCharacters.toLocaleString('en-US')} characters. Take the list of items, without the reports behind it.`,
  );
}
