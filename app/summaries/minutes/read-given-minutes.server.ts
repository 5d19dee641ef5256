import { AppError } from '#app/platform/app-error.ts';
import type { RecordFile } from '#app/records/read-record.server.ts';
import { readMinutesApart } from './read-minutes-apart.server.ts';
import type { MinutesInFile } from './read-minutes-file.server.ts';

export type GivenMinutes = { file?: RecordFile | null; pasted?: string | null };

export type ReadMinutes = MinutesInFile & { fileName: string | null };

/**
 * Minutes that came as a file or were pasted.
 * @throws AppError `invalid`, `too-large` or `unreadable`, also where they tell of no motion
 */
export async function readGivenMinutes({ file, pasted }: GivenMinutes): Promise<ReadMinutes> {
  const typed = pasted?.trim() ?? '';
  if (file && typed !== '') {
    throw new AppError('invalid', 'Choose the minutes’ file or paste their text, not both.');
  }
  if (!file && typed === '') {
    throw new AppError('invalid', 'Choose the minutes’ file, or paste their text.');
  }
  const minutes = await readMinutesApart(
    file ?? { bytes: new TextEncoder().encode(typed), fileName: 'minutes.txt' },
  );
  return { fileName: file?.fileName ?? null, ...minutes };
}
