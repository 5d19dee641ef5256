import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { formatMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { dateAtNoon } from '#app/platform/calendar-date.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { refuseDateOfApproval } from './approval-date.ts';
import { differencesOf } from './differences.ts';
import { heardVotes } from './minutes-votes.ts';
import type { ReadMinutes } from './read-given-minutes.server.ts';
import { versionBesideMinutes } from './version-beside-minutes.server.ts';

type TakeIn = {
  /** Null for what a source brought by itself */
  actorId: string | null;
  meetingId: string;
  minutes: ReadMinutes;
  /** Null while they are a draft. */
  approvedOn: Date | null;
  /** The editor says that they are of this meeting, whatever they look like. */
  isSure: boolean;
};

/**
 * Keeps minutes with their meeting, in the place of those that are there.
 * @throws AppError `not-found`; `conflict` where they seem to be of another meeting and nobody is
 * sure; `invalid` for a day on which they cannot have been approved
 */
export async function takeInMinutes(taking: TakeIn): Promise<{ votes: number }> {
  const { actorId, meetingId, minutes, approvedOn, isSure } = taking;
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const meeting = await tx.meeting.findUniqueOrThrow({
      where: { id: meetingId },
      select: { meetingDate: true },
    });
    refuseDateOfApproval(approvedOn, meeting.meetingDate);
    if (!isSure) await refuseOther(tx, taking, meeting.meetingDate);
    // What was answered was answered of other minutes.
    await tx.keptDifference.deleteMany({ where: { meetingId } });
    const kept = {
      fileName: minutes.fileName,
      approvedOn,
      paragraphs: JSON.stringify(minutes.paragraphs),
      votes: JSON.stringify(minutes.votes),
    };
    await tx.meetingMinutes.upsert({
      where: { meetingId },
      create: { meetingId, ...kept },
      update: { ...kept, revision: { increment: 1 } },
      select: { meetingId: true },
    });
    await audit(tx, {
      actorId,
      action: 'take-in-minutes',
      subjectType: 'meeting',
      subjectId: meetingId,
      detail: {
        votes: minutes.votes.length,
        approvedOn: approvedOn && isoDateOf(approvedOn),
      },
    });
    return { votes: minutes.votes.length };
  });
}

/** Fewer votes can differ altogether, and still be of one meeting. */
const fewestVotes = 2;

/** Minutes of another meeting are told by their date, or by having no vote in common. */
async function refuseOther(
  tx: Tx,
  { meetingId, minutes }: TakeIn,
  metOn: Date | null,
): Promise<void> {
  if (minutes.date !== null && metOn !== null && minutes.date !== isoDateOf(metOn)) {
    throw new AppError(
      'conflict',
      `These minutes are of ${formatMeetingDate(dateAtNoon(minutes.date))}, and this meeting was on ${formatMeetingDate(metOn)}. Nothing was kept.`,
    );
  }
  const version = await versionBesideMinutes(tx, meetingId);
  if (!version || version.votes.length < fewestVotes || minutes.votes.length < fewestVotes) return;
  const { found } = differencesOf(minutes.votes, heardVotes(version.votes, version.cases));
  if (found > 0) return;
  throw new AppError(
    'conflict',
    `None of the ${minutes.votes.length} motions in these minutes is among the ${version.votes.length} votes of this meeting: they seem to be of another. Nothing was kept.`,
  );
}
