import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeSharer, origin } from '#tests/support/sharer.ts';
import { countShareView } from './count-share-view.server.ts';
import { listShares } from './list-shares.server.ts';

describe('the views of a link', () => {
  let share: { shareId: string; sharerId: string };
  beforeAll(async () => {
    const ada = await makeSharer();
    await ada.shareNew();
    const [listed] = await listShares({ userId: ada.userId, origin });
    share = { shareId: listed?.id ?? '', sharerId: ada.userId };
  });

  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const open = (given: { viewerId?: string; method?: string; headers?: Record<string, string> }) =>
    countShareView({
      share,
      viewerId: given.viewerId ?? null,
      request: new Request(`${origin}/shared/x`, {
        method: given.method ?? 'GET',
        headers: { 'User-Agent': firefox, ...given.headers },
      }),
    });
  const views = async () =>
    (await db.meetingShare.findUniqueOrThrow({ where: { id: share.shareId } })).views;

  it('are counted one by one, also fifty at once', async () => {
    const before = await views();
    await Promise.all(Array.from({ length: 50 }, () => open({})));
    await open({ viewerId: 'another reader' });
    expect(await views()).toBe(before + 51);
  });

  it.each([
    ['the reader who made it', () => ({ viewerId: share.sharerId })],
    ['a request for the headers alone', () => ({ method: 'HEAD' })],
    ['a search engine', () => ({ headers: { 'User-Agent': 'Googlebot/2.1' } })],
    ['a preview', () => ({ headers: { 'User-Agent': 'Slackbot-LinkExpanding 1.0' } })],
    ['a program without a name', () => ({ headers: { 'User-Agent': '' } })],
    ['a page loaded in advance', () => ({ headers: { 'Sec-Purpose': 'prefetch;prerender' } })],
  ])('leave out %s', async (_who, given) => {
    const before = await views();
    await open(given());
    expect(await views()).toBe(before);
  });
});
