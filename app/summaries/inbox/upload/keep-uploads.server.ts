import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addDays } from 'date-fns/addDays';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import type { RecordFile } from '#app/records/read-record.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { keptDays, mostFileBytes, mostFiles, mostKeptBytes, openStates } from './kept-upload.ts';

type KeepUploads = { userId: string; files: RecordFile[]; now?: Date };

/**
 * Keeps files until their editor says what becomes of each, and has them read.
 * @throws AppError `invalid` or `too-large` for too many or too much; nothing is kept then
 */
export async function keepUploads({
  userId,
  files,
  now = new Date(),
}: KeepUploads): Promise<{ batchId: string }> {
  if (files.length === 0) throw new AppError('invalid', 'Choose the files to upload.');
  if (files.length > mostFiles) {
    throw new AppError('invalid', `Send at most ${mostFiles} files at once.`);
  }
  for (const { bytes, fileName } of files) {
    if (bytes.length > mostFileBytes) {
      throw new AppError('too-large', `${fileName} is larger than ${megabytes(mostFileBytes)} MB.`);
    }
  }
  const batchId = randomUUID();
  const expiresAt = addDays(now, keptDays);
  const firsts = new Map<string, string>();
  const rows: Prisma.KeptUploadCreateManyInput[] = [];
  for (const { bytes, fileName } of files) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const first = firsts.get(sha256);
    firsts.set(sha256, first ?? fileName);
    rows.push({
      ...{ batchId, userId, expiresAt, sha256, byteLength: bytes.length },
      fileName: shortName(fileName),
      gzip: first ? null : new Uint8Array(await promisify(gzip)(bytes)),
      state: first ? 'left' : 'waiting',
      problem: first ? `It is the same file as ${shortName(first)}.` : null,
    });
  }
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    const { _sum } = await tx.keptUpload.aggregate({
      where: { userId, state: { in: [...openStates] } },
      _sum: { byteLength: true },
    });
    const sent = rows.reduce((sum, row) => sum + row.byteLength, 0);
    if ((_sum.byteLength ?? 0) + sent > mostKeptBytes) {
      throw new AppError(
        'too-large',
        `More than ${megabytes(mostKeptBytes)} MB would wait. Take in or leave out what you sent before, then send these again.`,
      );
    }
    for (const row of rows) {
      const { id } = await tx.keptUpload.create({ data: row, select: { id: true } });
      if (row.state !== 'waiting') continue;
      await enqueueJob(tx, { kind: 'read-upload', payload: { uploadId: id }, subjectId: id });
    }
  });
  return { batchId };
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** The file's own name without a path or anything a page or a database would trip over. */
function shortName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? '';
  return name.replace(/\p{Cc}/gu, '').slice(-200) || 'record';
}
