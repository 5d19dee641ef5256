import { basename } from 'node:path';
import { editMeetingForm } from '#app/meetings/meeting-form.ts';
import { AppError } from '#app/platform/app-error.ts';
import { withDatabase } from './open-database.ts';
import { readRecordFile } from './read-file.ts';

type Options = { entity: string; title: string; date: string };

export async function importRecord(file: string, { entity, title, date }: Options): Promise<void> {
  const named = editMeetingForm.shape.meetingTitle.safeParse(title);
  if (!named.success) {
    throw new AppError('invalid', `--title: ${named.error.issues[0]?.message}.`);
  }
  const bytes = await readRecordFile(file);
  const { meetingId, notes } = await withDatabase(async () => {
    const { takeInRecord } = await import('#app/summaries/intake/take-in-record.server.ts');
    const { readyQueue } = await import('#app/platform/jobs/queue.server.ts');
    const { runJobNow } = await import('#app/platform/jobs/run-job.server.ts');
    const { readFaults } = await import('#app/records/faults/fault.ts');
    const { readTextList } = await import('#app/platform/stored-json.ts');
    const { db } = await import('#app/platform/db.server.ts');
    const { jobHandlers } = await import('../worker.ts');
    await readyQueue();
    const taken = await takeInRecord({
      actorId: null,
      bytes,
      fileName: basename(file),
      meeting: { kind: 'new', entityName: entity, title: named.data, date },
    });
    if (taken.jobId) await runJobNow(taken.jobId, jobHandlers);
    const { leftOut, faults } = await db.transcript.findUniqueOrThrow({
      where: { id: taken.transcriptId },
      select: { leftOut: true, faults: true },
    });
    const found = readFaults(faults).map(({ message }) => message);
    return { meetingId: taken.meetingId, notes: [...found, ...readTextList(leftOut)] };
  });
  for (const sentence of notes) console.error(sentence);
  console.log(meetingId);
}
