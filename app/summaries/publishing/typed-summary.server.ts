import { latestVersion } from '#app/meetings/latest-version.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { carryConfirmations, carryJudgements } from '../carry-over.ts';
import { countedOfVersion } from '../counted-of-version.server.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import type { JudgedSentence } from '../judged-sentence.ts';
import { foundIn, openMark } from '../open-mark.ts';
import { readSegments, readSentences, writeSentences } from '../version-rows.server.ts';
import { publishVersion } from './publish-version.server.ts';

type TypedSummary = {
  actorId: string | null;
  meetingId: string;
  markdown: string;
  correction: string | null;
  /** What `judgeTyped` said of the text, before there was a transaction. */
  judged: Judged;
};

export type Judged = {
  /** The transcript that the text was held against. */
  record: string | null;
  sentences: JudgedSentence[];
};

/** Another record came in since the text was judged: it has to be held against that one. */
export class RecordChanged extends AppError {
  constructor() {
    super('conflict', 'A record came in while the summary was saved. Save it again.');
  }
}

/**
 * Holds a typed summary against the record that stands behind its meeting; null for a meeting that
 * is yet to be added. A long one takes a while, and nobody else writes on SQLite while a transaction
 * lasts, so it is done before.
 */
export async function judgeTyped(meetingId: string | null, markdown: string): Promise<Judged> {
  const record = meetingId === null ? null : await recordOf(db, meetingId);
  const segments = await readSegments(db, record);
  const published = meetingId === null ? null : await latestVersion(db, meetingId, { id: true });
  const counted = published ? await countedOfVersion(db, published.id) : [];
  const judged = await judgeMarkdownApart(markdown, { origin: 'typed', segments, counted });
  const before = published ? await readSentences(db, published.id) : [];
  return { record, sentences: carryJudgements(judged, before) };
}

/**
 * Publishes a summary that an admin typed in. What it cites is checked like any other draft; what
 * was confirmed in the published version stays confirmed.
 * @throws AppError `invalid` naming the first sentence that its citation does not carry
 * @throws RecordChanged
 */
export async function publishTypedSummary(tx: Tx, typed: TypedSummary): Promise<void> {
  const { actorId, meetingId, markdown, correction, judged } = typed;
  const published = await latestVersion(tx, meetingId, { id: true });
  const record = await recordOf(tx, meetingId);
  if (judged.record !== record) throw new RecordChanged();
  const before = published ? await readSentences(tx, published.id) : [];
  const sentences = carryConfirmations(
    judged.sentences,
    before.map((one) => ({ ...one, found: foundIn(one) })),
  );
  // Whoever types a sentence has read it: only what is not in the record is held against it.
  refuseUnfounded(sentences.filter((one) => openMark(one) === 'unfounded'));
  const cites = sentences.some((sentence) => sentence.citations.length > 0);
  const transcriptId = cites ? record : null;
  const { id } = await tx.summaryVersion.create({
    data: { meetingId, transcriptId, origin: 'typed', markdown },
    select: { id: true },
  });
  await writeSentences(tx, id, sentences);
  await publishVersion(tx, {
    actorId,
    meetingId,
    versionId: id,
    transcriptId,
    markdown,
    correction,
  });
}

async function recordOf(tx: Tx, meetingId: string): Promise<string | null> {
  const published = await latestVersion(tx, meetingId, { transcriptId: true });
  return published?.transcriptId ?? (await latestTranscript(tx, meetingId));
}

async function latestTranscript(tx: Tx, meetingId: string): Promise<string | null> {
  const transcript = await tx.transcript.findFirst({
    where: { meetingId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return transcript?.id ?? null;
}

function refuseUnfounded(sentences: { text: string; reasons: string[] }[]): void {
  const [first] = sentences;
  if (!first) return;
  const others = sentences.length > 1 ? `, nor ${sentences.length - 1} more` : '';
  const why = `What it cites does not carry “${first.text}” (${first.reasons.join(' ')})${others}.`;
  const advice =
    'Mend it here, or correct the summary under Review, where a sentence can be confirmed with a reason.';
  throw new AppError('invalid', `${why} ${advice}`);
}
