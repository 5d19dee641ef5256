import { beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { db } from '#app/platform/db.server.ts';
import { statementsOfSearch } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { publishSentences } from '#tests/support/followers.ts';
import type { Found } from './found.ts';
import { search } from './search.server.ts';
import { readSearchAddress } from './search-address.ts';

let town: string;
let own: string;
let ids: Record<'open' | 'closed' | 'followed', string>;
let stranger: Reader;
let follower: Reader;
let admin: Reader;

async function readerOf(tier: string, ...follows: string[]): Promise<Reader> {
  const { id: userId } = await makeUser({ tier });
  for (const govtEntityId of follows) {
    await db.entityAccess.create({ data: { userId, govtEntityId } });
  }
  return { userId, tier, isAdmin: tier === 'admin' };
}

async function publish(govtEntityId: string, sentence: string): Promise<string> {
  const { id } = await makeMeeting({ govtEntityId, date: '2026-02-03', meetingTitle: 'Session' });
  await publishSentences(id, [sentence]);
  return id;
}

const find = (reader: Reader | null, q: string, page = '1') =>
  search(reader, readSearchAddress(new URLSearchParams({ q, page })));
const openIn = ({ open }: Found) => open.meetings.map(({ meetingId }) => meetingId);
const elsewhereIn = ({ elsewhere }: Found) => elsewhere.meetings.map(({ meetingId }) => meetingId);
const until = (subscriptionEndDate: Date | null) =>
  db.profile.update({ where: { id: own }, data: { subscriptionEndDate } });

beforeAll(async () => {
  town = (await makeEntity({ entityName: 'Town of Quarrel' })).id;
  const closed = (await makeEntity({ entityName: 'County of Hush' })).id;
  const followed = (await makeEntity({ entityName: 'Village of Ours' })).id;
  own = (await makeUser({ tier: 'municipal' })).id;
  await db.ownBody.create({ data: { govtEntityId: town, userId: own } });
  ids = {
    open: await publish(town, 'The numbat enclosure was paid for.'),
    closed: await publish(closed, 'The numbat was a clandestine matter.'),
    followed: await publish(followed, 'Our numbat is well.'),
  };
  stranger = await readerOf('free');
  follower = await readerOf('free', followed);
  admin = await readerOf('admin');
});

describe('a body that its government opens to everybody', () => {
  it.each([
    ['a visitor', 'visitor'],
    ['a reader who follows nothing', 'stranger'],
    ['a reader of another body', 'follower'],
  ] as const)('is quoted to %s, with the way to its public page', async (_, is) => {
    const found = await find({ visitor: null, stranger, follower }[is], 'numbat');
    expect(found.open.total).toEqual({ count: 1, isMore: false });
    expect(found.open.meetings).toMatchObject([
      {
        meetingId: ids.open,
        href: `/bodies/${town}/meetings/${ids.open}`,
        hits: [{ href: `/bodies/${town}/meetings/${ids.open}#sentence-1` }],
      },
    ]);
    expect(JSON.stringify(found.open)).toContain('enclosure');
    const closed = { visitor: 0, stranger: 2, follower: 1 };
    expect(elsewhereIn(found)).toHaveLength(closed[is]);
    expect(elsewhereIn(found)).not.toContain(ids.open);
    expect(JSON.stringify(found)).not.toContain('clandestine');
    expect(found.meetings.map(({ meetingId }) => meetingId)).toEqual(
      is === 'follower' ? [ids.followed] : [],
    );
  });

  it('is among their own for who follows it, and for admins', async () => {
    for (const reader of [await readerOf('free', town), admin]) {
      const found = await find(reader, 'numbat enclosure');
      expect(found.meetings[0]).toMatchObject({
        meetingId: ids.open,
        href: `/meetings/${ids.open}`,
      });
      expect(openIn(found)).toEqual([]);
    }
  });

  it('is left out where the query leaves it out, and comes on the first page alone', async () => {
    expect(openIn(await find(null, 'numbat -enclosure'))).toEqual([]);
    expect(openIn(await find(null, 'numbat date:2020'))).toEqual([]);
    expect(openIn(await find(null, 'numbat body:hush'))).toEqual([]);
    expect(openIn(await find(null, 'numbat', '2'))).toEqual([]);
  });

  it('is closed with the last day of the plan, as for its page, and is named again', async () => {
    const isOpen = () => db.govtEntity.count({ where: { id: town, ...openToAll() } });
    for (const [end, count] of [
      [new Date(Date.now() - 1000), 0],
      [new Date(Date.now() + 60_000), 1],
      [null, 1],
    ] as const) {
      await until(end);
      expect(await isOpen()).toBe(count);
      const found = await find(stranger, 'numbat');
      expect(openIn(found)).toHaveLength(count);
      expect(elsewhereIn(found)).toHaveLength(3 - count);
    }
    await db.profile.update({ where: { id: own }, data: { subscriptionTier: 'enterprise' } });
    expect(await isOpen()).toBe(0);
    expect(openIn(await find(null, 'numbat'))).toEqual([]);
    await db.profile.update({ where: { id: own }, data: { subscriptionTier: 'municipal' } });
  });

  it('costs a search no statement', async () => {
    for (const reader of [null, stranger, follower]) {
      const asked = await statementsOfSearch(() => find(reader, 'numbat enclosure'));
      expect(asked.length).toBeLessThanOrEqual(6);
    }
  });
});
