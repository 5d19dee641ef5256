import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { markOf, needsReason, openMark } from '../open-mark.ts';
import { readSentences } from '../version-rows.server.ts';
import { tellingSameVote } from './same-vote.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type ConfirmSentence = {
  actorId: string;
  versionId: string;
  /** The revision in which `index` was read. */
  revision: number;
  index: number;
  reason: string;
};

/** Which sentence is next, how many are left, and how many others this one has settled. */
type Confirmed = { next: number | null; left: number; alsoSettled: number };

/**
 * Lets a marked sentence stand. Where something was found against it, the reviewer's reason is kept
 * with it, and readers see it; what was only compared by rule needs no more than to have been read. So
 * what tells a vote, and was read, is read in the other sentences that tell that vote.
 * @throws AppError `conflict` when the draft was changed since, `invalid` without a reason
 */
export async function confirmSentence(confirming: ConfirmSentence): Promise<Confirmed> {
  const { actorId, versionId, revision, index } = confirming;
  const reason = confirming.reason.trim();
  return transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    await lockMeeting(tx, version.meetingId);
    const sentences = await readSentences(tx, versionId);
    const confirmed = sentences.find((one) => one.index === index);
    const mark = confirmed ? markOf(confirmed) : null;
    if (!confirmed || mark === null) throw changedMeanwhile();
    if (reason !== '' || needsReason(mark)) refuseReason(reason, 'the sentence');
    const others = sentences.filter((one) => one.index !== index && openMark(one) !== null);
    const unread = others.filter((one) => openMark(one) === 'unread');
    const settled =
      mark === 'unread'
        ? await tellingSameVote(tx, { versionId, sentences: unread, one: confirmed })
        : [];
    const settledWith = [index, ...settled.map((one) => one.index)];
    const { count } = await tx.summarySentence.updateMany({
      where: {
        versionId,
        index: { in: settledWith },
        version: { revision, publishedAt: null },
      },
      data: { confirmedReason: reason || null, confirmedById: actorId, confirmedAt: new Date() },
    });
    if (count === 0) throw changedMeanwhile();
    await audit(tx, {
      actorId,
      action: 'confirm-sentence',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, sentence: index, reason },
    });
    const open = others.filter((one) => !settled.includes(one));
    const alike = open.filter((one) => openMark(one) === mark);
    const next = alike.find((one) => one.index > index) ?? alike[0] ?? open[0];
    return { next: next?.index ?? null, left: open.length, alsoSettled: settled.length };
  });
}

const lengthOfReason = { least: 3, most: 500 };

/** @throws AppError `invalid` for what is no reason why `what` holds */
export function refuseReason(reason: string, what: string): void {
  const { least, most } = lengthOfReason;
  if (reason.length >= least && reason.length <= most) return;
  throw new AppError(
    'invalid',
    `Say in a few words why ${what} holds (${least} to ${most} characters).`,
  );
}
