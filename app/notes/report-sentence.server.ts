import type { Reader } from '#app/entities/entity-access.server.ts';
import { latestVersion } from '#app/meetings/latest-version.server.ts';
import { meetingRefusal, openMeeting } from '#app/meetings/meeting-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { summaryPathFor } from './published-sentences.server.ts';

/** More than anyone who reads closely finds in an hour. */
const anHour = rateLimit({ name: 'sentence-reports', attempts: 30, minutes: 60 });

type Report = {
  reader: Reader;
  meetingId: string;
  /** The version that the reader was shown, and the sentence's place in it. */
  versionId: string;
  sentence: number;
  comment: string;
};

type Reported = {
  isNew: boolean;
  /** Where this reader finds the summary again. */
  summaryPath: string;
};

/**
 * Tells the admins that a sentence of a published summary is wrong. A report of the same sentence
 * that still waits says the new words instead.
 * @throws AppError not-found, forbidden, too-many, or conflict where the summary is another by now
 */
export async function reportSentence(report: Report): Promise<Reported> {
  await anHour.take(report.reader.userId);
  return transact((tx) => write(tx, report));
}

async function write(tx: Tx, report: Report): Promise<Reported> {
  const { reader, meetingId, versionId, sentence, comment } = report;
  const { userId } = reader;
  await lockProfile(tx, userId);
  const readable = await tx.meeting.count({ where: await openMeeting(reader, meetingId, tx) });
  if (readable === 0) throw await meetingRefusal(meetingId, tx);
  const summaryPath = await summaryPathFor(reader, meetingId, tx);
  const version = await latestVersion(tx, meetingId, {
    id: true,
    sentences: { where: { index: sentence }, select: { text: true, citations: true } },
  });
  if (version?.id !== versionId) {
    throw new AppError(
      'conflict',
      'The summary was corrected since you opened this page. Choose the sentence again, if it is still there.',
    );
  }
  const [reported] = version.sentences;
  if (!reported) throw new AppError('invalid', 'Choose the sentence that is wrong.');
  const { text, citations } = reported;
  const said = { versionId, index: sentence, citations, comment };
  const open = await tx.sentenceReport.findFirst({
    where: { userId, meetingId, sentence: text, processed: false },
    select: { id: true },
  });
  if (open) {
    await tx.sentenceReport.update({ where: { id: open.id }, data: said });
    return { isNew: false, summaryPath };
  }
  await tx.sentenceReport.create({ data: { userId, meetingId, sentence: text, ...said } });
  return { isNew: true, summaryPath };
}

/** What a reader wrote about sentences of a meeting that still waits, by the sentence. */
export async function readOpenReports({
  userId,
  meetingId,
}: {
  userId: string;
  meetingId: string;
}): Promise<Map<string, string>> {
  const reports = await db.sentenceReport.findMany({
    // Not by what waits: SQLite would go through all of that.
    where: { userId, meetingId },
    orderBy: { id: 'asc' },
    select: { sentence: true, comment: true, processed: true },
  });
  const open = reports.filter(({ processed }) => !processed);
  return new Map(open.map(({ sentence, comment }) => [sentence, comment]));
}
