import { describe, expect, it } from 'vitest';
import { changePassword } from '#app/accounts/change-password.server.ts';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { admit } from '../admit.server.ts';
import { ApiProblem } from '../problem.ts';
import { countRequest } from './count-request.server.ts';
import { findKey } from './find-key.server.ts';
import { mostKeys } from './key-limits.ts';
import { listKeys } from './list-keys.server.ts';
import { makeKey } from './make-key.server.ts';
import { revokeKey } from './revoke-key.server.ts';

async function makeReader(tier = 'premium') {
  const { id } = await makeUser({ tier });
  return id;
}

const setTier = (id: string, subscriptionTier: string) =>
  db.profile.update({ where: { id }, data: { subscriptionTier } });

let addresses = 0;
/** What the API refuses a request with, or that it does not. */
async function refusal(authorization: string | null, address = `198.51.100.${++addresses}`) {
  const headers = new Headers(authorization === null ? {} : { Authorization: authorization });
  try {
    await admit(headers, address);
    return 'none';
  } catch (error) {
    return error instanceof ApiProblem ? error.problem : String(error);
  }
}

describe('a key', () => {
  it('opens the API to its reader, and is kept nowhere', async () => {
    const userId = await makeReader();
    const text = await makeKey({ userId, name: 'Dashboard' });
    expect(await findKey(text)).toEqual({ userId, tier: 'premium', isAdmin: false });
    const [row] = await db.apiKey.findMany({ where: { userId } });
    expect(text.startsWith(`${row?.prefix}_`)).toBe(true);
    expect(JSON.stringify(row)).not.toContain(text.slice(-43));
  });

  it('is nothing once a letter of it is another, or once it is revoked', async () => {
    const userId = await makeReader();
    const text = await makeKey({ userId, name: 'Dashboard' });
    const other = text.endsWith('A') ? 'B' : 'A';
    expect(await findKey(text.slice(0, -1) + other)).toBeNull();
    const [key] = await listKeys(userId);
    const eve = await makeReader();
    await expect(revokeKey(eve, key?.id ?? '')).rejects.toMatchObject({ status: 404 });
    expect(await findKey(text)).not.toBeNull();
    await revokeKey(userId, key?.id ?? '');
    expect(await findKey(text)).toBeNull();
    expect(await listKeys(userId)).toEqual([]);
    await expect(revokeKey(userId, key?.id ?? '')).rejects.toMatchObject({ status: 404 });
  });

  it('says when it was last used, written once a minute', async () => {
    const userId = await makeReader();
    const text = await makeKey({ userId, name: 'Dashboard' });
    const used = async () => (await listKeys(userId))[0]?.lastUsedAt?.toISOString() ?? null;
    expect(await used()).toBeNull();
    await findKey(text, new Date('2026-03-10T10:00:00Z'));
    await findKey(text, new Date('2026-03-10T10:00:40Z'));
    expect(await used()).toBe('2026-03-10T10:00:00.000Z');
    await findKey(text, new Date('2026-03-10T10:01:10Z'));
    expect(await used()).toBe('2026-03-10T10:01:10.000Z');
  });

  it('is one of ten, however many are asked for at once', async () => {
    const userId = await makeReader();
    const made = await Promise.allSettled(
      Array.from({ length: mostKeys + 3 }, (_, index) => makeKey({ userId, name: `Key ${index}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostKeys);
    expect(await listKeys(userId)).toHaveLength(mostKeys);
    const [first] = await listKeys(userId);
    await revokeKey(userId, first?.id ?? '');
    await makeKey({ userId, name: 'In its place' });
  });

  it('waits while the plan has no API, and works again when it has', async () => {
    const userId = await makeReader();
    const text = await makeKey({ userId, name: 'Dashboard' });
    await setTier(userId, 'basic');
    expect(await refusal(`Bearer ${text}`)).toBe('not-in-plan');
    await expect(makeKey({ userId, name: 'Another' })).rejects.toMatchObject({
      status: 403,
      message: 'Your plan, Pro, does not include the API. Pro+ does.',
    });
    await setTier(userId, 'enterprise');
    expect(await refusal(`Bearer ${text}`)).toBe('none');
  });

  it('outlives a change of password, is in the download of data, and goes with the account', async () => {
    const userId = await makeReader();
    const passwordHash = await hashPassword('Password1!');
    const { email } = await db.user.update({ where: { id: userId }, data: { passwordHash } });
    const text = await makeKey({ userId, name: 'Dashboard' });
    await changePassword({
      ...{ userId, email, sessionId: 'none' },
      ...{ currentPassword: 'Password1!', newPassword: 'Harbor!49kettles' },
    });
    expect(await refusal(`bearer  ${text}`)).toBe('none');
    const held = await exportData(userId);
    expect(held.apiKeys).toMatchObject([{ name: 'Dashboard', prefix: text.slice(0, 15) }]);
    const [row] = await db.apiKey.findMany({ where: { userId } });
    expect(JSON.stringify(held)).not.toContain(text.slice(-43));
    expect(JSON.stringify(held)).not.toContain(row?.hash);
    await deleteAccount({ userId, password: 'Harbor!49kettles' });
    expect(await db.apiKey.count({ where: { userId } })).toBe(0);
    expect(await db.apiUsage.count({ where: { userId } })).toBe(0);
    expect(await refusal(`Bearer ${text}`)).toBe('wrong-key');
  });
});

describe('who sends no key that works', () => {
  it.each([
    [null, 'no-key'],
    ['', 'wrong-key'],
    ['Bearer', 'wrong-key'],
    ['Bearer ', 'wrong-key'],
    ['Basic cmVhZGVyOnBhc3N3b3Jk', 'wrong-key'],
    ['Bearer dais_0123456789', 'wrong-key'],
    [`Bearer dais_0123456789_${'x'.repeat(43)}`, 'wrong-key'],
    [`Bearer dais_0123456789_${'x'.repeat(10_000)}`, 'wrong-key'],
    ['Bearer one two', 'wrong-key'],
    ["Bearer ' OR 1=1 --", 'wrong-key'],
  ])('with %.40s is told %s', async (authorization, told) => {
    expect(await refusal(authorization)).toBe(told);
  });

  it('is slowed down after many, and nobody else with them', async () => {
    const userId = await makeReader();
    const text = await makeKey({ userId, name: 'Dashboard' });
    const from = '203.0.113.9';
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await refusal('Bearer wrong', from)).toBe('wrong-key');
    }
    expect(await refusal('Bearer wrong', from)).toMatch(/Too many attempts/);
    expect(await refusal(`Bearer ${text}`, from)).toBe('none');
    expect(await refusal('Bearer wrong', '203.0.113.10')).toBe('wrong-key');
  });
});

describe("a day's requests", () => {
  const at = (time: string) => new Date(`2026-03-10T${time}Z`);

  it('are counted to the last, also at once, and anew the next day', async () => {
    const userId = await makeReader();
    const first = await countRequest(userId, 5, at('23:00:00'));
    expect(first).toEqual({ limit: 5, left: 4, resetSeconds: 3600, isOver: false });
    const rest = await Promise.all(
      Array.from({ length: 8 }, () => countRequest(userId, 5, at('23:59:59'))),
    );
    expect(rest.map(({ left }) => left).toSorted()).toEqual([0, 0, 0, 0, 0, 1, 2, 3]);
    expect(rest.filter(({ isOver }) => isOver)).toHaveLength(4);
    const next = await countRequest(userId, 5, new Date('2026-03-11T00:00:00Z'));
    expect(next).toMatchObject({ left: 4, isOver: false, resetSeconds: 86_400 });
  });

  it('are those of all keys together, told in the headers, and then refused', async () => {
    const userId = await makeReader();
    const [one, other] = [
      await makeKey({ userId, name: 'One' }),
      await makeKey({ userId, name: 'Other' }),
    ];
    const day = new Date().toISOString().slice(0, 10);
    await db.apiUsage.create({ data: { userId, day, requests: 998 } });
    const admitted = await admit(new Headers({ Authorization: `Bearer ${one}` }), '192.0.2.1');
    expect(admitted.allowance).toMatchObject({ limit: 1000, left: 1 });
    expect(await refusal(`Bearer ${other}`)).toBe('none');
    expect(await refusal(`Bearer ${one}`)).toBe('day-used-up');
    await setTier(userId, 'enterprise');
    expect(await refusal(`Bearer ${one}`)).toBe('none');
  });
});
