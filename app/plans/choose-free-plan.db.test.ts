import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { chooseFreePlan } from './choose-free-plan.server.ts';

describe('the free-plan button', () => {
  it.each([
    ['basic', 'free'],
    ['municipal', 'free'],
    [null, 'free'],
    ['admin', 'admin'],
  ])('turns the tier %s into %s', async (before, after) => {
    const { id } = await makeUser({ tier: before });
    const other = await makeUser({ tier: 'premium' });
    await chooseFreePlan(id);
    const tierOf = async (whose: string) =>
      (await db.profile.findUnique({ where: { id: whose } }))?.subscriptionTier;
    expect(await tierOf(id)).toBe(after);
    expect(await tierOf(other.id)).toBe('premium');
  });
});
