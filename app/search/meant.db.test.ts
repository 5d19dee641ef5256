import { beforeAll, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { statementsOfSearch } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { publishSentences } from '#tests/support/followers.ts';
import { indexEntities } from './indexing/index-entities.server.ts';
import { search } from './search.server.ts';
import { readSearchAddress } from './search-address.ts';

let follower: Reader;
let stranger: Reader;
let admin: Reader;

async function readerOf(...follows: string[]): Promise<Reader> {
  const { id: userId } = await makeUser();
  for (const govtEntityId of follows) {
    await db.entityAccess.create({ data: { userId, govtEntityId } });
  }
  return { userId, tier: 'free', isAdmin: false };
}

const find = (reader: Reader | null, q: string, page = '1') =>
  search(reader, readSearchAddress(new URLSearchParams({ q, page })));
const meant = async (reader: Reader | null, q: string) => (await find(reader, q)).meant;

beforeAll(async () => {
  const { id } = await makeEntity({ entityName: 'Larkspur Water Board' });
  const meeting = await makeMeeting({ govtEntityId: id, meetingTitle: 'Stormwater workshop' });
  await publishSentences(meeting.id, ['A clandestine culvert was found.', 'The pump is new.']);
  await transact((tx) => indexEntities(tx, [id]));
  follower = await readerOf(id);
  stranger = await readerOf();
  admin = { ...stranger, isAdmin: true };
});

it('a misspelt word is offered as it stands in what its reader may read', async () => {
  for (const reader of [follower, admin]) {
    expect(await meant(reader, 'clandestyne')).toBe('clandestine');
    const corrected = await meant(reader, 'clandestine culvrt');
    expect(corrected).toBe('clandestine culvert');
    expect((await find(reader, corrected ?? '')).meetings).toHaveLength(1);
    expect(await meant(reader, 'clandestine')).toBeNull();
    expect(await meant(reader, 'zebra')).toBeNull();
    expect((await find(reader, 'clandestyne', '2')).meant).toBeNull();
  }
});

it('what was said in a body is offered to nobody who may not read it', async () => {
  const other = await readerOf((await makeEntity()).id);
  for (const reader of [null, stranger, other]) {
    expect(await meant(reader, 'clandestyne')).toBeNull();
    expect(await meant(reader, 'culvrt')).toBeNull();
    expect(await meant(reader, 'culvrt stormwater')).toBeNull();
  }
});

it('titles and names of bodies are offered to everybody', async () => {
  for (const reader of [null, stranger, follower]) {
    expect(await meant(reader, 'larkspurr')).toBe('larkspur');
    expect(await meant(reader, 'stormwatr')).toBe('stormwater');
  }
});

it('costs a statement only where nothing else was left to ask', async () => {
  for (const q of ['clandestyne', 'clandestyne culvrt', 'clandestine culvrt']) {
    const own = await statementsOfSearch(() => find(follower, q));
    expect(own.length).toBeLessThanOrEqual(6);
  }
});
