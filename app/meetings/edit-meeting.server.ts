import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { auditChanges } from '#app/platform/audit-changes.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { aheadColumns } from './ahead/ahead-row.server.ts';
import { noteChange } from './ahead/note-change.server.ts';
import { findGovernmentBody } from './government-body.server.ts';
import { lockMeeting } from './lock-meeting.server.ts';
import type { MeetingFields } from './meeting-fields.ts';
import { meetingRow } from './meeting-row.server.ts';
import { writeMemberVotes } from './member-votes/write-member-votes.server.ts';

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
    omit: { transcriptJson: true, pdfSummary: true },
    include: {
      govtEntity: { select: { timeZone: true } },
      transcripts: { take: 1, select: { id: true } },
    },
  });
  const { timeZone, ...link } =
    fields.governmentBody === before.governmentBody
      ? { timeZone: before.govtEntity?.timeZone ?? null }
      : await linkTo(tx, fields.governmentBody);
  const ahead = aheadColumns(fields, { timeZone, cancelledAt: before.cancelledAt });
  const after = { ...meetingRow(fields), ...ahead, ...link };
  // A record belongs to the entity it was taken in for, so it moves with its meeting.
  const entityId = 'govtEntityId' in link ? link.govtEntityId : before.govtEntityId;
  if (entityId !== before.govtEntityId) await moveRecords(tx, meetingId, entityId ?? null);
  await tx.meeting.update({ where: { id: meetingId }, data: after, select: { id: true } });
  const wasHeld = before.transcripts.length > 0 || Boolean(before.markdownSummary?.trim());
  await noteChange(tx, { meetingId, before, after: { ...before, ...after }, timeZone, wasHeld });
  const { sortDate: _, searchTitle: __, ...shown } = after;
  const changes = auditChanges(before, shown);
  // The roster of another day or body may mean others by the same names.
  if (changes.changed.length > 0) await writeMemberVotes(tx, meetingId);
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
  if (governmentBody === null) {
    return { governmentBody: null, govtEntityId: null, timeZone: null };
  }
  const body = await findGovernmentBody(tx, governmentBody);
  if (!body) {
    throw new AppError('invalid', 'Choose a government body from the list.');
  }
  return { governmentBody, govtEntityId: body.id, timeZone: body.timeZone };
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
