import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { setAdmin } from './make-admin.server.ts';

const tierOf = async (id: string) =>
  (await db.profile.findUniqueOrThrow({ where: { id } })).subscriptionTier;
const logOf = async (id: string) =>
  (await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })).map(
    ({ action, detail }) => [action, JSON.parse(detail)],
  );

describe('the admin', () => {
  it('is given and taken by e-mail, and both are on record without personal data', async () => {
    const { id, email } = await makeUser({ tier: 'basic' });
    expect(await setAdmin(email.toUpperCase(), true)).toEqual({ changed: true });
    expect(await tierOf(id)).toBe('admin');
    expect(await setAdmin(email, false)).toEqual({ changed: true });
    expect(await tierOf(id)).toBe('free');
    expect(await logOf(id)).toEqual([
      ['make-admin', { from: 'basic', to: 'admin' }],
      ['remove-admin', { from: 'admin', to: 'free' }],
    ]);
  });

  it('changes nothing the second time, and takes no other plan away', async () => {
    const { id, email } = await makeUser({ tier: 'premium' });
    expect(await setAdmin(email, false)).toEqual({ changed: false });
    expect(await tierOf(id)).toBe('premium');
    expect(await logOf(id)).toEqual([]);
  });

  it('is nobody without an account', async () => {
    await expect(setAdmin('nobody@example.com', true)).rejects.toMatchObject({
      code: 'not-found',
      message: 'No account has this e-mail address.',
    });
  });
});
