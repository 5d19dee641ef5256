import type { ReadAgenda } from '#app/records/agenda/agenda.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { readReview } from '#app/summaries/review/read-review.server.ts';
import { makeEntity } from './fixtures.ts';
import { makeRecord } from './records.ts';

type Wanted = {
  actorId: string;
  agenda?: ReadAgenda;
  model?: ModelSettings;
} & (
  | { /** What its record is about; no two meetings have the same record. */ street: string }
  | { /** What is said in it, line by line. */ said: string }
);

let meetings = 0;

/** A meeting of a body of its own with a drafted summary, which `draft` reads as the desk has it. */
export async function draftedMeeting({ actorId, agenda, model, ...record }: Wanted) {
  const { entityName } = await makeEntity();
  meetings += 1;
  const { meetingId, transcriptId } = await takeInRecord({
    actorId,
    ...('street' in record
      ? { bytes: makeRecord(`${record.street} ${meetings}`), fileName: 'council.vtt' }
      : {
          bytes: new TextEncoder().encode(`${record.said}\nCLERK: This was evening ${meetings}.`),
          fileName: 'evening.txt',
        }),
    agenda,
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
  await draftSummary({ transcriptId }, { progress: async () => {} }, model ?? null);
  const draft = async () => {
    const { version } = await readReview({ meetingId });
    if (!version) throw new Error('There is no draft.');
    return version;
  };
  return { meetingId, transcriptId, draft };
}

export type DraftOnDesk = Awaited<ReturnType<Awaited<ReturnType<typeof draftedMeeting>>['draft']>>;
