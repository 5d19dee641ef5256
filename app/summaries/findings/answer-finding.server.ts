import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { refuseReason } from '../review/confirm-sentence.server.ts';
import { changedMeanwhile } from '../review/save-draft.server.ts';
import { type FindingOf, type Findings, unanswered } from './findings.ts';

type OnFinding = FindingOf & {
  actorId: string;
  versionId: string;
  /** The revision in which it was read. */
  revision: number;
};

/**
 * Lets a case or a vote of a draft stand against what was found; the reason is kept with it, and readers see it.
 * @throws AppError `conflict` when the draft was changed since, `invalid` without a reason
 */
export async function answerFinding({ reason: typed, ...on }: OnFinding & { reason: string }) {
  const reason = typed.trim();
  refuseReason(reason, 'it');
  const answer = { confirmedReason: reason, confirmedById: on.actorId, confirmedAt: new Date() };
  await writeAnswer(on, { answer, reason });
}

/**
 * Takes an answer to a finding back, whoever gave it: it is to be settled again.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function takeBackAnswer(on: OnFinding) {
  await writeAnswer(on, { answer: unanswered });
}

type Answer = {
  answer: Omit<Findings, 'found'>;
  /** Where it is given, and not taken back. */
  reason?: string;
};

async function writeAnswer(on: OnFinding, { answer, reason }: Answer): Promise<void> {
  const { actorId, versionId, of, index } = on;
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    await lockMeeting(tx, version.meetingId);
    if ((await answerRows(tx, on, answer)) === 0) throw changedMeanwhile();
    await audit(tx, {
      actorId,
      action: reason === undefined ? 'take-back-finding' : 'confirm-finding',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, [of]: index + 1, ...(reason ? { reason } : {}) },
    });
  });
}

async function answerRows(tx: Tx, on: OnFinding, data: Answer['answer']): Promise<number> {
  const { versionId, revision, index } = on;
  const where = {
    ...{ versionId, index, NOT: { found: '[]' } },
    version: { revision, publishedAt: null },
  };
  const { count } =
    on.of === 'case'
      ? await tx.meetingCase.updateMany({ where, data })
      : await tx.vote.updateMany({ where, data });
  return count;
}
