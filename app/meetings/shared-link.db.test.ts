import { describe, expect, it } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeSharer, markdownSummary, origin } from '#tests/support/sharer.ts';
import { listShares, readOwnShare } from './list-shares.server.ts';
import { readSharedMeeting, readSharedTranscript } from './read-shared-meeting.server.ts';
import { revokeShare } from './revoke-share.server.ts';

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

  it('shows the summary with its record, and nothing of whoever shared it', async () => {
    const ada = await makeSharer();
    const meetingId = await ada.meeting();
    const { token } = await ada.share(meetingId);
    await publish({ ...ada, meetingId });
    await db.userNote.create({ data: { userId: ada.userId, meetingId, notes: 'My own thoughts' } });
    const opened = await readSharedMeeting({ token });
    if (opened.state !== 'working') throw new Error('The link does not work.');
    const { summary, behind, sharedBy } = opened.found;
    expect(summary?.cited).toBe(true);
    expect(behind?.version.transcriptId).toEqual(expect.any(String));
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
      found: { summary: { document: [{ parts: [{ text: 'Corrected.' }] }] } },
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

/** A published version with a record of one segment, number 3. */
async function publish(given: { meetingId: string; govtEntityId: string }) {
  const { meetingId, govtEntityId } = given;
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
      publishedAt: new Date(),
    },
  });
}
