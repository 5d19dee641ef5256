import { addDays } from 'date-fns/addDays';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { publish, publishAgain } from '#tests/support/followers.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makeReader, read } from '#tests/support/news-reader.ts';
import { markRead } from './mark-read.server.ts';

describe('a reading', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });

  async function visit(path: string, userId: string, headers: Record<string, string> = {}) {
    const session = await startSession({ userId, userAgent: null });
    const cookie = session.split(';')[0] ?? '';
    const answer = await site(
      new Request(`http://localhost${path}`, { headers: { cookie, ...headers } }),
    );
    await answer.text();
    // It is written behind the answer.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answer.status;
  }

  const marksOf = (userId: string) => db.readMark.count({ where: { userId } });

  it('is remembered of who opens the page, once, and not of a page loaded in advance', async () => {
    const body = await makeEntity();
    const { userId } = await makeReader([body.id]);
    const { meetingId } = await publish(body.id, 'Read');
    const path = `/meetings/${meetingId}`;
    expect(await visit(path, userId, { 'Sec-Purpose': 'prefetch' })).toBe(200);
    expect(await marksOf(userId)).toBe(0);
    await visit(path, userId);
    await visit(path, userId);
    expect(await marksOf(userId)).toBe(1);
  });

  it('is written once: whoever reads again writes nothing, until there is something new', async () => {
    const body = await makeEntity();
    const { userId } = await makeReader([body.id]);
    const { meetingId } = await publish(body.id, 'Read again');
    const writes = async () => {
      const sent = await statementsOf(() => visit(`/meetings/${meetingId}`, userId));
      return sent.filter((sql) => /INSERT INTO read_marks/.test(sql)).length;
    };
    expect([await writes(), await writes(), await writes()]).toEqual([1, 0, 0]);
    await publishAgain(meetingId, 'The fee.');
    expect([await writes(), await writes()]).toEqual([1, 0]);
  });

  it('is not remembered of the sample, of a shared link, or where it is refused', async () => {
    const body = await makeEntity();
    const { userId: sharer } = await makeReader([body.id]);
    const { userId } = await makeReader([]);
    const { meetingId } = await publish(body.id, 'Shared');
    await db.sampleMeeting.upsert({
      where: { id: 1 },
      create: { id: 1, meetingId },
      update: { meetingId },
    });
    const token = crypto.randomUUID();
    const expiresAt = addDays(new Date(), 1);
    await db.meetingShare.create({ data: { userId: sharer, meetingId, token, expiresAt } });
    for (const path of ['/sample-meeting', `/shared/${token}`]) {
      expect(await visit(path, userId), path).toBe(200);
    }
    expect(await visit(`/meetings/${meetingId}`, userId)).toBe(403);
    expect(await marksOf(userId)).toBe(0);
  });

  it('that cannot be remembered fails nothing', async () => {
    const { meetingId } = await publish((await makeEntity()).id, 'Read');
    const reading = { userId: 'nobody', meetingId, publishedAt: new Date() };
    await expect(
      markRead({ ...reading, request: new Request('http://localhost') }),
    ).resolves.toBeUndefined();
  });

  it('is held about the reader, and goes with their account', async () => {
    const body = await makeEntity();
    const { userId } = await makeReader([body.id]);
    const passwordHash = await hashPassword('Password1!');
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    const { meetingId } = await publish(body.id, 'Read');
    await read(userId, meetingId);
    expect(await exportData(userId)).toMatchObject({
      readSummaries: [{ meeting: { id: meetingId, title: 'Read' }, readAt: expect.any(Date) }],
    });
    await deleteAccount({ userId, password: 'Password1!' });
    expect(await marksOf(userId)).toBe(0);
  });
});
