import { createHash, randomBytes } from 'node:crypto';
import { sub } from 'date-fns/sub';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSessionsOf } from '#app/accounts/end-sessions.server.ts';
import { readSessions } from '#app/accounts/reader-sessions.server.ts';
import { findPendingSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { beginSetUp, finishSetUp, readSetUp } from '#app/accounts/second-factor/set-up.server.ts';
import { findViewer, renewSession, startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import {
  anyAddress,
  cookieOf,
  makeReader,
  password,
  pendingOf,
  requestWith,
} from '#tests/support/second-factor.ts';

type Ago = Parameters<typeof sub>[1];

/** A session that began and was last used so long ago. */
async function aged(tier: string, { began, used }: { began: Ago; used: Ago }) {
  const reader = await makeReader(tier);
  const [createdAt, now] = [sub(new Date(), began), new Date()];
  await db.session.update({
    where: { id: reader.sessionId },
    data: { createdAt, expiresAt: sub(now, { ...began, days: (began.days ?? 0) - 30 }) },
  });
  await lastUsed(reader.sessionId, used);
  return reader;
}

const lastUsed = (id: string, ago: Ago) =>
  db.session.update({ where: { id }, data: { lastSeenAt: sub(new Date(), ago) } });
const lastSeen = async (id: string) =>
  (await db.session.findUniqueOrThrow({ where: { id } })).lastSeenAt;
const isOpen = async ({ cookie }: { cookie: string }) =>
  (await findViewer(requestWith(cookie))) !== null;

describe('a session ends by itself', () => {
  it.each([
    ['free', { began: { days: 29 }, used: { days: 13 } }, true],
    ['free', { began: { days: 20 }, used: { days: 14 } }, false],
    ['free', { began: { days: 30 }, used: {} }, false],
    ['admin', { began: { hours: 11 }, used: { minutes: 119 } }, true],
    ['admin', { began: { hours: 11 }, used: { minutes: 120 } }, false],
    ['admin', { began: { hours: 12 }, used: {} }, false],
  ])('of a reader on %s: %j', async (tier, times, open) => {
    expect(await isOpen(await aged(tier, times))).toBe(open);
  });

  it('by the role that its reader has now: who becomes an admin shows the password again', async () => {
    const reader = await aged('free', { began: { days: 3 }, used: { minutes: 1 } });
    expect(await isOpen(reader)).toBe(true);
    const where = { id: reader.userId };
    await db.profile.update({ where, data: { subscriptionTier: 'admin' } });
    expect(await isOpen(reader)).toBe(false);
  });

  it('and begins anew where a password or a code was shown', async () => {
    const { userId, sessionId } = await aged('admin', { began: { hours: 11 }, used: {} });
    const cookie = await renewSession({ userId, sessionId }, db);
    const { createdAt } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(Date.now() - createdAt.getTime()).toBeLessThan(60_000);
    expect(await isOpen({ cookie: cookie.split(';')[0] ?? '' })).toBe(true);
  });
});

describe('the last use', () => {
  it.each([
    ['free', { minutes: 59 }, { minutes: 61 }],
    ['admin', { minutes: 4 }, { minutes: 6 }],
  ])('of a session on %s is written seldom, and in time', async (tier, before, after) => {
    const reader = await aged(tier, { began: { hours: 2 }, used: before });
    const noted = await lastSeen(reader.sessionId);
    expect(await isOpen(reader)).toBe(true);
    expect(await lastSeen(reader.sessionId)).toEqual(noted);
    await lastUsed(reader.sessionId, after);
    await isOpen(reader);
    expect(Date.now() - (await lastSeen(reader.sessionId)).getTime()).toBeLessThan(60_000);
  });

  it('of a session that has ended brings it back to nobody', async () => {
    const reader = await aged('free', { began: { days: 20 }, used: { days: 15 } });
    const sent = await statementsOf(async () => {
      await isOpen(reader);
    });
    expect(sent).toHaveLength(1);
    expect(await isOpen(reader)).toBe(false);
  });
});

describe('a browser whose session has ended', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });

  const ask = async (path: string, init: RequestInit) =>
    site(new Request(`http://localhost${path}`, init));

  it.each([
    ['free', { began: { days: 20 }, used: { days: 15 } }, 'It was not used for 14 days.'],
    ['free', { began: { days: 31 }, used: {} }, '30 days have passed since you signed in.'],
    ['admin', { began: { hours: 3 }, used: { hours: 3 } }, 'It was not used for 2 hours.'],
    ['admin', { began: { hours: 13 }, used: {} }, '12 hours have passed since you signed in.'],
  ])('on %s is told why, and led back: %j', async (tier, times, words) => {
    const { cookie } = await aged(tier, times);
    const sent = await ask('/settings?edit=profile', { headers: { cookie } });
    const location = sent.headers.get('location') ?? '';
    expect(location).toBe('/auth?from=%2Fsettings%3Fedit%3Dprofile');
    const text = await (await ask(location, { headers: { cookie } })).text();
    expect(text).toContain('Your session has ended');
    expect(text).toContain(words);
  });

  it('is told so when nothing is left of it, and a visitor is told nothing', async () => {
    const { cookie, sessionId } = await makeReader();
    await db.session.delete({ where: { id: sessionId } });
    const told = async (headers: HeadersInit) =>
      (await (await ask('/auth', { headers })).text()).includes('Your session has ended');
    expect(await told({ cookie })).toBe(true);
    expect(await told({})).toBe(false);
  });

  it('is led back to the page of the form that it sent, and to no other site', async () => {
    const { cookie } = await aged('free', { began: { days: 20 }, used: { days: 15 } });
    const wayBack = async (referer: string) => {
      const headers = { cookie, referer };
      const body = new URLSearchParams({ intent: 'end-sessions' });
      const answer = await ask('/settings', { method: 'POST', headers, body });
      return new URLSearchParams(answer.headers.get('location')?.split('?')[1]).get('from');
    };
    expect(await wayBack('http://localhost/settings?edit=profile')).toBe('/settings?edit=profile');
    expect(await wayBack('http://elsewhere.example/settings')).toBe('/my-meetings');
  });
});

