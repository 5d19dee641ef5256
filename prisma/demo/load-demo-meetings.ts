import { readFile } from 'node:fs/promises';
import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { dateAtNoon } from '#app/meetings/meeting-date.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { meetingRow } from '#app/meetings/meeting-row.server.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { runJobNow } from '#app/platform/jobs/run-job.server.ts';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { takeInAgenda } from '#app/records/kept-agenda/take-in-agenda.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { publishSummary } from '#app/summaries/publishing/publish-summary.server.ts';
import { judgeTyped, publishTypedSummary } from '#app/summaries/publishing/typed-summary.server.ts';
import type { DemoMeeting } from './demo-meeting.ts';
import { demoEntities } from './entities.ts';
import { demoMeetings, demoSampleMeetingKey } from './meetings.ts';

/** Loads the example meetings as an admin would, and answers with their ids by key. */
export async function loadDemoMeetings(
  entityIds: Map<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const meeting of demoMeetings) {
    const entityId = meeting.entityKey === null ? null : (entityIds.get(meeting.entityKey) ?? null);
    ids.set(meeting.key, (await findLoaded(meeting, entityId)) ?? (await load(meeting, entityId)));
  }
  const meetingId = ids.get(demoSampleMeetingKey) ?? '';
  await db.sampleMeeting.upsert({
    where: { id: 1 },
    create: { id: 1, meetingId },
    update: { meetingId },
  });
  return ids;
}

async function findLoaded(meeting: DemoMeeting, govtEntityId: string | null) {
  const found = await db.meeting.findFirst({
    where: {
      govtEntityId,
      meetingTitle: meeting.title,
      meetingDate: meeting.date === null ? null : dateAtNoon(meeting.date),
    },
    select: { id: true },
  });
  return found?.id ?? null;
}

async function load(meeting: DemoMeeting, entityId: string | null): Promise<string> {
  return meeting.record && meeting.date && entityId
    ? loadRecord({ ...meeting, record: meeting.record, date: meeting.date }, entityId)
    : loadWithoutRecord(meeting);
}

async function loadRecord(
  meeting: DemoMeeting & { record: string; date: string },
  entityId: string,
): Promise<string> {
  const taken = await takeInRecord({
    actorId: null,
    bytes: await readFile(new URL(`./records/${meeting.record}`, import.meta.url)),
    fileName: meeting.record,
    agenda: agendaOf(meeting),
    meeting: {
      kind: 'new',
      entityId,
      title: meeting.title,
      description: meeting.description,
      date: meeting.date,
    },
  });
  if (taken.jobId) await runJobNow(taken.jobId, { 'draft-summary': draftSummary });
  const draft = await db.summaryVersion.findFirst({
    where: { transcriptId: taken.transcriptId, publishedAt: null },
    select: { id: true, revision: true },
  });
  if (meeting.publish && draft) {
    await publishSummary({ actorId: null, versionId: draft.id, revision: draft.revision });
  }
  return taken.meetingId;
}

const agendaOf = ({ agenda }: DemoMeeting) =>
  agenda === undefined ? null : { text: agenda, entries: readAgendaText(agenda) };

async function loadWithoutRecord(meeting: DemoMeeting): Promise<string> {
  const entity = demoEntities.find(({ key }) => key === meeting.entityKey);
  const markdown = meeting.summary
    ? await readFile(new URL(`./summaries/${meeting.summary}`, import.meta.url), 'utf8')
    : null;
  const judged = markdown ? await judgeTyped(null, markdown) : null;
  return transact(async (tx) => {
    const fields = {
      meetingDate: meeting.date,
      governmentBody: entity?.name ?? null,
      meetingTitle: meeting.title,
      meetingDescription: meeting.description,
      videoPublishDate: meeting.videoPublishDate ?? null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
    };
    const { meetingId } = entity
      ? await addMeeting(tx, { actorId: null, fields })
      : await addUnassigned(tx, fields);
    const agenda = agendaOf(meeting);
    if (agenda) await takeInAgenda(tx, { actorId: null, meetingId, agenda });
    await indexMeeting(tx, meetingId);
    if (markdown && judged) {
      const typed = { actorId: null, meetingId, markdown, correction: null };
      await publishTypedSummary(tx, { ...typed, judged });
    }
    return meetingId;
  });
}

/** The form asks for a body, but meetings from elsewhere may come without one. */
async function addUnassigned(tx: Tx, fields: MeetingFields): Promise<{ meetingId: string }> {
  const { id } = await tx.meeting.create({ data: meetingRow(fields), select: { id: true } });
  return { meetingId: id };
}
