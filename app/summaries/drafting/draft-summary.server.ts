import { z } from 'zod';
import { readRoster } from '#app/entities/roster/read-roster.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { type RunningJob, TryLater } from '#app/platform/jobs/job.ts';
import { progressTeller } from '#app/platform/jobs/tell-progress.server.ts';
import { readTextList } from '#app/platform/stored-json.ts';
import { readAgendaEntries } from '#app/records/kept-agenda/agenda-rows.server.ts';
import type { RecordFormat, Transcript } from '#app/records/transcript.ts';
import { carryJudgements } from '../carry-over.ts';
import { readCasesAndFacts } from '../case-rows.server.ts';
import type { DraftOptions } from '../draft.ts';
import { keepRevision } from '../draft-revisions.server.ts';
import { againstOutcome, againstStates } from '../findings/contradictions.ts';
import { writeFindings } from '../findings/write-findings.server.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import { modelRestsFor } from '../model/ask-model.server.ts';
import { draftRecorded } from '../model/draft-recorded.server.ts';
import { type ModelSettings, modelSettings } from '../model/model-settings.ts';
import { readSegments, readSentences, writeVersionRows } from '../version-rows.server.ts';
import { readVotes } from '../vote-rows.server.ts';
import { countedSentences } from './counted-tells.ts';
import { draftApart } from './draft-apart.server.ts';

const payloadShape = z.object({
  transcriptId: z.string(),
  /** A draft that a reviewer gave up, as it stood then. */
  replacing: z.object({ versionId: z.string(), revision: z.number() }).optional(),
});

type Replacing = z.infer<typeof payloadShape>['replacing'];

/** Drafting is most of the work; reading before and writing after it are the rest. */
const share = { from: 5, to: 90 };

/**
 * The job 'draft-summary': drafts a summary of a transcript and checks every sentence of it. Run
 * again, it replaces a draft that nobody has touched, or the one that a reviewer gave up, and leaves
 * everything else alone.
 */
export async function draftSummary(
  payload: unknown,
  job: Pick<RunningJob, 'progress'>,
  model: ModelSettings | null = modelSettings(env),
) {
  const { transcriptId, replacing } = payloadShape.parse(payload);
  const { tell, settled } = progressTeller(job);
  tell(0, 'Reading the record');
  const record = await db.transcript.findUnique({
    where: { id: transcriptId },
    include: { meeting: { select: { meetingDate: true, governmentBody: true } } },
  });
  if (!record || (await isSettled(db, transcriptId, replacing))) return;
  const rest = model ? modelRestsFor() : 0;
  if (rest > 0) throw new TryLater('The language model keeps failing', { seconds: rest });
  const transcript: Transcript = {
    // Written by takeInRecord from the same type.
    format: record.format as RecordFormat,
    title: null,
    description: null,
    date: null,
    clockStartSeconds: record.clockStartSeconds,
    segments: await readSegments(db, transcriptId),
    leftOut: readTextList(record.leftOut),
  };

  const agenda = await readAgendaEntries(db, record.meetingId);
  const day = record.meeting.meetingDate && isoDateOf(record.meeting.meetingDate);
  const members = await readRoster(db, {
    entityId: record.govtEntityId,
    day,
    body: record.meeting.governmentBody,
  });
  const options = {
    agenda,
    members,
    onProgress: ({ done, step }: { done: number; step: string }) =>
      tell(share.from + done * (share.to - share.from), step),
  };
  const draft = model
    ? await draftRecorded({
        model,
        transcriptId,
        // The model's own steps tell how far the work is.
        extract: (outline) =>
          draftApart(transcript, { ...options, outline, onProgress: undefined }),
        transcript,
        options,
      })
    : await draftOwnWords(transcript, options);
  tell(share.to, 'Storing the draft');
  await settled();
  // What readers will see is the markdown, so its sentences are the ones that are kept.
  const { segments } = transcript;
  const judged = await judgeMarkdownApart(draft.markdown, {
    origin: draft.origin,
    segments,
    counted: countedSentences(draft),
    known: {
      titles: agenda?.map(({ title }) => title),
      members: members.map(({ name }) => name),
      date: day,
    },
  });
  const sentences = carryJudgements(judged, draft.sentences);

  await transact(async (tx) => {
    await lockMeeting(tx, record.meetingId);
    if (await isSettled(tx, transcriptId, replacing)) return;
    const givenUp = await draftToKeep(tx, replacing);
    await tx.summaryVersion.deleteMany({ where: { transcriptId, publishedAt: null } });
    const { id } = await tx.summaryVersion.create({
      data: {
        meetingId: record.meetingId,
        transcriptId,
        origin: draft.origin,
        markdown: draft.markdown,
        draftNote: [draft.note, ...draft.notes].filter((note) => note !== null).join(' ') || null,
      },
      select: { id: true },
    });
    const { facts } = draft.extractive;
    await writeVersionRows(tx, id, { ...draft, facts, sentences });
    await writeFindings(tx, id, {
      cases: againstStates(draft.cases, draft.votes),
      votes: new Map(draft.votes.map((vote, index) => [index, againstOutcome(vote)])),
    });
    if (givenUp) await keepRevision(tx, { ...givenUp, versionId: id, revision: 0 });
  });
}

async function draftOwnWords(transcript: Transcript, options: DraftOptions) {
  const extractive = await draftApart(transcript, options);
  return {
    ...extractive,
    extractive,
    origin: 'extractive' as const,
    note: null,
    heardCounts: new Map(),
  };
}

/** Somebody has worked on a summary of this transcript: saved, confirmed or published. */
async function isSettled(tx: Tx, transcriptId: string, replacing: Replacing): Promise<boolean> {
  const touched = await tx.summaryVersion.count({
    where: {
      transcriptId,
      OR: [
        { publishedAt: { not: null } },
        { revision: { gt: 1 } },
        { sentences: { some: { confirmedAt: { not: null } } } },
      ],
      ...(replacing
        ? { NOT: { id: replacing.versionId, revision: replacing.revision, publishedAt: null } }
        : {}),
    },
  });
  return touched > 0;
}

/** What a reviewer gave up is kept with the draft that takes its place. */
async function draftToKeep(tx: Tx, replacing: Replacing) {
  const draft =
    replacing &&
    (await tx.summaryVersion.findUnique({
      where: { id: replacing.versionId },
      select: { markdown: true },
    }));
  if (!replacing || !draft) return null;
  return {
    markdown: draft.markdown,
    sentences: await readSentences(tx, replacing.versionId),
    votes: await readVotes(tx, replacing.versionId),
    cases: await readCasesAndFacts(tx, replacing.versionId),
    change: 'Drafted again',
    changedById: null,
  };
}
