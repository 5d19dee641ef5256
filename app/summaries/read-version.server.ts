import { recordTime } from '#app/meetings/record-time.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { isUnresolved } from './judged-sentence.ts';
import { readSummaryMarkdown } from './summary-markdown.ts';
import { readNumbers, readRollCall, readSegments, readSentences } from './version-rows.server.ts';

/** Longer transcripts are shown around what is cited: a page of 100,000 paragraphs helps nobody. */
const wholeTranscript = 4000;
const around = 6;

/** A version with its checks, its facts and the transcript that both rest on. */
export async function readReviewedVersion(versionId: string) {
  const version = await db.summaryVersion.findUnique({
    where: { id: versionId },
    include: {
      items: { orderBy: { index: 'asc' } },
      votes: { orderBy: { index: 'asc' } },
      transcript: { select: { clockStartSeconds: true } },
    },
  });
  if (!version) throw new AppError('not-found', 'This version does not exist');
  const [sentences, segments] = await Promise.all([
    readSentences(db, versionId),
    readSegments(db, version.transcriptId),
  ]);
  const votes = version.votes.map(({ rollCall, segments: cited, versionId: _, ...vote }) => ({
    ...vote,
    rollCall: readRollCall(rollCall),
    segments: readNumbers(cited),
  }));
  const clockStart = version.transcript?.clockStartSeconds ?? null;
  const headings = headingFinder(version.markdown);
  const cited = [
    ...sentences.flatMap(({ citations }) => citations),
    ...votes.flatMap((vote) => vote.segments),
  ];
  return {
    id: version.id,
    origin: version.origin,
    revision: version.revision,
    markdown: version.markdown,
    isDraft: version.publishedAt === null,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    correction: version.correction,
    items: version.items.map(({ index, title, kind, firstSegment, lastSegment }) => ({
      index,
      title,
      kind,
      firstSegment,
      lastSegment,
    })),
    votes,
    sentences: sentences.map((sentence) => ({
      heading: headings(sentence),
      index: sentence.index,
      text: sentence.text,
      section: sentence.section,
      citations: sentence.citations,
      verdict: sentence.verdict,
      reasons: sentence.reasons,
      confirmedReason: sentence.confirmedReason,
      isUnresolved: isUnresolved(sentence),
    })),
    unresolved: sentences.filter(isUnresolved).length,
    segmentCount: segments.length,
    segments: (segments.length <= wholeTranscript ? segments : near(segments, cited)).map(
      ({ index, startSeconds, speaker, text }) => ({
        index,
        label: recordTime(startSeconds, clockStart) ?? `¶${index + 1}`,
        speaker,
        text,
      }),
    ),
  };
}

export type ReviewedVersion = Awaited<ReturnType<typeof readReviewedVersion>>;

/** The item's title that a sentence stands under, from the markdown it was read from. */
function headingFinder(markdown: string) {
  const read = readSummaryMarkdown(markdown);
  return ({ index, text }: { index: number; text: string }): string | null => {
    const same =
      read[index]?.text === text ? read[index] : read.find((other) => other.text === text);
    return same?.heading ?? null;
  };
}

function near<T extends { index: number }>(segments: T[], cited: number[]): T[] {
  const wanted = new Set(
    cited.flatMap((index) =>
      Array.from({ length: 2 * around + 1 }, (_, offset) => index - around + offset),
    ),
  );
  return segments.filter(({ index }) => wanted.has(index));
}
