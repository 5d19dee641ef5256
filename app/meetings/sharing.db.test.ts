import { beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#app/accounts/delete-account.server.ts';
import { exportData } from '#app/accounts/export-data.server.ts';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { countShareView } from './count-share-view.server.ts';
import { listShares, readOwnShare } from './list-shares.server.ts';
import { readShareState } from './read-share-state.server.ts';
import { readSharedMeeting, readSharedTranscript } from './read-shared-meeting.server.ts';
import { revokeShare } from './revoke-share.server.ts';
import { shareMeeting } from './share-meeting.server.ts';

const origin = 'https://dais.example';
const markdownSummary = '## Budget\n\nThe council adopted the budget. [10:41 AM](#s3)';

/** A reader who follows one entity, and a way to have meetings of it. */
async function makeSharer(tier: string | null = 'basic') {
  const { id: userId, email } = await makeUser({ tier });
  const { id: govtEntityId } = await makeEntity();
  await db.entityAccess.create({ data: { userId, govtEntityId } });
  const meeting = async (summary: string | null = markdownSummary) =>
    (await makeMeeting({ govtEntityId, markdownSummary: summary })).id;
  const share = (meetingId: string, more: { showName?: boolean; now?: Date } = {}) =>
    shareMeeting({ userId, meetingId, showName: false, ...more });
  const shareNew = async (more: { showName?: boolean; now?: Date } = {}) =>
    share(await meeting(), more);
  const stateOf = async (meetingId: string, now?: Date) =>
    (await readShareState({ userId, meetingId, origin, now })).state;
  return { userId, email, govtEntityId, meeting, share, shareNew, stateOf };
}

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

describe('what can be shared', () => {
  it('is a meeting the reader may read, with a published summary', async () => {
    const [ada, eve] = [await makeSharer(), await makeSharer()];
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => 200,
        ({ status }) => status,
      );
    expect(await refused(ada.share(await eve.meeting()))).toBe(403);
    expect(await refused(ada.share('none'))).toBe(404);
    expect(await refused(ada.share(await ada.meeting(null)))).toBe(409);
    expect(await refused(ada.share(await ada.meeting('  ')))).toBe(409);
    expect(await refused(ada.stateOf(await eve.meeting()))).toBe(403);
    expect(await ada.stateOf(await ada.meeting(null))).toMatchObject({
      refusal: 'This meeting has no summary yet, so there is nothing to share.',
      wantsPlan: false,
    });
    expect(await db.meetingShare.count({ where: { userId: ada.userId } })).toBe(0);
  });
});

