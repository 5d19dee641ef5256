import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { carryConfirmations, isUnresolved, judgeMarkdown } from '../judged-sentence.ts';
import { readSegments, readSentences, writeSentences } from '../version-rows.server.ts';
import { publishVersion } from './publish-version.server.ts';

type TypedSummary = {
  actorId: string | null;
  meetingId: string;
  markdown: string;
  correction: string | null;
  /** What `judgeTyped` said of the text, before there was a transaction. */
  judged?: Judged;
};

type Judged = {
  /** The transcript that the text was held against. */
  record: string | null;
  sentences: ReturnType<typeof judgeMarkdown>;
};

/**
 * Holds a typed summary against the record that stands behind its meeting. A long one takes a
 * while, and nobody else writes on SQLite while a transaction lasts, so it is done before.
 */
export async function judgeTyped(meetingId: string, markdown: string): Promise<Judged> {
  return judge(db, await recordOf(db, meetingId), markdown);
}

async function judge(tx: Tx, record: string | null, markdown: string): Promise<Judged> {
  const segments = await readSegments(tx, record);
  return { record, sentences: judgeMarkdown(markdown, { origin: 'typed', segments }) };
}

/**
 * Publishes a summary that an admin typed in. What it cites is checked like any other draft; what
 * was confirmed in the published version stays confirmed.
 * @throws AppError `invalid` naming the first sentence that its citation does not carry
 */
export async function publishTypedSummary(tx: Tx, typed: TypedSummary): Promise<void> {
  const { actorId, meetingId, markdown, correction } = typed;
  const published = await publishedVersion(tx, meetingId);
  const record = await recordOf(tx, meetingId);
  // Another record came in since: the text is held against that one.
  const judged = typed.judged?.record === record ? typed.judged : await judge(tx, record, markdown);
  const sentences = carryConfirmations(
    judged.sentences,
    published ? await readSentences(tx, published.id) : [],
  );
  refuseUnsupported(sentences.filter(isUnresolved));
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

function publishedVersion(tx: Tx, meetingId: string) {
  return tx.summaryVersion.findFirst({
    where: { meetingId, publishedAt: { not: null } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, transcriptId: true },
  });
}

async function recordOf(tx: Tx, meetingId: string): Promise<string | null> {
  const published = await publishedVersion(tx, meetingId);
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

function refuseUnsupported(sentences: { text: string; reasons: string[] }[]): void {
  const [first] = sentences;
  if (!first) return;
  const others = sentences.length > 1 ? `, nor ${sentences.length - 1} more` : '';
  const why = `What it cites does not carry “${first.text}” (${first.reasons.join(' ')})${others}.`;
  const advice =
    'Mend it here, or correct the summary under Review, where a sentence can be confirmed with a reason.';
  throw new AppError('invalid', `${why} ${advice}`);
}
