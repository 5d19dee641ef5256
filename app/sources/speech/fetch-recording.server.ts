import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#app/platform/app-error.ts';
import { askPolitely } from '../asking/ask-politely.server.ts';
import { type Hearing, mostRecordingBytes } from './hearing.ts';

export type FetchedRecording = { sha256: string; bytes: number };

/** Longer than a recording of the largest size takes on a line of ten megabits. */
const fetchSeconds = 40 * 60;

/**
 * Brings a recording to a file, piece by piece, so that memory holds one of them; one that an earlier
 * run has brought is there already. @throws TryLater, AppError
 */
export async function fetchRecording(
  url: string,
  file: string,
  { fetching }: Pick<Hearing, 'fetching'>,
): Promise<FetchedRecording> {
  const there = await stat(file).catch(() => null);
  if (!there) await bring(url, file, fetching);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { sha256: hash.digest('hex'), bytes: (await stat(file)).size };
}

async function bring(url: string, file: string, fetching: Hearing['fetching']): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    const { contentType } = await askPolitely(url, {
      ...fetching,
      accept: 'audio/*, video/*;q=0.9, */*;q=0.1',
      maxBytes: mostRecordingBytes,
      seconds: fetchSeconds,
      take: async (chunk) => {
        await handle.writeFile(chunk);
      },
    });
    if (/^(text|application\/(json|xhtml\+xml|xml))\b/i.test(contentType ?? '')) {
      throw new AppError('unreadable', 'The link leads to a page or a text, not to a recording.');
    }
    await handle.close();
    // Only what is whole has the name.
    await rename(part, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}
