import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { minutesBesideVotes } from './minutes-beside-votes.server.ts';

/** A paragraph of the minutes is shown as far as it helps to find it. */
const longestPassage = 600;

/**
 * The minutes of a meeting beside its votes, for the page on which an editor works through what
 * differs.
 * @throws AppError `not-found`
 */
export async function readMinutesPage(meetingId: string) {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { meetingTitle: true, meetingDate: true, governmentBody: true },
  });
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  const beside = await minutesBesideVotes(meetingId);
  const { minutes, version } = beside;
  return {
    meeting: {
      title: meeting.meetingTitle ?? 'Untitled meeting',
      date: meeting.meetingDate,
      governmentBody: meeting.governmentBody,
    },
    minutes: minutes && {
      fileName: minutes.fileName,
      approvedOn: minutes.approvedOn && isoDateOf(minutes.approvedOn),
      revision: minutes.revision,
      votes: minutes.votes.length,
    },
    version: version && { id: version.id, revision: version.revision, isDraft: version.isDraft },
    compared: beside.compared && shownBeside(beside),
  };
}

type Compared = Extract<
  Awaited<ReturnType<typeof minutesBesideVotes>>,
  { compared: { found: number } }
>;

function shownBeside({ minutes, version: { votes }, compared }: Compared) {
  const { differences, untold, found } = compared;
  const motionOf = (at: number) => {
    const vote = votes[at];
    return vote ? { place: at + 1, motion: vote.subject ?? vote.motion } : null;
  };
  const shown = (one: (typeof differences)[number]) => {
    const written = minutes.votes[one.written];
    const passage = (written?.segments ?? []).map((at) => minutes.paragraphs[at] ?? '').join(' ');
    return {
      kind: one.kind,
      id: one.id,
      said: one.said,
      isSpelling: one.isSpelling,
      isKept: one.isKept,
      written: one.written,
      designator: written?.designator ?? null,
      motion: written?.motion ?? '',
      heard: one.heard === null ? null : motionOf(one.heard),
      segments: one.heard === null ? [] : (votes[one.heard]?.segments ?? []),
      passage: passage.length > longestPassage ? `${passage.slice(0, longestPassage)}…` : passage,
    };
  };
  return {
    found,
    differences: differences.map(shown),
    untold: untold.flatMap((at) => motionOf(at) ?? []),
  };
}

export type MinutesPage = Awaited<ReturnType<typeof readMinutesPage>>;
export type ShownDifference = NonNullable<MinutesPage['compared']>['differences'][number];

/** How many differences an editor has not answered yet; null where a meeting has no minutes. */
export async function countOpenDifferences(meetingId: string) {
  const { minutes, compared } = await minutesBesideVotes(meetingId);
  return (
    compared && {
      open: compared.differences.filter(({ isKept }) => !isKept).length,
      isApproved: minutes.approvedOn !== null,
    }
  );
}
