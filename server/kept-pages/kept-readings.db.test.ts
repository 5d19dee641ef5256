import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMeeting } from '#app/meetings/read-meeting.server.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { keepUnder, nameOfKept } from '#app/platform/kept/keep-public.server.ts';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { accountOf } from '#app/summaries/account/account-of.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { openVersion } from './open-version.ts';

let version: PublicVersion;

beforeAll(async () => {
  version = await openVersion();
  keepUnder(version);
});
afterAll(async () => {
  keepUnder(null);
  await version.close();
});

async function reading() {
  const { meeting, entity, transcript } = await makePublishedMeeting();
  const readers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { id: userId } = await makeUser({ tier: 'premium' });
      await db.entityAccess.create({ data: { userId, govtEntityId: entity.id } });
      return { userId, tier: 'premium', isAdmin: false };
    }),
  );
  const [first, ...others] = readers;
  if (!first) throw new Error('There are no readers.');
  return { meetingId: meeting.id, transcriptId: transcript.id, entityId: entity.id, first, others };
}

it('what a meeting says is read and composed once for all its readers', async () => {
  const { meetingId, first, others } = await reading();
  const known = await readMeeting(first, meetingId);
  const account = await accountOf(known);
  for (const reader of others) {
    const sent = await statementsOf(async () => {
      const found = await readMeeting(reader, meetingId);
      expect(found.summary).toBe(known.summary);
      expect(await accountOf(found)).toBe(account);
    });
    // Whether they may read it is asked for each, and PostgreSQL whether anything has changed.
    const asked = databaseKind === 'postgres' ? ['SELECT 1'] : [];
    expect(sent.filter((sql) => asked.includes(sql))).toHaveLength(asked.length);
    expect(sent.filter((sql) => /FROM meetings/.test(sql))).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(2 + asked.length);
  }
  expect(account && nameOfKept(account)).toBeTypeOf('number');
});

it('nobody reads what was there before a change, however soon after it they ask', async () => {
  const { meetingId, transcriptId, first } = await reading();
  const said = async () => (await readMeeting(first, meetingId)).behind?.said.get(1)?.text;
  for (let turn = 0; turn < 20; turn += 1) {
    await said();
    const text = `The motion numbered ${turn} fails.`;
    await db.transcriptSegment.updateMany({ where: { transcriptId, index: 1 }, data: { text } });
    expect(await said()).toBe(text);
  }
});

it('what is kept opens to nobody who may not read it', async () => {
  const { meetingId, entityId, first } = await reading();
  await readMeeting(first, meetingId);
  const { id: userId } = await makeUser({ tier: 'premium' });
  const stranger = { userId, tier: 'premium', isAdmin: false };
  await expect(readMeeting(stranger, meetingId)).rejects.toMatchObject({ code: 'forbidden' });
  await db.entityAccess.deleteMany({ where: { userId: first.userId, govtEntityId: entityId } });
  await expect(readMeeting(first, meetingId)).rejects.toMatchObject({ code: 'forbidden' });
});

it('nothing is kept while nobody knows what has changed', async () => {
  const { meetingId, first } = await reading();
  keepUnder({ ...version, latest: () => null });
  const [one, other] = [await readMeeting(first, meetingId), await readMeeting(first, meetingId)];
  expect(other.summary).toEqual(one.summary);
  expect(other.summary).not.toBe(one.summary);
  keepUnder(version);
});
