import { beforeEach, describe, expect, it } from 'vitest';
import { editEntity } from '#app/entities/edit-entity.server.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { summaryMark } from '#app/meetings/summary-mark.server.ts';
import { setAdmin } from '#app/plans/make-admin.server.ts';
import { setPlan } from '#app/plans/set-plan.server.ts';
import { readAuditLog } from '#app/platform/audit-log.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { saveMeeting, saveNewMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { actionCopy, subjectsOf } from './audit-copy.server.ts';
import { detailWords } from './audit-detail.server.ts';

let actorId: string;

beforeEach(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
  const { entityName } = await makeEntity();
  fields = { ...fields, governmentBody: entityName };
  await db.auditEntry.deleteMany();
});

/** The log as the page tells it, the newest first. */
async function told() {
  const { rows } = await readAuditLog();
  const subjects = await subjectsOf(rows);
  return rows.map((change) => ({
    what: actionCopy[change.action],
    ...subjects.get(change.id),
    detail: detailWords(change),
  }));
}

let fields: MeetingFields = {
  meetingDate: '2026-03-10',
  meetingTitle: 'Study Session',
  meetingDescription: null,
  governmentBody: null,
  videoPublishDate: null,
  videoId: null,
  downloadId: null,
  audioFile: null,
  recordingStartSeconds: null,
};

describe('the audit log says', () => {
  it('nothing of a meeting of which only the summary was edited', async () => {
    const first = 'The council met.';
    const { meetingId } = await saveNewMeeting({ actorId, fields, summary: first });
    await db.auditEntry.deleteMany();
    await saveMeeting({
      actorId,
      meetingId,
      fields,
      summary: 'The council adjourned.',
      summaryMark: summaryMark(first),
      correction: 'It adjourned.',
    });
    expect(await told()).toEqual([
      {
        what: 'Published a correction',
        label: 'Study Session',
        about: `Mar 10, 2026, ${fields.governmentBody}`,
        address: `/admin/meetings/${meetingId}`,
        detail: 'It adjourned.',
      },
    ]);
  });

  it('which fields of a meeting were changed, as the form calls them, and from what to what', async () => {
    const { meetingId } = await saveNewMeeting({ actorId, fields, summary: null });
    const changed = { ...fields, meetingTitle: 'Work Session', videoId: 'abc' };
    await saveMeeting({
      actorId,
      meetingId,
      fields: changed,
      summary: null,
      summaryMark: summaryMark(null),
      correction: null,
    });
    expect((await told())[0]?.detail).toBe(
      'Meeting Title: “Study Session” to “Work Session”; Video ID: nothing to “abc”',
    );
  });

  it('what was changed of an entity', async () => {
    const { id, ...entity } = await makeEntity({ entityName: 'Golden Board', state: 'Ohio' });
    const { entityName, entityDescription, entityType } = entity;
    await transact((tx) =>
      editEntity(tx, {
        actorId,
        entityId: id,
        fields: {
          entityName,
          entityDescription,
          entityType,
          state: 'Colorado',
          county: entity.county,
          homepageUrl: null,
          docsLink: null,
          timeZone: null,
        },
      }),
    );
    expect((await told())[0]).toMatchObject({
      label: 'Golden Board',
      address: `/admin/entities/${id}`,
      detail: expect.stringContaining('State: “Ohio” to “Colorado”'),
    });
  });

  it('whose plan was set and who was made an admin', async () => {
    const { email } = await makeUser();
    await setPlan({ actorId, setting: { email, plan: 'enterprise', until: '2099-12-31' } });
    await setAdmin(email, true);
    expect(await told()).toMatchObject([
      { what: 'Made somebody an admin', label: email },
      { what: 'Set a plan', label: email, detail: 'Citizen to Enterprise, until 2099-12-31' },
    ]);
  });
});
