import { chooseMail } from '#app/alerts/choose-mail.server.ts';
import type { DigestChoice } from '#app/alerts/digest-choice.ts';
import { sendDigests } from '#app/alerts/send-digests.server.ts';
import { tellMeetingChange } from '#app/alerts/tell-meeting-change.server.ts';
import { addMeeting } from '#app/meetings/add-meeting.server.ts';
import { editMeeting } from '#app/meetings/edit-meeting.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity } from './fixtures.ts';
import { makeFollower } from './followers.ts';

const dayMilliseconds = 24 * 3600 * 1000;
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10);

const plain: MeetingFields = {
  meetingDate: dayFromNow(40),
  governmentBody: null,
  meetingTitle: 'Budget hearing',
  meetingDescription: null,
  videoPublishDate: null,
  videoId: null,
  downloadId: null,
  audioFile: null,
  recordingStartSeconds: null,
  startTime: 18.5 * 3600,
  endTime: null,
  place: 'Town Hall',
  attendUrl: null,
  attendHow: null,
  commentDate: null,
  commentTime: null,
  commentHow: null,
  isCancelled: false,
  cancelledReason: null,
};

/** A body with a meeting ahead, and somebody who follows it. */
export async function makeMeetingAhead(choice: DigestChoice, given: Partial<MeetingFields> = {}) {
  const entity = await makeEntity();
  await db.govtEntity.update({
    where: { id: entity.id },
    data: { timeZone: 'America/Denver' },
  });
  const fields = { ...plain, governmentBody: entity.entityName, ...given };
  const { meetingId } = await transact((tx) => addMeeting(tx, { actorId: null, fields }));
  const reader = await makeFollower({ follows: [entity.id] });
  await chooseMail(reader.id, {
    ...{ summaries: choice, timeZone: 'America/Denver' },
    ...{ corrections: true, changes: choice !== 'off', matters: true, quietNights: false },
  });
  const change = async (to: Partial<MeetingFields>) => {
    await transact((tx) =>
      editMeeting(tx, { actorId: null, meetingId, fields: { ...fields, ...to } }),
    );
    await runJobs(meetingId);
  };
  return { entity, meetingId, reader, change };
}

/** Does the work that changes of a meeting bring, each job twice. */
async function runJobs(meetingId: string) {
  const jobs = await db.job.findMany({
    where: { kind: 'tell-meeting-change', subjectId: meetingId },
    orderBy: { id: 'asc' },
  });
  for (const { payload } of jobs) {
    await tellMeetingChange(JSON.parse(payload));
    await tellMeetingChange(JSON.parse(payload));
  }
}

/** Lets the turn of one reader come. */
export async function letChangesTurnCome(userId: string) {
  const past = new Date(Date.now() - 1000);
  await db.profile.updateMany({
    where: { id: userId, changesDueAt: { not: null } },
    data: { changesDueAt: past },
  });
  await db.meetingNotice.updateMany({
    where: { userId, dueAt: { not: null } },
    data: { dueAt: past },
  });
  await sendDigests();
}
