import { isDeepStrictEqual } from 'node:util';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { summaryLimit } from '#app/meetings/meeting-form.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { Segment } from '#app/records/transcript.ts';
import { type Confirmed, carryConfirmations, carryJudgements, writtenAnew } from '../carry-over.ts';
import {
  type CasesAndFacts,
  readCases,
  readCasesAndFacts,
  replaceCases,
} from '../case-rows.server.ts';
import { countedIn } from '../counted-of-version.server.ts';
import { keepRevision } from '../draft-revisions.server.ts';
import { findInDraft } from '../findings/find-in-draft.server.ts';
import { writeFindings } from '../findings/write-findings.server.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import { knownOfMeeting } from '../known-of-meeting.server.ts';
import { foundIn, openMark } from '../open-mark.ts';
import { readSegments, readSentences, writeSentences } from '../version-rows.server.ts';
import { readVotes, replaceVotes, type StoredVote } from '../vote-rows.server.ts';
import { factsAtHome } from './cases/facts-at-home.ts';

type SaveDraft = {
  actorId: string;
  versionId: string;
  /** The revision the text was written on. */
  revision: number;
  markdown: string;
  /** All votes of the draft, where the save changes any of them. */
  votes?: StoredVote[];
  /** All its cases with what was named in them, where the save changes any of these. */
  cases?: CasesAndFacts;
  /** The segments of its record, where they were read already. */
  segments?: Segment[];
  /** What the save does, in words for the list of saves. */
  change?: string;
  /** Confirmations of sentences that the draft does not hold at present. */
  confirmed?: Confirmed[];
};

/**
 * Saves a draft as an admin left it and checks every sentence anew. Confirmations stay with the
 * sentences that did not change, as long as nothing more is found against them.
 * @throws AppError `conflict` when the draft was changed or published since, `invalid` when empty, `too-large`
 */
export async function saveDraft(saving: SaveDraft) {
  const { actorId, versionId, revision, markdown, votes, change = 'Edited' } = saving;
  const { confirmed = [] } = saving;
  if (markdown.trim() === '') throw new AppError('invalid', 'Write a summary before saving.');
  if (markdown.length > summaryLimit) throw tooLong();
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId },
    select: { meetingId: true, transcriptId: true, origin: true, markdown: true },
  });
  if (!version) throw new AppError('not-found', 'Draft not found');
  const cases = saving.cases ?? (await factsMoved(version.markdown, saving));
  const segments = saving.segments ?? (await readSegments(db, version.transcriptId));
  const told = {
    cases: cases?.cases ?? (await readCases(db, versionId)),
    votes: votes ?? (await readVotes(db, versionId)),
  };
  const counted = countedIn(told);
  const known = await knownOfMeeting(db, version.meetingId);
  const { origin } = version;
  const judged = await judgeMarkdownApart(markdown, { origin, segments, counted, known });
  const found = await findInDraft({ ...told, markdown, segments, known });

  return transact(async (tx) => {
    await lockMeeting(tx, version.meetingId);
    const before = await tx.summaryVersion.findFirst({
      where: { id: versionId },
      select: { markdown: true },
    });
    const { count } = await tx.summaryVersion.updateMany({
      where: { id: versionId, revision, publishedAt: null },
      data: { markdown, revision: { increment: 1 } },
    });
    if (count === 0 || !before) throw changedMeanwhile();
    const earlier = await readSentences(tx, versionId);
    await keepRevision(tx, {
      versionId,
      revision,
      change,
      changedById: actorId,
      markdown: before.markdown,
      sentences: earlier,
      votes: votes ? await readVotes(tx, versionId) : null,
      cases: cases ? await readCasesAndFacts(tx, versionId) : null,
    });
    if (votes) await replaceVotes(tx, versionId, votes);
    if (cases) await replaceCases(tx, versionId, cases);
    const sentences = carryConfirmations(carryJudgements(judged, earlier), [
      ...writtenAnew(judged, { counted, earlier }),
      ...confirmed,
      ...earlier.map((one) => ({ ...one, found: foundIn(one) })),
    ]);
    await tx.summarySentence.deleteMany({ where: { versionId } });
    await writeSentences(tx, versionId, sentences);
    const openBeside = await writeFindings(tx, versionId, found);
    await audit(tx, {
      actorId,
      action: 'edit-draft',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, revision: revision + 1, change },
    });
    return {
      revision: revision + 1,
      open: openBeside + sentences.filter((one) => openMark(one)).length,
    };
  });
}

/** What was named follows the sentences of its passages; null where nothing of it does. */
async function factsMoved(
  before: string,
  { versionId, markdown, votes }: SaveDraft,
): Promise<CasesAndFacts | null> {
  const { cases, facts } = await readCasesAndFacts(db, versionId);
  if (facts.length === 0) return null;
  const after = { markdown, cases, votes: votes ?? (await readVotes(db, versionId)) };
  const atHome = factsAtHome({ markdown: before, cases, facts }, after);
  return isDeepStrictEqual(atHome, facts) ? null : { cases, facts: atHome };
}

export function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'This draft was changed or published since you opened it. Nothing was saved: compare with the newer one below.',
  );
}

function tooLong(): AppError {
  return new AppError(
    'too-large',
    `A summary can have at most ${summaryLimit.toLocaleString('en-US')} characters. Nothing was saved: shorten it and save again.`,
  );
}
