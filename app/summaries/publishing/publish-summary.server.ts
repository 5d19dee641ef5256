import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { readTextList } from '#app/platform/stored-json.ts';
import { readCases } from '../case-rows.server.ts';
import { tellsIn } from '../counted-of-version.server.ts';
import { isOpenRow } from '../findings/findings.ts';
import { openMark } from '../open-mark.ts';
import { readOpenDoubts } from '../other-meeting.server.ts';
import { knownNow, recheckDraft } from '../review/recheck-draft.server.ts';
import { changedMeanwhile } from '../review/save-draft.server.ts';
import { readSentences } from '../version-rows.server.ts';
import { readVotes, replaceVotes } from '../vote-rows.server.ts';
import { hasPublishedSummary, publishVersion } from './publish-version.server.ts';
import { settleHeard } from './settle-heard.ts';
import { titleMeeting } from './title-meeting.server.ts';

type PublishSummary = {
  actorId: string | null;
  versionId: string;
  /** The revision the reviewer has read. */
  revision: number;
  correction?: string | null;
  /** For a meeting that has none yet. */
  meetingTitle?: string | null;
};

/**
 * Publishes a draft that was reviewed, once it was held against the roster and the agenda as they are now.
 * @throws AppError `conflict` while sentences are not settled (saying how many), or cases or votes, while what it rests on
 * is headed otherwise than its meeting, or when the draft was changed since, `invalid` when the meeting has no title, or
 * readers know another version and nothing says what changed
 */
export async function publishSummary(publishing: PublishSummary): Promise<{ meetingId: string }> {
  const { actorId, versionId, revision } = publishing;
  const correction = publishing.correction?.trim() || null;
  const known = await recheckDraft(versionId);
  return transact(async (tx) => {
    const { meetingId } = await tx.summaryVersion
      .findUniqueOrThrow({ where: { id: versionId }, select: { meetingId: true } })
      .catch(() => {
        throw new AppError('not-found', 'Draft not found');
      });
    await lockMeeting(tx, meetingId);
    const version = await tx.summaryVersion.findFirst({
      where: { id: versionId, revision, publishedAt: null },
      select: {
        markdown: true,
        transcriptId: true,
      },
    });
    if (!version) throw changedMeanwhile();
    if (version.markdown.trim() === '') {
      throw new AppError('invalid', 'There is nothing to publish yet: the draft is empty.');
    }
    if (known !== (await knownNow(tx, meetingId))) throw knownMeanwhile();
    const sentences = await readSentences(tx, versionId);
    refuseOpen(sentences.filter((one) => openMark(one) !== null).length);
    await refuseFindings(tx, versionId);
    const [doubt] = await readOpenDoubts(tx, { meetingId, transcriptId: version.transcriptId });
    if (doubt) {
      throw new AppError('conflict', `${doubt.message} Say whether it is used all the same first.`);
    }
    const isCorrection = await hasPublishedSummary(tx, meetingId);
    if (isCorrection && !correction) {
      throw new AppError('invalid', 'Say what was corrected: readers see it in a public list.');
    }
    await titleMeeting(tx, { actorId, meetingId, typed: publishing.meetingTitle ?? null });
    await settleVotes(tx, versionId, sentences);
    await publishVersion(tx, {
      actorId,
      meetingId,
      versionId,
      transcriptId: version.transcriptId,
      markdown: version.markdown,
      correction: isCorrection ? correction : null,
    });
    return { meetingId };
  });
}

async function settleVotes(tx: Tx, versionId: string, sentences: Sentences): Promise<void> {
  const votes = await readVotes(tx, versionId);
  if (votes.every(({ footing }) => footing !== 'heard')) return;
  const told = tellsIn({ cases: await readCases(tx, versionId), votes });
  await replaceVotes(tx, versionId, settleHeard(votes, { sentences, told }));
}

function knownMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'The roster or the agenda was changed at this moment. Nothing was published: look at the draft again, then publish.',
  );
}

type Sentences = Awaited<ReturnType<typeof readSentences>>;

async function refuseFindings(tx: Tx, versionId: string): Promise<void> {
  const where = { versionId, ...isOpenRow };
  const rows = { where, select: { found: true }, take: 1 };
  const [open] = [...(await tx.meetingCase.findMany(rows)), ...(await tx.vote.findMany(rows))];
  if (!open) return;
  const [finding = ''] = readTextList(open.found);
  throw new AppError('conflict', `${finding} Change it or say why it holds, then publish.`);
}

function refuseOpen(count: number): void {
  if (count === 0) return;
  const sentences = count === 1 ? '1 sentence is' : `${count} sentences are`;
  throw new AppError(
    'conflict',
    `${sentences} not settled yet. Mend, remove or confirm ${count === 1 ? 'it' : 'them'}, then publish.`,
  );
}
