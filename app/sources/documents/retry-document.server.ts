import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { laneOf } from '../asking/lane-of.ts';

type Retry = { actorId: string; documentId: string };

/**
 * Has a document looked at again that was not taken in, on an admin's word. False when that is under
 * way already.
 * @throws AppError not-found, also where no meeting was made of what it belongs to
 */
export async function retryDocument({ actorId, documentId }: Retry): Promise<boolean> {
  return transact(async (tx) => {
    const document = await tx.upstreamDocument.findUnique({
      where: { id: documentId },
      include: { source: { select: { address: true } } },
    });
    const told = document && {
      sourceId_uid: { sourceId: document.sourceId, uid: document.uid },
    };
    const meeting =
      told && (await tx.upstreamMeeting.findUnique({ where: told, select: { meetingId: true } }));
    if (!document || !meeting?.meetingId) throw new AppError('not-found', 'Document not found');
    const { count } = await tx.upstreamDocument.updateMany({
      where: { id: documentId, problem: { not: null } },
      // What is part of the meeting stays so, whatever comes of it; what stood in the source's own
      // answer is taken from the next one.
      data: { problem: null, sha256: null, ...(document.state !== 'taken' && { state: 'found' }) },
    });
    if (count === 0) return false;
    await enqueueJob(tx, {
      kind: 'take-in-document',
      lane: laneOf(document.source),
      payload: { documentId },
      subjectId: meeting.meetingId,
    });
    await audit(tx, {
      actorId,
      action: 'retry-document',
      subjectType: 'meeting',
      subjectId: meeting.meetingId,
    });
    return true;
  });
}
