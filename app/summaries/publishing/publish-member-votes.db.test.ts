import { expect, it } from 'vitest';
import { summaryMark } from '#app/meetings/summary-mark.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { publishSummary } from './publish-summary.server.ts';
import { saveMeeting } from './save-meeting.server.ts';

it('votes by member come and go with the summary that they follow from', async () => {
  const entity = await makeEntity();
  const { id: meetingId } = await makeMeeting({ govtEntityId: entity.id });
  const { id: versionId } = await db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'extractive',
      markdown: 'It passed.',
      votes: {
        create: [{ index: 0, motion: 'pass', rollCall: '[{"name":"Bolgarini","vote":"yes"}]' }],
      },
    },
  });
  const votes = () => db.memberVote.findMany({ where: { meetingId }, select: { name: true } });
  expect(await votes()).toEqual([]);
  await publishSummary({ actorId: null, versionId, revision: 1 });
  expect(await votes()).toEqual([{ name: 'Bolgarini' }]);
  await saveMeeting({
    actorId: 'admin',
    meetingId,
    fields: {
      meetingDate: '2025-09-09',
      governmentBody: null,
      meetingTitle: 'Regular meeting',
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
    },
    summary: null,
    summaryMark: summaryMark('It passed.'),
    correction: null,
  });
  expect(await votes()).toEqual([]);
});
