import { latestVersion } from '#app/meetings/latest-version.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { draftUnderWay } from '../draft-under-way.server.ts';

/**
 * Starts a correction: a draft that begins as the published version stands, checks and
 * confirmations included. A draft that is already under way is answered instead.
 * @throws AppError `conflict` when nothing is published
 */
export async function startCorrection({
  actorId,
  meetingId,
}: {
  actorId: string;
  meetingId: string;
}): Promise<{ versionId: string }> {
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const published = await latestVersion(tx, meetingId, {
      id: true,
      createdAt: true,
      transcriptId: true,
      origin: true,
      markdown: true,
      revision: true,
    });
    if (!published) throw new AppError('conflict', 'There is no published summary to correct yet.');
    const underWay = await draftUnderWay(tx, meetingId, published);
    if (underWay) return { versionId: underWay.id };
    const { id } = await tx.summaryVersion.create({
      data: {
        meetingId,
        transcriptId: published.transcriptId ?? (await latestRecord(tx, meetingId)),
        origin: published.origin,
        markdown: published.markdown,
        // It is a reviewer's work from its first moment: a job must never replace it.
        revision: published.revision + 1,
      },
      select: { id: true },
    });
    const own = <T extends { versionId: string }>(rows: T[]) =>
      rows.map((row) => ({ ...row, versionId: id }));
    const where = { versionId: published.id };
    const cases = own(await tx.meetingCase.findMany({ where }));
    await writeInBatches(cases, (data) => tx.meetingCase.createMany({ data }));
    const votes = own(await tx.vote.findMany({ where }));
    await writeInBatches(votes, (data) => tx.vote.createMany({ data }));
    const facts = own(await tx.fact.findMany({ where }));
    await writeInBatches(facts, (data) => tx.fact.createMany({ data }));
    const sentences = own(await tx.summarySentence.findMany({ where }));
    await writeInBatches(sentences, (data) => tx.summarySentence.createMany({ data }));
    await audit(tx, {
      actorId,
      action: 'start-correction',
      subjectType: 'summary',
      subjectId: id,
      detail: { meetingId },
    });
    return { versionId: id };
  });
}

/** What was typed before there was a record is corrected beside it. */
async function latestRecord(tx: Tx, meetingId: string): Promise<string | null> {
  const record = await tx.transcript.findFirst({
    where: { meetingId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return record?.id ?? null;
}
