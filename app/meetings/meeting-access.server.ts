import { noAccess, type Reader, readableEntities } from '#app/entities/entity-access.server.ts';
import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** The condition under which a reader may read a meeting; one without an entity is for admins. */
export async function readableMeetings(
  reader: Reader,
  tx: Tx = db,
): Promise<Prisma.MeetingWhereInput> {
  return reader.isAdmin ? {} : { govtEntity: await readableEntities(reader, tx) };
}

/**
 * This one meeting, where the reader may read it. The sample is open to visitors (null) as well, and so
 * are the meetings of an entity whose own government subscribes.
 */
export async function openMeeting(
  reader: Reader | null,
  meetingId: string,
  tx: Tx = db,
): Promise<Prisma.MeetingWhereInput> {
  // Said by itself: among alternatives, a condition that is empty counts as none.
  if (reader?.isAdmin) return { id: meetingId };
  const open = [{ sampleMeeting: { isNot: null } }, { govtEntity: openToAll() }];
  const forReader = reader ? [await readableMeetings(reader, tx)] : [];
  return { id: meetingId, OR: [...open, ...forReader] };
}

/** Why a meeting cannot be read: there is none, or it is not this reader's to read. */
export async function meetingRefusal(meetingId: string, tx: Tx = db): Promise<AppError> {
  const exists = await tx.meeting.count({ where: { id: meetingId } });
  return exists > 0
    ? new AppError('forbidden', noAccess)
    : new AppError('not-found', 'Meeting not found');
}
