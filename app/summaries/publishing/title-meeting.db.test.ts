import { beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from './publish-summary.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

async function onDesk(meetingTitle: string | null) {
  const { meetingId, draft } = await draftedMeeting({ actorId, street: 'Title Street' });
  await db.meeting.update({ where: { id: meetingId }, data: { meetingTitle } });
  const publish = async (typed?: string) => {
    const { id: versionId, revision } = await draft();
    return publishSummary({ actorId, versionId, revision, meetingTitle: typed });
  };
  const stored = () => db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  return { publish, stored };
}

it('a meeting without a title is published with the one that is typed then, and without any not at all', async () => {
  const { publish, stored } = await onDesk(null);
  for (const typed of [undefined, '  ', 'x'.repeat(301)]) {
    await expect(publish(typed)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('Give the meeting a title'),
    });
    expect(await stored()).toMatchObject({ meetingTitle: null, markdownSummary: null });
  }
  await publish(' Budget Hearing ');
  const named = { meetingTitle: 'Budget Hearing', searchTitle: 'budget hearing' };
  expect(await stored()).toMatchObject(named);
});

it('a meeting keeps the title that it has', async () => {
  const { publish, stored } = await onDesk('Council');
  await publish('Another');
  expect((await stored()).meetingTitle).toBe('Council');
});
