import { line } from '#app/meetings/typed-fields.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { longTitle, noTitle } from './no-title.ts';

type Titling = { actorId: string | null; meetingId: string; typed: string | null };

const title = line(300);

/**
 * Gives a meeting without a title the one that was typed as its summary is published; one that has a title keeps it.
 * @throws AppError `invalid` where it has none and none was typed
 */
export async function titleMeeting(tx: Tx, { actorId, meetingId, typed }: Titling): Promise<void> {
  const { meetingTitle: before } = await tx.meeting.findUniqueOrThrow({
    where: { id: meetingId },
    select: { meetingTitle: true },
  });
  if (before?.trim()) return;
  const read = title.safeParse(typed ?? '');
  if (!read.success) throw new AppError('invalid', longTitle);
  if (read.data === null) throw new AppError('invalid', noTitle);
  await tx.meeting.update({
    where: { id: meetingId },
    data: { meetingTitle: read.data, searchTitle: read.data.toLowerCase() },
    select: { id: true },
  });
  await audit(tx, {
    actorId,
    action: 'edit-meeting',
    subjectType: 'meeting',
    subjectId: meetingId,
    detail: auditChanges({ meetingTitle: before }, { meetingTitle: read.data }),
  });
}
