import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import {
  type Doubt,
  findDoubtsOfMeeting,
  refuseUnanswered,
} from '#app/records/heads/find-doubt.server.ts';
import { compareMinutesApart } from '../comparing/compare-apart.server.ts';
import { refuseDateOfApproval } from './approval-date.ts';
import { heardVotes } from './minutes-votes.ts';
import type { ReadMinutes } from './read-given-minutes.server.ts';
import {
  headBesideMinutes,
  type VersionBesideMinutes,
  versionBesideMinutes,
} from './version-beside-minutes.server.ts';

type TakeIn = {
  /** Null for what a source brought by itself */
  actorId: string | null;
  meetingId: string;
  minutes: ReadMinutes;
  /** Null while they are a draft. */
  approvedOn: Date | null;
  /** The doubts that an editor answered with using them all the same. */
  answered?: string | null;
};

/**
 * Keeps minutes with their meeting, in the place of those that are there.
 * @throws AppError `not-found`; `conflict` where the votes they were held against were changed meanwhile;
 * `invalid` for a day on which they cannot have been approved; OtherMeeting where they seem to be of another
 * meeting and nobody has answered that
 */
export async function takeInMinutes(taking: TakeIn): Promise<{ votes: number }> {
  const { actorId, meetingId, minutes, approvedOn, answered = null } = taking;
  const beside = await layBesideVotes(taking);
  return transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const meeting = await tx.meeting.findUniqueOrThrow({
      where: { id: meetingId },
      select: { meetingDate: true },
    });
    refuseDateOfApproval(approvedOn, meeting.meetingDate);
    const doubts = [
      ...(await findDoubtsOfMeeting(tx, [minutes.head], meetingId)),
      ...(await doubtOfVotes(tx, taking, beside)),
    ];
    refuseUnanswered(doubts, answered);
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

type Beside = {
  version: Pick<VersionBesideMinutes, 'id' | 'revision'> | null;
  /** How many votes were heard. */
  heard: number;
  /** How many of the minutes' are among them; null where there are too few to tell. */
  found: number | null;
};

/** Long minutes take a while, and nobody else writes on SQLite while a transaction lasts. */
async function layBesideVotes({ meetingId, minutes: { votes } }: TakeIn): Promise<Beside> {
  const version = await versionBesideMinutes(db, meetingId);
  const heard = version ? heardVotes(version.votes, version.cases) : [];
  if (heard.length < fewestVotes || votes.length < fewestVotes) {
    return { version, heard: heard.length, found: null };
  }
  const compared = await compareMinutesApart({ written: votes, heard });
  const found = compared.filter(({ kind }) => kind === 'both').length;
  return { version, heard: heard.length, found };
}

/**
 * What having no vote in common says against minutes.
 * @throws AppError `conflict` where they were laid beside other votes than there are now
 */
async function doubtOfVotes(
  tx: Tx,
  { meetingId, minutes }: TakeIn,
  { version: laidBeside, heard, found }: Beside,
): Promise<Doubt[]> {
  const version = await headBesideMinutes(tx, meetingId);
  if (version?.id !== laidBeside?.id || version?.revision !== laidBeside?.revision) {
    throw new AppError(
      'conflict',
      'The votes of this meeting were changed while its minutes were taken in. Take them in again.',
    );
  }
  if (found !== 0) return [];
  const message = `None of the ${minutes.votes.length} motions in the minutes is among the ${heard} votes of this meeting.`;
  return [{ of: 'minutes', message }];
}
