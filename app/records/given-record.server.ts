import { AppError } from '#app/platform/app-error.ts';
import { fetchFile } from '#app/platform/http/fetch-file.server.ts';
import type { ReadAgenda } from './agenda/agenda.ts';
import { readGivenAgenda } from './agenda/read-given-agenda.server.ts';
import type { RecordFile } from './read-record.server.ts';
import { readUpload } from './read-upload.server.ts';
import { maxRecordBytes } from './record-limits.ts';

export type GivenRecord = {
  record?: File;
  /** A link to the record, which the server fetches. */
  link?: string | null;
  agendaFile?: File;
  agenda?: string | null;
};

/** A refusal that belongs to one field of the form. */
export class FieldRefusal extends Error {
  readonly field: 'record' | 'link' | 'agendaFile';
  readonly refusal: AppError;

  constructor(field: FieldRefusal['field'], refusal: AppError) {
    super(refusal.message, { cause: refusal });
    this.field = field;
    this.refusal = refusal;
  }
}

/**
 * The record's bytes and the agenda, from files, a link or what was pasted.
 * @throws FieldRefusal for what cannot be had or read
 */
export async function readGivenRecord(
  given: GivenRecord,
): Promise<RecordFile & { agenda: ReadAgenda | null }> {
  const link = given.link?.trim() ?? '';
  if (given.record && link !== '') {
    throw new FieldRefusal('link', new AppError('invalid', 'Choose a file or a link, not both.'));
  }
  if (!given.record && link === '') {
    throw new FieldRefusal('record', new AppError('invalid', 'Choose a file'));
  }
  const agenda = await readAgendaFile(given.agendaFile, given.agenda);
  const file = given.record
    ? await readUpload(given.record)
    : await from('link', () => fetchFile(link, { maxBytes: maxRecordBytes }));
  return { ...file, agenda };
}

/** An agenda from a file or pasted; null for none. @throws FieldRefusal for what cannot be read */
export const readAgendaFile = (file?: File, pasted?: string | null): Promise<ReadAgenda | null> =>
  from('agendaFile', async () =>
    readGivenAgenda({ file: file && (await readUpload(file)), pasted }),
  );

async function from<T>(field: FieldRefusal['field'], read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof AppError ? new FieldRefusal(field, error) : error;
  }
}
