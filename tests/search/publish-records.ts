import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { db, transact } from '#app/platform/db.server.ts';
import { runJobNow } from '#app/platform/jobs/run-job.server.ts';
import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { publishVersion } from '#app/summaries/publishing/publish-version.server.ts';
import { jobHandlers } from '#server/worker.ts';
import { makeEntity } from '#tests/support/fixtures.ts';

/**
 * Takes in records, drafts them and publishes the drafts as they are, each for a body of its own.
 * Answers with the meeting of each record.
 */
export async function publishRecords(
  folder: string,
  records: readonly string[],
  agenda: ReadAgenda | null = null,
) {
  const meetings = new Map<string, string>();
  for (const record of records) {
    const { entityName } = await makeEntity();
    const { meetingId, jobId } = await takeInRecord({
      actorId: null,
      bytes: await readFile(join(folder, record)),
      fileName: basename(record),
      agenda,
      meeting: { kind: 'new', entityName, title: null, date: '2026-01-06' },
    });
    await runJobNow(jobId ?? '', jobHandlers);
    const version = await db.summaryVersion.findFirstOrThrow({
      where: { meetingId },
      select: { id: true, transcriptId: true, markdown: true },
    });
    await transact((tx) =>
      publishVersion(tx, {
        ...version,
        actorId: null,
        meetingId,
        versionId: version.id,
        correction: null,
      }),
    );
    meetings.set(record, meetingId);
  }
  return meetings;
}
