import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makeBody, makeReader, savedBy } from '#tests/support/secret-feeds.ts';
import { listFeeds } from './list-feeds.server.ts';
import { makeFeed, renewFeed } from './make-feed.server.ts';
import { stopFeed } from './stop-feed.server.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost${path}`, { headers }));
const statusOf = async (secret: string, file = 'summaries.atom') =>
  (await ask(`/feeds/${secret}/${file}`)).status;

describe('a secret address', () => {
  it('is kept nowhere, is one for each thing it tells, and made again only on purpose', async () => {
    const { id: userId } = await makeReader();
    const made = await Promise.allSettled(
      Array.from({ length: 5 }, () => makeFeed({ userId, searchId: null })),
    );
    const secrets = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(secrets).toHaveLength(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    const rows = await db.feedAddress.findMany({ where: { userId } });
    expect(JSON.stringify(rows)).not.toContain(secrets[0]);
  });

  it('says the same words wherever nothing is: never made, renewed, stopped, gone with its account', async () => {
    const reader = await makeReader();
    const { id: userId } = reader;
    const first = await makeFeed({ userId, searchId: null });
    const [feed] = await listFeeds(userId);
    const id = feed?.id ?? '';
    const second = await renewFeed({ userId, id });
    expect(await statusOf(second)).toBe(200);
    const { secret: ofSearch } = await savedBy(userId, 'levee');
    await stopFeed({ userId, id });
    const gone = await makeReader();
    const third = await makeFeed({ userId: gone.id, searchId: null });
    const passwordHash = await hashPassword('Password1!');
    await db.user.update({ where: { id: gone.id }, data: { passwordHash } });
    await deleteAccount({ userId: gone.id, password: 'Password1!' });
    expect(await db.feedAddress.count({ where: { userId: gone.id } })).toBe(0);

    const paths = [
      `/feeds/${first}/summaries.atom`,
      `/feeds/${second}/meetings.ics`,
      `/feeds/${third}/summaries.atom`,
      `/feeds/${'x'.repeat(43)}/summaries.atom`,
      '/feeds/none/meetings.ics',
      `/feeds/${first.slice(1)}/summaries.atom`,
      // Of what one tells, another does not.
      `/feeds/${ofSearch}/summaries.atom`,
      `/feeds/${ofSearch}/other.atom`,
      `/feeds/${ofSearch}/toString`,
    ];
    const said = await Promise.all(
      paths.map(async (path) => {
        const answer = await ask(path);
        const { date: _, ...headers } = Object.fromEntries(answer.headers);
        return JSON.stringify([answer.status, headers, await answer.text()]);
      }),
    );
    expect(new Set(said).size).toBe(1);
    expect(JSON.parse(said[0] ?? '')[0]).toBe(404);
  });

  it('may be kept, passed on and listed by nobody', async () => {
    const body = await makeBody();
    const reader = await makeReader();
    await reader.follow(body.id);
    const secret = await makeFeed({ userId: reader.id, searchId: null });
    for (const file of ['summaries.atom', 'meetings.ics', 'none']) {
      const answer = await ask(`/feeds/${secret}/${file}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      // Who republishes a feed gives nothing away.
      expect(await answer.text()).not.toContain(secret);
    }
  });

  it('says when nothing has changed since, and when it was asked, to the hour', async () => {
    const body = await makeBody();
    const reader = await makeReader();
    await reader.follow(body.id);
    const secret = await makeFeed({ userId: reader.id, searchId: null });
    const path = `/feeds/${secret}/meetings.ics`;
    const first = await ask(path);
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(path, { 'if-modified-since': new Date().toUTCString() })).status).toBe(200);
    const used = async () => (await listFeeds(reader.id))[0]?.lastUsedAt;
    const at = await used();
    expect(Date.now() - Number(at)).toBeLessThan(60_000);
    await ask(path);
    expect(await used()).toEqual(at);
  });

  it("is nobody else's to renew or to stop, or to be made for another's search", async () => {
    const [{ id: owner }, { id: eve }] = [await makeReader(), await makeReader()];
    const { secret, searchId } = await savedBy(owner, 'levee');
    const [feed] = await listFeeds(owner);
    const theirs = { userId: eve, id: feed?.id ?? '' };
    for (const attempt of [
      () => renewFeed(theirs),
      () => stopFeed(theirs),
      () => makeFeed({ userId: eve, searchId }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
    }
    expect(await statusOf(secret, 'found.atom')).toBe(200);
  });

  it('needs a plan that has it, which is told', async () => {
    const { id: userId } = await makeReader('free');
    await expect(makeFeed({ userId, searchId: null })).rejects.toMatchObject({
      status: 403,
      message: 'Addresses for your calendar and news reader are part of the Pro plan and above.',
    });
  });

  it('is in the download of data without its secret', async () => {
    const { id: userId } = await makeReader();
    const secret = await makeFeed({ userId, searchId: null });
    const { secret: other } = await savedBy(userId, 'levee');
    const held = await exportData(userId);
    expect(held.secretAddresses.map(({ tells }) => tells)).toEqual([
      'followed bodies',
      'what “levee” finds',
    ]);
    const rows = await db.feedAddress.findMany({ where: { userId } });
    for (const word of [secret, other, ...rows.map(({ hash }) => hash)]) {
      expect(JSON.stringify(held)).not.toContain(word);
    }
  });

  it('is answered so often and no oftener, each by itself', async () => {
    const { id: userId } = await makeReader();
    const secret = await makeFeed({ userId, searchId: null });
    const { secret: other } = await savedBy(userId, 'levee');
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push(await statusOf(secret));
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    const refused = await ask(`/feeds/${secret}/summaries.atom`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await statusOf(other, 'found.atom')).toBe(200);
  });
});

// Last: from here on this address has guessed too often.
it('whoever guesses is slowed down, and nobody who knows an address with them', async () => {
  const { id: userId } = await makeReader();
  const secret = await makeFeed({ userId, searchId: null });
  const statuses = [];
  for (let count = 0; count < 40; count += 1) statuses.push(await statusOf('y'.repeat(43)));
  expect(statuses.at(-1)).toBe(429);
  expect(await statusOf(secret)).toBe(200);
});
