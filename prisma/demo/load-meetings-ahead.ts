import { addDays } from 'date-fns/addDays';
import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { saveAgenda } from '#app/records/kept-agenda/save-agenda.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import type { DemoMeetingAhead } from './demo-meeting.ts';
import { demoEntities } from './entities.ts';
import { meetingsAhead } from './meetings/ahead.ts';

const commentsEnd = 17 * 3600;

/** Loads the example meetings that are still to come, each once. */
export async function loadMeetingsAhead(entityIds: Map<string, string>): Promise<void> {
  for (const meeting of meetingsAhead) {
    const govtEntityId = entityIds.get(meeting.entityKey) ?? null;
    const where = { govtEntityId, meetingTitle: meeting.title };
    if ((await db.meeting.count({ where })) > 0) continue;
    await transact((tx) => load(tx, meeting));
  }
}

async function load(tx: Tx, meeting: DemoMeetingAhead): Promise<void> {
  const { entityKey, title, description, inDays, commentDaysBefore, agenda, ...ahead } = meeting;
  const day = addDays(new Date(), inDays);
  const commentDay = commentDaysBefore === null ? null : addDays(day, -commentDaysBefore);
  const { meetingId } = await addMeeting(tx, {
    actorId: null,
    fields: {
      meetingDate: isoDateOf(day),
      governmentBody: demoEntities.find(({ key }) => key === entityKey)?.name ?? null,
      meetingTitle: title,
      meetingDescription: description,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
      ...ahead,
      commentDate: commentDay && isoDateOf(commentDay),
      commentTime: commentDay && commentsEnd,
      isCancelled: ahead.cancelledReason !== null,
    },
  });
  await indexMeeting(tx, meetingId);
  if (agenda.length === 0) return;
  const change = 'Took in the agenda';
  const entries = agenda.map(entryOf);
  await saveAgenda(tx, { actorId: null, meetingId, entries, change, byHand: false });
}

function entryOf(line: string) {
  const [, space = '', designator, title = line] = /^( *)(\w+)\. (.+)$/.exec(line) ?? [];
  return plainEntry({ title, level: space.length / 2, ...(designator && { designator }) });
}
