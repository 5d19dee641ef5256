import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { aheadColumns } from './ahead/ahead-row.server.ts';
import { requireGovernmentBody } from './government-body.server.ts';
import type { MeetingFields } from './meeting-fields.ts';
import { meetingRow } from './meeting-row.server.ts';

type NewMeeting = {
  actorId: string | null;
  fields: MeetingFields;
};

/**
 * Adds a meeting, linked to the entity that its government body names.
 * @throws AppError when there is no such entity or a date that does not exist
 */
export async function addMeeting(
  tx: Tx,
  { actorId, fields }: NewMeeting,
): Promise<{ meetingId: string; entityId: string }> {
  if (!fields.governmentBody) throw new AppError('invalid', 'Choose a government body.');
  const body = await requireGovernmentBody(tx, fields.governmentBody);
  const { id } = await tx.meeting.create({
    data: {
      ...meetingRow({ ...fields, governmentBody: body.name }),
      ...aheadColumns(fields, { timeZone: body.timeZone, cancelledAt: null }),
      govtEntityId: body.id,
    },
    select: { id: true },
  });
  await audit(tx, {
    actorId,
    action: 'add-meeting',
    subjectType: 'meeting',
    subjectId: id,
    detail: { title: fields.meetingTitle, date: fields.meetingDate, governmentBody: body.name },
  });
  return { meetingId: id, entityId: body.id };
}
