import { hasSummary } from '#app/meetings/has-summary.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { writeMemberVotes } from '#app/meetings/member-votes/write-member-votes.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';

type PublishVersion = {
  actorId: string | null;
  meetingId: string;
  versionId: string;
  transcriptId: string | null;
  markdown: string;
  /** What was corrected; asked for where readers have seen another version. */
  correction: string | null;
};

/** Makes a version, whose sentences are all settled, what readers see. */
export async function publishVersion(tx: Tx, publishing: PublishVersion): Promise<void> {
  const { actorId, meetingId, versionId, markdown, correction } = publishing;
  await lockMeeting(tx, meetingId);
  const publishedAt = new Date();
  await tx.summaryVersion.update({
    where: { id: versionId },
    data: {
      publishedAt,
      publishedById: actorId,
      correction,
    },
    select: { id: true },
  });
  // The versions themselves are the history from here on.
  await tx.draftRevision.deleteMany({ where: { versionId } });
  await tx.meeting.update({
    where: { id: meetingId },
    data: { markdownSummary: markdown, lastPublishedAt: publishedAt },
    select: { id: true },
  });
  await writeMemberVotes(tx, meetingId);
  await indexMeeting(tx, meetingId);
  await enqueueJob(tx, {
    kind: 'tell-followers',
    payload: { versionId },
    key: `tell-followers:${versionId}`,
  });
  await enqueueJob(tx, {
    kind: 'tell-webhooks',
    payload: { what: 'summary', versionId },
    key: `tell-webhooks:${versionId}`,
  });
  if (correction !== null) {
    await enqueueJob(tx, {
      kind: 'mail-correction',
      payload: { versionId },
      key: `mail-correction:${versionId}`,
    });
  }
  await audit(tx, {
    actorId,
    action: correction === null ? 'publish-summary' : 'publish-correction',
    subjectType: 'summary',
    subjectId: versionId,
    detail: { meetingId, ...(correction === null ? {} : { correction }) },
  });
}

/** Whether readers see a summary of this meeting now. */
export async function hasPublishedSummary(tx: Tx, meetingId: string): Promise<boolean> {
  const isThere = await hasSummary(tx, meetingId);
  if (isThere === null) throw new AppError('not-found', 'Meeting not found');
  return isThere;
}
