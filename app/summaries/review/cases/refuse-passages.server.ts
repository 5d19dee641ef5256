import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';

/**
 * Refuses passages, counted from 0, that the record of a draft does not have.
 * @throws AppError `invalid`
 */
export async function refusePassages(
  versionId: string,
  passages: readonly number[],
): Promise<void> {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId },
    select: { transcriptId: true },
  });
  if (!version?.transcriptId) return;
  const { transcriptId } = version;
  const count = await db.transcriptSegment.count({ where: { transcriptId } });
  if (passages.every((passage) => passage < count)) return;
  throw new AppError('invalid', `The record has only ${count.toLocaleString('en-US')} passages.`);
}
