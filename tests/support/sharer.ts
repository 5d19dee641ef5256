import { readShareState } from '#app/meetings/read-share-state.server.ts';
import { shareMeeting } from '#app/meetings/share-meeting.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from './fixtures.ts';

export const origin = 'https://dais.example';
export const markdownSummary = '## Budget\n\nThe council adopted the budget. [10:41 AM](#s3)';

/** A reader who follows one entity, and a way to have meetings of it. */
export async function makeSharer(tier: string | null = 'basic') {
  const { id: userId, email } = await makeUser({ tier });
  const { id: govtEntityId } = await makeEntity();
  await db.entityAccess.create({ data: { userId, govtEntityId } });
  const meeting = async (summary: string | null = markdownSummary) =>
    (await makeMeeting({ govtEntityId, markdownSummary: summary })).id;
  const share = (meetingId: string, more: { showName?: boolean; now?: Date } = {}) =>
    shareMeeting({ userId, meetingId, showName: false, ...more });
  const shareNew = async (more: { showName?: boolean; now?: Date } = {}) =>
    share(await meeting(), more);
  const stateOf = async (meetingId: string, now?: Date) =>
    (await readShareState({ userId, meetingId, origin, now })).state;
  return { userId, email, govtEntityId, meeting, share, shareNew, stateOf };
}
