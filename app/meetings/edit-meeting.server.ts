import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { findGovernmentBody } from './government-body.server.ts';
import { lockMeeting } from './lock-meeting.server.ts';
import type { MeetingFields } from './meeting-fields.ts';
import { meetingRow } from './meeting-row.server.ts';

type Edit = { actorId: string | null; meetingId: string; fields: MeetingFields };

/**
 * Changes what is known of a meeting. The entity is matched by the government body's name or
 * description; a body that was not touched keeps the link it has.
 * @throws AppError when the meeting, the body or a date does not exist
 */
export async function editMeeting(tx: Tx, { actorId, meetingId, fields }: Edit): Promise<void> {
  await lockMeeting(tx, meetingId);
  const before = await tx.meeting.findUniqueOrThrow({
    where: { id: meetingId },
    omit: { markdownSummary: true, transcriptJson: true, pdfSummary: true },
  });
  const after = {
    ...meetingRow(fields),
    ...(fields.governmentBody === before.governmentBody
      ? {}
      : await linkTo(tx, fields.governmentBody)),
  };
  // A record belongs to the entity it was taken in for, so it moves with its meeting.
  const entityId = 'govtEntityId' in after ? after.govtEntityId : before.govtEntityId;
  if (entityId !== before.govtEntityId) await moveRecords(tx, meetingId, entityId ?? null);
  await tx.meeting.update({ where: { id: meetingId }, data: after, select: { id: true } });
  const { sortDate: _, searchTitle: __, ...shown } = after;
  const changes = auditChanges(before, shown);
  // A form that only edits the summary is logged as that.
  if (changes.changed.length === 0) return;
  await audit(tx, {
    actorId,
    action: 'edit-meeting',
    subjectType: 'meeting',
    subjectId: meetingId,
    detail: changes,
  });
}

async function linkTo(tx: Tx, governmentBody: string | null) {
  if (governmentBody === null) return { governmentBody: null, govtEntityId: null };
  const body = await findGovernmentBody(tx, governmentBody);
  if (!body) {
    throw new AppError('invalid', 'Choose a government body from the list.');
  }
  return { governmentBody, govtEntityId: body.id };
}

async function moveRecords(tx: Tx, meetingId: string, entityId: string | null) {
  const records = await tx.transcript.findMany({
    where: { meetingId },
    select: { id: true, sha256: true },
  });
  if (records.length === 0) return;
  if (entityId === null) {
    throw new AppError(
      'conflict',
      'A record was taken in for this meeting, so it needs a government body.',
    );
  }
  const taken = await tx.transcript.count({
    where: { govtEntityId: entityId, sha256: { in: records.map(({ sha256 }) => sha256) } },
  });
  if (taken > 0) {
    throw new AppError(
      'conflict',
      'This government body already has the same record, with another meeting.',
    );
  }
  await tx.transcript.updateMany({ where: { meetingId }, data: { govtEntityId: entityId } });
}
