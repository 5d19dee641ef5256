import { readFile, stat } from 'node:fs/promises';
import { AppError } from '#app/platform/app-error.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';

/** @throws AppError when there is no such file, or it is too large to be a record */
export async function readRecordFile(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new AppError('not-found', `There is no file ${path}.`);
  if (found.size > maxRecordBytes) {
    const megabytes = maxRecordBytes / 1024 / 1024;
    throw new AppError(
      'too-large',
      `${path} is larger than ${megabytes} MB, the most a record may have.`,
    );
  }
  return readFile(path);
}
