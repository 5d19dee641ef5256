import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeFollower } from '#tests/support/followers.ts';
import { changeRate } from './change-rate.server.ts';
import { saveSearch } from './save-search.server.ts';

async function makeSearch(tier = 'premium') {
  const { id: userId } = await makeFollower({ tier: 'premium' });
  const search = readSearchAddress(new URLSearchParams({ q: 'levee OR dike', kind: 'decision' }));
  const id = await saveSearch({ userId, search, name: 'Walls', rate: 'at-once' });
  await db.profile.update({ where: { id: userId }, data: { subscriptionTier: tier } });
  const kept = () => db.savedSearch.findUniqueOrThrow({ where: { id } });
  return { userId, id, kept };
}

describe('when a search is told', () => {
  it('is changed alone: what it looks for and its name stay', async () => {
    const { userId, id, kept } = await makeSearch();
    const { address } = await kept();
    expect(await changeRate({ userId, id, rate: 'weekly' })).toEqual({ name: 'Walls' });
    expect(await kept()).toMatchObject({ rate: 'weekly', name: 'Walls', address });
  });

  it('stays what it was where the plan shows it as less, and that is sent back', async () => {
    const { userId, id, kept } = await makeSearch('free');
    await changeRate({ userId, id, rate: 'daily' });
    expect(await kept()).toMatchObject({ rate: 'at-once' });
    await changeRate({ userId, id, rate: 'weekly' });
    const refused = changeRate({ userId, id, rate: 'at-once' });
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
    expect(await kept()).toMatchObject({ rate: 'weekly' });
  });

  it('is nobody else’s to change', async () => {
    const [own, other] = [await makeSearch(), await makeSearch()];
    const tried = changeRate({ userId: other.userId, id: own.id, rate: 'off' });
    await expect(tried).rejects.toMatchObject({ code: 'not-found' });
    expect(await own.kept()).toMatchObject({ rate: 'at-once' });
  });
});
