import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { Doubt } from '#app/records/heads/find-doubt.server.ts';

/** A body has a record once. */
export class SecondCopy extends AppError {
  /** The meeting that has it. */
  readonly meetingId: string;

  constructor(meetingId: string, message: string) {
    super('conflict', message);
    this.meetingId = meetingId;
  }
}

/** @throws SecondCopy naming the meeting of the body that has the record */
export async function refuseSecondCopy(govtEntityId: string, sha256: string): Promise<void> {
  const taken = await db.transcript.findUnique({
    where: { govtEntityId_sha256: { govtEntityId, sha256 } },
    select: { meetingId: true, meeting: { select: { meetingTitle: true, meetingDate: true } } },
  });
  if (!taken) return;
  throw new SecondCopy(
    taken.meetingId,
    `This record was already taken in, for ${nameOf(taken.meeting)}.`,
  );
}

type Record = {
  sha256: string;
  wordsSha256: string | null;
  /** Whose other records are no question; null for a meeting that is new. */
  meetingId: string | null;
};

/** That another meeting, of whichever body, has the record, or the same text as another file. */
export async function findCopyElsewhere({
  sha256,
  wordsSha256,
  meetingId,
}: Record): Promise<Doubt[]> {
  const taken = await db.transcript.findFirst({
    where: {
      OR: [{ sha256 }, ...(wordsSha256 === null ? [] : [{ wordsSha256 }])],
      ...(meetingId !== null && { meetingId: { not: meetingId } }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      sha256: true,
      meetingId: true,
      meeting: { select: { meetingTitle: true, meetingDate: true } },
      govtEntity: { select: { entityName: true } },
    },
  });
  if (!taken) return [];
  const what = taken.sha256 === sha256 ? 'This record' : 'The text of this record';
  const where = `${nameOf(taken.meeting)}, ${taken.govtEntity.entityName}`;
  const message = `${what} was already taken in, for ${where}.`;
  return [{ of: 'record', message, meetingId: taken.meetingId }];
}

function nameOf({ meetingTitle, meetingDate }: Named): string {
  const name = meetingTitle ? `“${meetingTitle}”` : 'a meeting without a title';
  return `${name} of ${formatMeetingDate(meetingDate)}`;
}

type Named = { meetingTitle: string | null; meetingDate: Date | null };
