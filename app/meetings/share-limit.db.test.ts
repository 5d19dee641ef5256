import { describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeSharer, origin } from '#tests/support/sharer.ts';
import { listShares } from './list-shares.server.ts';
import { revokeShare } from './revoke-share.server.ts';

const timesOver = async (times: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < times; time += 1) await work();
};

describe('the limit of shares a month', () => {
  it.each([
    ['basic', 5, 'Pro+ plan lets you share 10 meetings a month'],
    ['premium', 10, 'Enterprise plan has no limit'],
  ])(
    'lets the tier %s share %s meetings, and then says which plan allows more',
    async (tier, limit, words) => {
      const ada = await makeSharer(tier);
      await timesOver(limit, ada.shareNew);
      await expect(ada.shareNew()).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining(words),
      });
      expect(await db.meetingShare.count({ where: { userId: ada.userId } })).toBe(limit);
      expect(await ada.stateOf(await ada.meeting())).toMatchObject({
        left: `0 of ${limit} left this month`,
        refusal: expect.stringContaining(words),
        wantsPlan: true,
      });
    },
  );

  it.each(['free', null, 'founder'])('lets the tier %s share nothing', async (tier) => {
    const ada = await makeSharer(tier);
    const words =
      'Your plan does not include sharing. The Pro plan lets you share 5 meetings a month.';
    await expect(ada.shareNew()).rejects.toMatchObject({ status: 403, message: words });
    expect(await ada.stateOf(await ada.meeting())).toMatchObject({ left: null, refusal: words });
  });

  it.each(['admin', 'municipal', 'enterprise'])('does not bind the tier %s', async (tier) => {
    const ada = await makeSharer(tier);
    await timesOver(12, ada.shareNew);
    expect(await ada.stateOf(await ada.meeting())).toMatchObject({ left: null, refusal: null });
  });

  it('is the free plan again once an agreed plan is over', async () => {
    const ada = await makeSharer('enterprise');
    await ada.shareNew();
    await db.profile.update({
      where: { id: ada.userId },
      data: { subscriptionEndDate: new Date(Date.now() - 1) },
    });
    await expect(ada.shareNew()).rejects.toMatchObject({
      message: expect.stringContaining('Your plan does not include sharing.'),
    });
  });

  it('counts calendar months in UTC, to the millisecond', async () => {
    const ada = await makeSharer();
    const [last, first] = [new Date('2026-11-30T23:59:59.999Z'), new Date('2026-12-01T00:00:00Z')];
    await timesOver(4, () => ada.shareNew({ now: new Date('2026-11-01T00:00:00Z') }));
    await ada.shareNew({ now: first });
    expect((await ada.stateOf(await ada.meeting(), last)).left).toBe('1 of 5 left this month');
    await ada.shareNew({ now: last });
    await expect(ada.shareNew({ now: last })).rejects.toMatchObject({
      message: expect.stringContaining('You can share again from December 1.'),
    });
    expect((await ada.stateOf(await ada.meeting(), first)).left).toBe('4 of 5 left this month');
  });

  it('counts a link that was revoked', async () => {
    const ada = await makeSharer();
    await timesOver(5, ada.shareNew);
    for (const { id } of await listShares({ userId: ada.userId, origin })) {
      await revokeShare({ userId: ada.userId, shareId: id });
    }
    await expect(ada.shareNew()).rejects.toMatchObject({ status: 403 });
  });

  it('counts the same meeting again once its link was revoked', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const first = await ada.share(meetingId);
    const [listed] = await listShares({ userId: ada.userId, origin });
    await revokeShare({ userId: ada.userId, shareId: listed?.id ?? '' });
    expect(await listShares({ userId: ada.userId, origin })).toEqual([]);
    expect(await ada.stateOf(meetingId)).toMatchObject({ share: null });
    const second = await ada.share(meetingId);
    expect(second.isNew).toBe(true);
    expect(second.token).not.toBe(first.token);
    expect((await ada.stateOf(meetingId)).left).toBe('3 of 5 left this month');
  });

  it('does not count the same meeting again while its link works', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const first = await ada.share(meetingId);
    await timesOver(4, ada.shareNew);
    expect(await ada.share(meetingId)).toEqual({ token: first.token, isNew: false });
  });

  it('is that of the plan the reader has now', async () => {
    const ada = await makeSharer();
    await timesOver(5, ada.shareNew);
    const change = (subscriptionTier: string) =>
      db.profile.update({ where: { id: ada.userId }, data: { subscriptionTier } });
    await change('premium');
    await ada.shareNew();
    await change('basic');
    await expect(ada.shareNew()).rejects.toMatchObject({
      message: expect.stringContaining('You have shared 6 meetings this month'),
    });
  });
});
