import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { carryConfirmations, isUnresolved, judgeMarkdown } from './judged-sentence.ts';
import { publishVersion } from './publish-version.server.ts';
import { readSegments, readSentences, writeSentences } from './version-rows.server.ts';

type TypedSummary = {
  actorId: string | null;
  meetingId: string;
  markdown: string;
  correction: string | null;
};

/**
 * Publishes a summary that an admin typed in. What it cites is checked like any other draft; what
 * was confirmed in the published version stays confirmed.
 * @throws AppError `invalid` naming the first sentence that its citation does not carry
 */
export async function publishTypedSummary(tx: Tx, typed: TypedSummary): Promise<void> {
  const { actorId, meetingId, markdown, correction } = typed;
  const published = await tx.summaryVersion.findFirst({
    where: { meetingId, publishedAt: { not: null } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, transcriptId: true },
  });
  const record = published?.transcriptId ?? (await latestTranscript(tx, meetingId));
  const judged = judgeMarkdown(markdown, {
    origin: 'typed',
    segments: await readSegments(tx, record),
  });
  const sentences = carryConfirmations(
    judged,
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
  const others = sentences.length - 1;
  throw new AppError(
    'invalid',
    `What it cites does not carry “${first.text}” (${first.reasons.join(' ')})${others > 0 ? `, nor ${others} more` : ''}. Mend it here, or correct the summary under Review, where a sentence can be confirmed with a reason.`,
  );
}
