import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { editMeeting } from '#app/meetings/edit-meeting.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { writeMemberVotes } from '#app/meetings/member-votes/write-member-votes.server.ts';
import { summaryMark } from '#app/meetings/summary-mark.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { findDoubtsOfMeeting, refuseUnanswered } from '#app/records/heads/find-doubt.server.ts';
import { headOfAgenda } from '#app/records/heads/head.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { judgeTyped, publishTypedSummary, RecordChanged } from './typed-summary.server.ts';

type WithSummary = { actorId: string; fields: MeetingFields; summary: string | null };

type GivenAgenda = {
  agenda?: ReadAgenda | null;
  /** The doubts of its head that were answered with using it all the same. */
  answered?: string | null;
};

/**
 * Adds a meeting with its agenda, where there is one; a summary typed with it is published with it.
 * @throws OtherMeeting where the agenda is headed otherwise and nobody has answered that
 */
export async function saveNewMeeting({
  actorId,
  fields,
  summary,
  agenda,
  answered = null,
}: WithSummary & GivenAgenda) {
  const judged = summary ? await judgeTyped(null, summary) : null;
  return transact(async (tx) => {
    const { meetingId } = await addMeeting(tx, { actorId, fields });
    await indexMeeting(tx, meetingId);
    if (agenda) {
      refuseUnanswered(await findDoubtsOfMeeting(tx, [headOfAgenda(agenda)], meetingId), answered);
      await takeInAgenda(tx, { actorId, meetingId, agenda, how: 'replace', isAnswered: true });
    }
    if (summary && judged) {
      const typed = { actorId, meetingId, markdown: summary, correction: null };
      await publishTypedSummary(tx, { ...typed, judged });
    }
    return { meetingId };
  });
}

type Edited = WithSummary & {
  meetingId: string;
  /** The mark of the summary that the form was opened with. */
  summaryMark: string;
  correction: string | null;
};

/**
 * Changes a meeting and, where its text was changed, its summary: both or neither. A summary that
 * was published while the form stood open is never replaced by what the form was opened with.
 * @throws AppError `conflict` when the text was changed both here and there
 */
export async function saveMeeting(edited: Edited): Promise<void> {
  try {
    await save(edited);
  } catch (error) {
    if (!(error instanceof RecordChanged)) throw error;
    await save(edited);
  }
}

async function save(edited: Edited): Promise<void> {
  const { actorId, meetingId, fields, summary, correction } = edited;
  const isChanged = summaryMark(summary) !== edited.summaryMark;
  const judged = summary && isChanged ? await judgeTyped(meetingId, summary) : null;
  await transact(async (tx) => {
    await editMeeting(tx, { actorId, meetingId, fields });
    await indexMeeting(tx, meetingId);
    const before = await currentSummary(tx, meetingId);
    if (summary === before || !isChanged) return;
    if (summaryMark(before) !== edited.summaryMark) throw changedSummary();
    if (!summary || !judged) return withdrawSummary(tx, { actorId, meetingId });
    await publishTypedSummary(tx, {
      actorId,
      meetingId,
      markdown: summary,
      correction: before === null ? null : (correction ?? 'The summary was edited.'),
      judged,
    });
  });
}

function changedSummary(): AppError {
  return new AppError(
    'conflict',
    'The summary was changed since you opened this form. Nothing was saved: keep a copy of your text, open the form again and make your change in the newer summary.',
  );
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
    data: { markdownSummary: null, lastPublishedAt: null },
    select: { id: true },
  });
  await writeMemberVotes(tx, meetingId);
  await indexMeeting(tx, meetingId);
  await audit(tx, {
    actorId,
    action: 'withdraw-summary',
    subjectType: 'meeting',
    subjectId: meetingId,
  });
}
