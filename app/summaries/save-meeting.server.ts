import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { editMeeting } from '#app/meetings/edit-meeting.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { publishTypedSummary } from './typed-summary.server.ts';

type WithSummary = { actorId: string; fields: MeetingFields; summary: string | null };

/** Adds a meeting; a summary typed with it is published with it. */
export async function saveNewMeeting({ actorId, fields, summary }: WithSummary) {
  return transact(async (tx) => {
    const { meetingId } = await addMeeting(tx, { actorId, fields });
    if (summary) {
      await publishTypedSummary(tx, { actorId, meetingId, markdown: summary, correction: null });
    }
    return { meetingId };
  });
}

type Edited = WithSummary & { meetingId: string; correction: string | null };

/** Changes a meeting and, where its text was changed, its summary: both or neither. */
export async function saveMeeting({ actorId, meetingId, fields, summary, correction }: Edited) {
  await transact(async (tx) => {
    await editMeeting(tx, { actorId, meetingId, fields });
    const before = await currentSummary(tx, meetingId);
    if (summary === before) return;
    if (summary === null) return withdrawSummary(tx, { actorId, meetingId });
    await publishTypedSummary(tx, {
      actorId,
      meetingId,
      markdown: summary,
      correction: before === null ? null : (correction ?? 'The summary was edited.'),
    });
  });
}

/** As the form would send it back: line ends of its own kind, nothing around it. */
async function currentSummary(tx: Tx, meetingId: string): Promise<string | null> {
  const { markdownSummary } = await tx.meeting.findUniqueOrThrow({
    where: { id: meetingId },
    select: { markdownSummary: true },
  });
  return markdownSummary?.replaceAll('\r\n', '\n').trim() || null;
}

/** The meeting has no summary any more; the versions that were published stay on record. */
async function withdrawSummary(
  tx: Tx,
  { actorId, meetingId }: { actorId: string; meetingId: string },
) {
  await tx.meeting.update({
    where: { id: meetingId },
    data: { markdownSummary: null },
    select: { id: true },
  });
  await audit(tx, {
    actorId,
    action: 'withdraw-summary',
    subjectType: 'meeting',
    subjectId: meetingId,
  });
}
