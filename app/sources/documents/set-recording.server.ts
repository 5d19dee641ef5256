import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { UpstreamDocument } from '../upstream.ts';
import { recordingIn } from './recording-in.ts';

const none = (column: 'audioFile' | 'videoId') => ({ OR: [{ [column]: null }, { [column]: '' }] });

/**
 * Makes what a source leads to the recording of its meeting, where that has none and readers see no
 * summary of it: what is published already an editor has looked at without.
 */
export async function setRecording(
  tx: Tx,
  meetingId: string,
  document: Pick<UpstreamDocument, 'kind' | 'url'>,
): Promise<void> {
  const recorded = recordingIn(document);
  if (recorded === null) return;
  const unheard = [none('audioFile'), none('videoId'), { lastPublishedAt: null }];
  const { count } = await tx.meeting.updateMany({
    where: { id: meetingId, AND: unheard },
    data: recorded,
  });
  if (count === 0) return;
  const before = { audioFile: null, videoId: null };
  await audit(tx, {
    actorId: null,
    action: 'edit-meeting',
    subjectType: 'meeting',
    subjectId: meetingId,
    detail: auditChanges(before, { ...before, ...recorded }),
  });
}
