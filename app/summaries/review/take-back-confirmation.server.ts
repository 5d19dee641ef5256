import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { readSentences } from '../version-rows.server.ts';
import { tellingSameVote } from './same-vote.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type TakeBack = {
  actorId: string;
  versionId: string;
  /** The revision in which `index` was read. */
  revision: number;
  index: number;
};

/**
 * Takes a confirmation of a draft's sentence back, whoever gave it: the sentence is to be settled again, and what it
 * settled with it.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function takeBackConfirmation(taking: TakeBack): Promise<void> {
  const { actorId, versionId, revision, index } = taking;
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    await lockMeeting(tx, version.meetingId);
    const sentences = await readSentences(tx, versionId);
    const one = sentences.find((sentence) => sentence.index === index);
    if (!one?.confirmedAt) throw changedMeanwhile();
    const others = sentences.filter((other) => isOfSameKey(one, other));
    const settled = await tellingSameVote(tx, { versionId, sentences: others, one });
    const { count } = await tx.summarySentence.updateMany({
      where: {
        versionId,
        index: { in: [index, ...settled.map((other) => other.index)] },
        version: { revision, publishedAt: null },
      },
      data: { confirmedReason: null, confirmedById: null, confirmedAt: null },
    });
    if (count === 0) throw changedMeanwhile();
    await audit(tx, {
      actorId,
      action: 'take-back-confirmation',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, sentence: index },
    });
  });
}

type Confirmed = { confirmedAt: Date | null; confirmedReason: string | null };

/** Whether two sentences were settled by one key, for which nobody gives a reason. */
const isOfSameKey = (one: Confirmed, other: Confirmed) =>
  one.confirmedReason === null &&
  other.confirmedReason === null &&
  other.confirmedAt?.getTime() === one.confirmedAt?.getTime();
