import { describe, expect, it } from 'vitest';
import { contactForm } from '#app/inbox/contact-form.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { mailTransport } from '#app/platform/mail/mail-transport.server.ts';
import { sendMailThrough } from '#app/platform/mail/send-mail.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { changePassword } from './change-password.server.ts';
import { askToConfirm } from './confirm-email.server.ts';
import { hashPassword } from './password.server.ts';
import { endOtherSession, endOtherSessions, readSessions } from './reader-sessions.server.ts';
import { findViewer, startSession } from './sessions.server.ts';
import { signIn, startCheckedSession } from './sign-in.server.ts';
import { updateProfile } from './update-profile.server.ts';

const passwordHash = await hashPassword('Password1!');

/** A reader with the password 'Password1!', a confirmed address and a session. */
async function makeReader({ confirmed = true } = {}) {
  const { id, email } = await makeUser({ tier: 'basic' });
  const emailConfirmedAt = confirmed ? new Date() : null;
  await db.user.update({ where: { id }, data: { passwordHash, emailConfirmedAt } });
  await startSession({ userId: id, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' });
  const session = await db.session.findFirstOrThrow({ where: { userId: id } });
  return { userId: id, email, sessionId: session.id };
}

const cookieIn = (header: string) => header.split(';')[0] ?? '';
const withCookie = (cookie: string) => new Request('http://site.test/', { headers: { cookie } });

/** Everything a reader can leave behind, with words that can be looked for. */
async function leaveTraces({ userId, email }: { userId: string; email: string }) {
  const entity = await makeEntity();
  const meeting = await makeMeeting({ govtEntityId: entity.id });
  await db.entityAccess.create({ data: { userId, govtEntityId: entity.id } });
  await db.userNote.create({
    data: {
      userId,
      meetingId: meeting.id,
      notes: 'trace: my notes',
      feedback: 'trace: my feedback',
      processed: { create: { feedback: 'trace: earlier feedback' } },
    },
  });
  const token = crypto.randomUUID();
  await db.meetingShare.create({
    data: { userId, meetingId: meeting.id, token: `trace: ${token}`, expiresAt: new Date() },
  });
  const names = { firstName: 'trace: Ada', lastName: 'Reader' };
  const sent = {
    ...names,
    email: email.toUpperCase(),
    reason: 'other',
    message: 'trace: a message',
  };
  await db.contactMessage.create({ data: contactForm.parse(sent) });
  await db.entityRequest.create({
    data: { name: 'trace: Ada', email, state: 'Colorado', town: 'Golden', entityName: 'Board' },
  });
  await transact((tx) => askToConfirm(tx, { userId, email }));
  return { entity, meeting };
}

/** All rows of all tables as text, those of models yet to come included. */
async function wholeDatabase(): Promise<string> {
  const rows = await Promise.all(
    Object.values(Prisma.ModelName).map((model) => {
      const name = model.charAt(0).toLowerCase() + model.slice(1);
      // Prisma's client has a delegate under each model's name, and every one can list its rows.
      return (db as unknown as Record<string, { findMany: () => Promise<unknown[]> }>)[
        name
      ]?.findMany();
    }),
  );
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

describe('the profile', () => {
  it('takes new names, and is made where it is missing', async () => {
    const { userId, email } = await makeReader();
    const names = { firstName: 'Grace', lastName: 'Hopper' };
    await updateProfile({ userId, email, ...names });
    const stored = () => db.profile.findUnique({ where: { id: userId } });
    expect(await stored()).toMatchObject({ fullName: 'Grace Hopper', subscriptionTier: 'basic' });
    await db.profile.delete({ where: { id: userId } });
    await updateProfile({ userId, email, ...names });
    expect(await stored()).toMatchObject({ email, ...names, subscriptionTier: 'free' });
  });
});

describe('changing the password', () => {
  it('checks the current one and ends every other session', async () => {
    const { userId, sessionId } = await makeReader();
    await startSession({ userId, userAgent: null });
    const change = (currentPassword: string) =>
      changePassword({ userId, sessionId, currentPassword, newPassword: 'Harbor!49kettles' });
    await expect(change('wrong')).rejects.toMatchObject({
      status: 400,
      message: 'Your current password is incorrect.',
    });
    expect(await db.session.count({ where: { userId } })).toBe(2);
    await change('Password1!');
    const sessions = await db.session.findMany({ where: { userId } });
    expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
    await expect(change('Password1!')).rejects.toMatchObject({ status: 400 });
  });

  it('from two browsers at once succeeds in one of them, which alone stays signed in', async () => {
    const { userId, sessionId } = await makeReader();
    await startSession({ userId, userAgent: null });
    const other = await db.session.findFirstOrThrow({ where: { userId, id: { not: sessionId } } });
    const ids = [sessionId, other.id];
    const changes = await Promise.allSettled(
      ids.map((id, index) =>
        changePassword({
          userId,
          sessionId: id,
          currentPassword: 'Password1!',
          newPassword: `Harbor!49kettles${index}`,
        }),
      ),
    );
    const winner = changes.findIndex(({ status }) => status === 'fulfilled');
    expect(changes[1 - winner]).toMatchObject({ status: 'rejected', reason: { status: 400 } });
    const sessions = await db.session.findMany({ where: { userId } });
    expect(sessions.map(({ id }) => id)).toEqual([ids[winner]]);
  });

  it('gives this browser a session of a new secret, so that a copy of the old one is worth nothing', async () => {
    const { userId, sessionId } = await makeReader();
    const old = cookieIn(await startSession({ userId, userAgent: null }));
    const mine = await db.session.findFirstOrThrow({ where: { userId, id: { not: sessionId } } });
    const renewed = await changePassword({
      userId,
      sessionId: mine.id,
      currentPassword: 'Password1!',
      newPassword: 'Harbor!49kettles',
    });
    expect(await findViewer(withCookie(old))).toBeNull();
    const viewer = await findViewer(withCookie(cookieIn(renewed)));
    expect(viewer).toMatchObject({ userId, sessionId: mine.id });
  });

  it('cannot be used to guess the password', async () => {
    const { userId, sessionId } = await makeReader();
    const guesses = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        changePassword({
          userId,
          sessionId,
          currentPassword: 'x',
          newPassword: 'Harbor!49kettles',
        }),
      ),
    );
    const refusals = guesses.map((guess) => guess.status === 'rejected' && guess.reason.status);
    expect(refusals.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the sessions', () => {
  it('are listed with the one that looks first, and ended one by one or all', async () => {
    const { userId, sessionId } = await makeReader();
    await startSession({ userId, userAgent: null });
    await startSession({ userId, userAgent: null });
    const list = await readSessions({ userId, sessionId });
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({
      id: sessionId,
      current: true,
      device: 'Firefox on Linux',
      lastSeen: 'within the last hour',
    });
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const endedId = list[1]?.id ?? '';
    const ender = { userId, sessionId, password: 'Password1!' };
    expect(await endOtherSession({ ...ender, endedId })).toBe(true);
    expect(await endOtherSession({ ...ender, endedId })).toBe(false);
    expect(await endOtherSession({ ...ender, endedId: sessionId })).toBe(false);
    await endOtherSessions(ender);
    expect(await readSessions({ userId, sessionId })).toHaveLength(1);
  });

  it('stay for whoever does not know the password', async () => {
    const { userId, sessionId } = await makeReader();
    await startSession({ userId, userAgent: null });
    const stranger = { userId, sessionId, password: 'Password2!' };
    const [, other] = await readSessions(stranger);
    const wrong = { code: 'invalid', message: 'Your current password is incorrect.' };
    const endedId = other?.id ?? '';
    await expect(endOtherSession({ ...stranger, endedId })).rejects.toMatchObject(wrong);
    await expect(endOtherSessions(stranger)).rejects.toMatchObject(wrong);
    expect(await readSessions(stranger)).toHaveLength(2);
  });

  it("of somebody else are nobody's to end", async () => {
    const [ada, eve] = [await makeReader(), await makeReader()];
    const ender = { ...eve, password: 'Password1!' };
    expect(await endOtherSession({ ...ender, endedId: ada.sessionId })).toBe(false);
    await endOtherSessions(ender);
    expect(await readSessions(ada)).toHaveLength(1);
  });
});

describe('the download of everything held', () => {
  it("has what the reader did and wrote, and nothing of anybody else's or that opens the account", async () => {
    const ada = await makeReader();
    const other = await makeReader();
    const { meeting, entity } = await leaveTraces(ada);
    await leaveTraces(other);
    const held = await exportData(ada.userId);
    expect(held).toMatchObject({
      account: { email: ada.email },
      profile: { firstName: 'Ada', subscriptionTier: 'basic' },
      followedEntities: [{ name: entity.entityName }],
      notes: [
        {
          meeting: { title: meeting.meetingTitle, date: '2025-09-09' },
          notes: 'trace: my notes',
          feedback: 'trace: my feedback',
          earlierFeedback: [{ feedback: 'trace: earlier feedback' }],
        },
      ],
      sharedMeetings: [{ meeting: { title: meeting.meetingTitle }, views: 0 }],
      sessions: [{ device: 'Firefox on Linux' }],
      contactMessages: [{ message: 'trace: a message' }],
      entityRequests: [{ entityName: 'Board' }],
    });
    const text = JSON.stringify(held);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/hash|argon2/i);
  });

  it('shows nobody the messages of an address they have not confirmed', async () => {
    const eve = await makeReader({ confirmed: false });
    await leaveTraces(eve);
    expect(JSON.stringify(await exportData(eve.userId))).not.toContain('trace: a message');
  });
});

describe('deleting the account', () => {
  it('needs the password', async () => {
    const { userId } = await makeReader();
    await expect(deleteAccount({ userId, password: 'password1!' })).rejects.toMatchObject({
      status: 400,
      message: 'Your current password is incorrect.',
    });
    expect(await db.user.count({ where: { id: userId } })).toBe(1);
  });

  it('leaves nothing of the reader anywhere, once it has been said by e-mail', async () => {
    await Promise.all([
      db.user.deleteMany(),
      db.contactMessage.deleteMany(),
      db.entityRequest.deleteMany(),
    ]);
    const reader = await makeReader();
    const { entity, meeting } = await leaveTraces(reader);
    expect(await wholeDatabase()).toContain('trace:');
    await deleteAccount({ userId: reader.userId, password: 'Password1!' });

    const goodbye = await db.mail.findFirstOrThrow({
      where: { recipient: reader.email },
      orderBy: { id: 'desc' },
    });
    expect(JSON.parse(goodbye.message ?? '')).toMatchObject({
      subject: 'Your account on Dais was deleted',
    });
    await sendMailThrough(mailTransport)(
      { mailId: goodbye.id },
      { id: '', progress: async () => {} },
    );
    const left = await wholeDatabase();
    for (const trace of [reader.userId, reader.email, reader.email.toUpperCase()]) {
      expect(left).not.toContain(trace);
    }
    expect(left.match(/trace: [a-z ]*/g) ?? []).toEqual([]);
    expect(await db.meeting.count({ where: { id: meeting.id } })).toBe(1);
    expect(await db.govtEntity.count({ where: { id: entity.id } })).toBe(1);
  });

  it('happens whole or not at all, and once of many at the same moment', async () => {
    const { userId, email } = await makeReader();
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => deleteAccount({ userId, password: 'Password1!' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
  });

  it('writes nothing to an address that was never confirmed, nor touches its messages', async () => {
    const eve = await makeReader({ confirmed: false });
    await leaveTraces(eve);
    await deleteAccount({ userId: eve.userId, password: 'Password1!' });
    expect(await db.mail.count({ where: { recipient: eve.email } })).toBe(0);
    expect(await db.entityRequest.count({ where: { email: eve.email } })).toBe(1);
  });
});

describe('signing in while the password is changed', () => {
  it('with the old password starts no session that outlives the change', async () => {
    const { userId, sessionId } = await makeReader();
    const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const signedIn = await signIn({ email, password: 'Password1!', address: '203.0.113.77' });
    await changePassword({
      userId,
      sessionId,
      currentPassword: 'Password1!',
      newPassword: 'Harbor!49kettles',
    });
    const start = startCheckedSession({ ...signedIn, userAgent: null });
    await expect(start).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.session.count({ where: { userId } })).toBe(1);
  });
});

describe('the export of what is held', () => {
  it('is made ten times an hour for each reader', async () => {
    const { userId } = await makeReader();
    const other = await makeReader();
    for (let time = 0; time < 10; time += 1) await exportData(userId);
    await expect(exportData(userId)).rejects.toMatchObject({ code: 'too-many' });
    await expect(exportData(other.userId)).resolves.toBeDefined();
  });
});
