import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

type Leave = { actorId: string; documentId: string };

/**
 * Does without a document that was not taken in, on an admin's word: it is not asked for again. One of
 * which an earlier edition is part of its meeting stays so.
 * @throws AppError `conflict` when it was left, or is looked at again, meanwhile; `not-found`
 */
export async function leaveDocument({ actorId, documentId }: Leave): Promise<void> {
  await transact(async (tx) => {
    const document = await tx.upstreamDocument.findUnique({ where: { id: documentId } });
    if (!document) throw new AppError('not-found', 'Document not found');
    const { sourceId, uid, state, kind, url } = document;
    const { count } = await tx.upstreamDocument.updateMany({
      where: { id: documentId, problem: { not: null } },
      data: { problem: null, ...(state !== 'taken' && { state: 'passed-over' }) },
    });
    if (count === 0) throw new AppError('conflict', 'Somebody has seen to it meanwhile.');
    const told = await tx.upstreamMeeting.findUnique({
      where: { sourceId_uid: { sourceId, uid } },
      select: { meetingId: true },
    });
    await audit(tx, {
      ...{ actorId, action: 'leave-document', detail: { kind, url } },
      ...(told?.meetingId
        ? { subjectType: 'meeting', subjectId: told.meetingId }
        : { subjectType: 'source', subjectId: sourceId }),
    });
  });
}