describe('a session that has ended', () => {
  it('is not listed among those that are open', async () => {
    const { userId, sessionId } = await makeReader('admin');
    const idle = await aged('admin', { began: { hours: 5 }, used: { hours: 3 } });
    await db.session.update({ where: { id: idle.sessionId }, data: { userId } });
    expect(await readSessions({ userId, sessionId })).toMatchObject([
      { id: sessionId, lastSeen: 'within the last hour', signedIn: expect.stringMatching(/ago$/) },
    ]);
  });
});

describe('over TLS', () => {
  it('a session that has begun under the new name of the cookie is taken by that alone', async () => {
    const { userId, sessionId, cookie } = await makeReader();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    vi.stubEnv('PUBLIC_URL', 'https://dais.example');
    vi.resetModules();
    const secure = await import('#app/accounts/sessions.server.ts');
    const own = cookieOf(await secure.startSession({ userId, userAgent: null }));
    expect(own).toMatch(/^__Host-dais_session=/);
    const open = async (sent: string) => (await secure.findViewer(requestWith(sent))) !== null;
    expect(await open(own)).toBe(true);
    // As another host of the domain would put it into a browser: a session of its own.
    expect(await open(own.replace('__Host-', ''))).toBe(false);
    expect(await open(cookie)).toBe(false);
    const older = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(older).digest('hex');
    await db.session.update({ where: { id: sessionId }, data: { tokenHash } });
    expect(await open(`dais_session=${btoa(JSON.stringify(older))}`)).toBe(true);
  });
});

describe('a browser that signs out', () => {
  it('forgets the session and its pages; of a deleted account it forgets everything', async () => {
    const site = await openSite();
    const send = async (path: string, cookie: string, fields = {}) => {
      const sent = { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) };
      return (await site(new Request(`http://localhost${path}`, sent))).headers;
    };
    const left = await send('/sign-out', (await makeReader()).cookie);
    expect(left.get('clear-site-data')).toBe('"cache"');
    expect(left.getSetCookie().join()).toMatch(/^dais_session=; Max-Age=0/);
    const gone = await send('/settings/delete-account', (await makeReader()).cookie, { password });
    expect(gone.get('clear-site-data')).toBe('"cache", "storage"');
    expect(gone.getSetCookie().join()).toMatch(/dais_session=; Max-Age=0/);
  });
});

describe('the operator', () => {
  it('ends every session of an account, and the sign-in that waits for a code', async () => {
    const [reader, other] = [await makeReader(), await makeReader()];
    const waiting = await pendingOf(reader);
    await startSession({ userId: reader.userId, userAgent: null });
    expect(await endSessionsOf(` ${reader.email.toUpperCase()} `)).toBe(2);
    expect([await isOpen(reader), await isOpen(other)]).toEqual([false, true]);
    expect(await findPendingSignIn(waiting.request)).toBeNull();
    expect(await endSessionsOf(reader.email)).toBe(0);
    const logged = await db.auditEntry.findMany({ where: { subjectId: reader.userId } });
    expect(logged).toMatchObject([
      { actorId: null, action: 'end-sessions', subjectType: 'profile' },
      { action: 'end-sessions' },
    ]);
    await expect(endSessionsOf('nobody@example.com')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('what outlives a session', () => {
  it('is made for who shows the password again: a key of the API', async () => {
    const site = await openSite();
    const { cookie, userId } = await makeReader('premium');
    const make = async (given: Record<string, string>) => {
      const body = new URLSearchParams({ name: 'Dashboard', ...given });
      const sent = { method: 'POST', headers: { cookie }, body };
      const answer = await site(new Request('http://localhost/settings/api-keys', sent));
      return { status: answer.status, text: await answer.text() };
    };
    expect(await make({})).toMatchObject({ status: 400 });
    const wrong = await make({ password: 'Wrong-password1!' });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.text).toContain('Your current password is incorrect.');
    expect(wrong.text).not.toContain('Wrong-password1!');
    expect(await db.apiKey.count({ where: { userId } })).toBe(0);
    expect(await make({ password })).toMatchObject({ status: 200 });
    expect(await db.apiKey.count({ where: { userId } })).toBe(1);
  });

  it('and a second factor leaves the session another secret, and ends the others', async () => {
    const reader = await makeReader();
    const other = cookieOf(await startSession({ userId: reader.userId, userAgent: null }));
    const begun = cookieOf(await beginSetUp({ ...reader, password, address: anyAddress() }));
    const request = requestWith(begun);
    const { secret = '' } = (await readSetUp(request, reader)) ?? {};
    const { cookies } = await finishSetUp({
      ...{ ...reader, request, address: anyAddress() },
      code: codeNow(secret),
    });
    expect(await isOpen({ cookie: cookieOf(cookies[0] ?? '') })).toBe(true);
    expect(await isOpen(reader)).toBe(false);
    expect(await isOpen({ cookie: other })).toBe(false);
  });
});
