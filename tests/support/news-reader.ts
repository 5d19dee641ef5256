import { markRead } from '#app/meetings/news/mark-read.server.ts';
import { readWhatsNew } from '#app/meetings/news/read-whats-new.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from './fixtures.ts';

export const longAgo = new Date('2020-01-01');

/** A reader who has followed these bodies for long, and who looks at what is new of them. */
export async function makeReader(bodyIds: string[], tier = 'premium') {
  const { id: userId } = await makeUser({ tier });
  for (const govtEntityId of bodyIds) {
    await db.entityAccess.create({ data: { userId, govtEntityId, createdAt: longAgo } });
  }
  const reader = { userId, tier, isAdmin: false };
  return { userId, reader, look: () => readWhatsNew({ reader, bodyIds }) };
}

/** Opens a meeting's page, as it is now. */
export async function read(userId: string, meetingId = '') {
  const { lastPublishedAt } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  const request = new Request('http://localhost');
  await markRead({ userId, meetingId, publishedAt: lastPublishedAt, request });
}
