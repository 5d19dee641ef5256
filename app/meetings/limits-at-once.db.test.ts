import { describe, expect, it } from 'vitest';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { shareMeeting } from './share-meeting.server.ts';

const requests = 50;
const plans = [
  { tier: 'basic', follows: 3, shares: 5 },
  { tier: 'premium', follows: 7, shares: 10 },
];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** How the requests ended, by status; 200 stands for what was written. */
async function allAtOnce(work: (index: number) => Promise<unknown>) {
  const ends = await Promise.allSettled(upTo(requests).map(work));
  const counts: Record<number, number> = {};
  for (const end of ends) {
    const status = end.status === 'fulfilled' ? 200 : (end.reason.status ?? 500);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe.each(plans)('fifty requests at once on the tier $tier', ({ tier, follows, shares }) => {
  it(`follow exactly ${follows} entities`, async () => {
    const { id: userId } = await makeUser({ tier });
    const entities = await Promise.all(upTo(requests).map(() => makeEntity()));
    const ends = await allAtOnce((index) =>
      followEntities({ userId, changes: { add: [entities[index]?.id ?? ''], remove: [] } }),
    );
    expect(ends).toEqual({ 200: follows, 403: requests - follows });
    expect(await db.entityAccess.count({ where: { userId } })).toBe(follows);
  });

  it(`share exactly ${shares} meetings`, async () => {
    const { id: userId } = await makeUser({ tier });
    const { id: govtEntityId } = await makeEntity();
    await db.entityAccess.create({ data: { userId, govtEntityId } });
    const meetings = await Promise.all(
      upTo(requests).map(() => makeMeeting({ govtEntityId, markdownSummary: 'Adopted.' })),
    );
    const ends = await allAtOnce((index) =>
      shareMeeting({ userId, meetingId: meetings[index]?.id ?? '', showName: false }),
    );
    expect(ends).toEqual({ 200: shares, 403: requests - shares });
    expect(await db.meetingShare.count({ where: { userId } })).toBe(shares);
  });

  it('share one meeting by one link', async () => {
    const { id: userId } = await makeUser({ tier });
    const { id: govtEntityId } = await makeEntity();
    await db.entityAccess.create({ data: { userId, govtEntityId } });
    const { id: meetingId } = await makeMeeting({ govtEntityId, markdownSummary: 'Adopted.' });
    expect(await allAtOnce(() => shareMeeting({ userId, meetingId, showName: true }))).toEqual({
      200: requests,
    });
    expect(await db.meetingShare.count({ where: { userId } })).toBe(1);
  });
});
