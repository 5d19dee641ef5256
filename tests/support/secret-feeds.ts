import { saveSearch } from '#app/alerts/saved-searches/save-search.server.ts';
import { makeFeed } from '#app/feeds/secret/make-feed.server.ts';
import { db } from '#app/platform/db.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting, makeUser } from './fixtures.ts';
import { publishSentences } from './followers.ts';

export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function makeReader(tier = 'premium') {
  const { id } = await makeUser({ tier });
  const follow = (govtEntityId: string) =>
    db.entityAccess.create({ data: { userId: id, govtEntityId } });
  return { id, follow };
}

export const setTier = (id: string, subscriptionTier: string) =>
  db.profile.update({ where: { id }, data: { subscriptionTier } });

/** A body with a summary whose sentence nobody but its followers may read, and a meeting ahead. */
export async function makeBody(words = 'The heron budget was adopted.') {
  const entity = await makeEntity();
  const meetingTitle = `Session of ${entity.entityName}`;
  const { id: meetingId } = await makeMeeting({
    ...{ govtEntityId: entity.id, meetingTitle, date: inDays(-3) },
  });
  await publishSentences(meetingId, [words]);
  await makeMeeting({
    ...{ govtEntityId: entity.id, meetingTitle: `Next of ${entity.entityName}`, date: inDays(9) },
  });
  return { id: entity.id, name: entity.entityName, meetingId };
}

/** A search that sends no mail, and the secret of its address. */
export async function savedBy(userId: string, q: string) {
  const search = readSearchAddress(new URLSearchParams({ q }));
  const searchId = await saveSearch({ userId, search, name: q, rate: 'off' });
  return { searchId, secret: await makeFeed({ userId, searchId }) };
}
