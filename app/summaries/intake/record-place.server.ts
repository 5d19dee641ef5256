import { requireGovernmentBody } from '#app/meetings/government-body.server.ts';
import { dateAtNoon, isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { NewMeeting } from './new-meeting.ts';

/** The body and the day that a record belongs to. */
export type RecordPlace = {
  entityId: string;
  entityName: string;
  date: string | null;
  /** The body of the entity that met, where the meeting names one. */
  body?: string | null;
};

export async function newPlace({
  entityId,
  entityName,
  date,
  videoPublishDate,
}: NewMeeting): Promise<RecordPlace> {
  for (const day of [date, videoPublishDate]) {
    if (day && !dateAtNoon(day)) {
      throw new AppError(
        'invalid',
        `There is no date ${day}. Write a date of the calendar as yyyy-mm-dd.`,
      );
    }
  }
  if (entityId !== undefined) {
    const entity = await db.govtEntity.findUnique({
      where: { id: entityId },
      select: { entityName: true },
    });
    if (!entity) throw new AppError('not-found', 'Government entity not found');
    return { entityId, entityName: entity.entityName, date };
  }
  const body = await requireGovernmentBody(db, entityName ?? '');
  return { entityId: body.id, entityName: body.name, date };
}

export async function knownPlace({ meetingId }: { meetingId: string }): Promise<RecordPlace> {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: {
      meetingDate: true,
      governmentBody: true,
      govtEntity: { select: { id: true, entityName: true } },
    },
  });
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  if (!meeting.govtEntity) {
    throw new AppError(
      'conflict',
      'Choose a government body for this meeting first, then take in its record.',
    );
  }
  const { id, entityName } = meeting.govtEntity;
  const { meetingDate, governmentBody: body } = meeting;
  return { entityId: id, entityName, body, date: meetingDate && isoDateOf(meetingDate) };
}