describe('a link', () => {
  it('cannot be guessed', async () => {
    const ada = await makeSharer();
    const tokens = [await ada.shareNew(), await ada.shareNew()].map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
  });

  it('shows the summary, and leads its citations to its own transcript', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const { token } = await ada.share(meetingId);
    const html = `<p>Adopted. <a class="citation" href="/meetings/${meetingId}/transcript#s3">10:41</a></p>`;
    await publish({ ...ada, meetingId, html });
    await db.userNote.create({ data: { userId: ada.userId, meetingId, notes: 'My own thoughts' } });
    const opened = await readSharedMeeting({ token });
    if (opened.state !== 'working') throw new Error('The link does not work.');
    const { summary, sharedBy } = opened.found;
    expect(summary?.html).toBe(html.replace(`/meetings/${meetingId}`, `/shared/${token}`));
    expect(sharedBy).toBeNull();
    expect(JSON.stringify(opened)).not.toContain('My own thoughts');
    expect(JSON.stringify(opened)).not.toContain('Ada');
    expect(await readSharedTranscript({ token })).toMatchObject({
      state: 'working',
      found: { segments: [{ index: 3, text: 'Adopted.' }] },
    });
  });

  it('shows what was corrected after it was made', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const { token } = await ada.share(meetingId);
    await db.meeting.update({ where: { id: meetingId }, data: { markdownSummary: 'Corrected.' } });
    expect(await readSharedMeeting({ token })).toMatchObject({
      found: { summary: { html: expect.stringContaining('Corrected.') } },
    });
  });

  it('names who shared it only if they wish, as they wish now', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const namedAfter = async (showName: boolean) => {
      const { token } = await ada.share(meetingId, { showName });
      const opened = await readSharedMeeting({ token });
      return opened.state === 'working' ? opened.found.sharedBy : opened.state;
    };
    expect(await namedAfter(true)).toBe('Ada Reader');
    expect(await namedAfter(false)).toBeNull();
  });

  it('works for 30 days, to the millisecond', async () => {
    const ada = await makeSharer();
    const now = new Date('2026-11-21T10:00:00Z');
    const meetingId = await ada.meeting();
    const { token } = await ada.share(meetingId, { now });
    const end = new Date('2026-12-21T10:00:00Z');
    const justBefore = new Date(end.getTime() - 1);
    for (const read of [readSharedMeeting, readSharedTranscript]) {
      expect(await read({ token, now: justBefore })).toMatchObject({ state: 'working' });
      expect(await read({ token, now: end })).toEqual({ state: 'over' });
    }
    const { userId } = ada;
    expect(await listShares({ userId, origin, now: justBefore })).toHaveLength(1);
    expect(await listShares({ userId, origin, now: end })).toEqual([]);
    expect(await ada.share(meetingId, { now: end })).toMatchObject({ isNew: true });
  });

  it('ends when it is revoked, by the reader who made it and nobody else', async () => {
    const [ada, eve] = [await makeSharer(), await makeSharer()];
    const { token } = await ada.shareNew();
    const [share] = await listShares({ userId: ada.userId, origin });
    const shareId = share?.id ?? '';
    expect(share?.url).toBe(`${origin}/shared/${token}`);
    const refusal = { status: 404 };
    await expect(revokeShare({ userId: eve.userId, shareId })).rejects.toMatchObject(refusal);
    await expect(readOwnShare({ userId: eve.userId, shareId, origin })).rejects.toMatchObject(
      refusal,
    );
    expect(await readSharedMeeting({ token })).toMatchObject({ state: 'working' });
    await revokeShare({ userId: ada.userId, shareId });
    expect(await readSharedMeeting({ token })).toEqual({ state: 'over' });
    expect(await readSharedTranscript({ token })).toEqual({ state: 'over' });
    await expect(revokeShare({ userId: ada.userId, shareId })).rejects.toMatchObject(refusal);
  });

  it('that nobody made is not known', async () => {
    expect(await readSharedMeeting({ token: 'x'.repeat(32) })).toEqual({ state: 'unknown' });
    expect(await readSharedTranscript({ token: '' })).toEqual({ state: 'unknown' });
  });

  it('outlives a smaller plan and an entity that is no longer followed', async () => {
    const ada = await makeSharer();
    const { token } = await ada.shareNew();
    await db.profile.update({ where: { id: ada.userId }, data: { subscriptionTier: 'free' } });
    await db.entityAccess.deleteMany({ where: { userId: ada.userId } });
    expect(await readSharedMeeting({ token })).toMatchObject({ state: 'working' });
  });

  it('is held about the reader, and goes with their account', async () => {
    const ada = await makeSharer();
    const { token } = await ada.shareNew({ showName: true });
    const passwordHash = await hashPassword('Password1!');
    await db.user.update({ where: { id: ada.userId }, data: { passwordHash } });
    expect(await exportData(ada.userId)).toMatchObject({
      sharedMeetings: [{ link: `/shared/${token}`, showsName: true, views: 0, revokedAt: null }],
    });
    await deleteAccount({ userId: ada.userId, password: 'Password1!' });
    expect(await readSharedMeeting({ token })).toEqual({ state: 'unknown' });
  });
});

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

/** A published version with a record of one segment, number 3. */
async function publish(given: { meetingId: string; govtEntityId: string; html: string }) {
  const { meetingId, govtEntityId, html } = given;
  const transcript = await db.transcript.create({
    data: {
      meetingId,
      govtEntityId,
      fileName: 'record.vtt',
      format: 'vtt',
      sha256: crypto.randomUUID(),
      byteLength: 1,
      segments: { create: { index: 3, text: 'Adopted.' } },
    },
  });
  await db.summaryVersion.create({
    data: {
      meetingId,
      transcriptId: transcript.id,
      origin: 'extractive',
      markdown: markdownSummary,
      html,
      publishedAt: new Date(),
    },
  });
}
