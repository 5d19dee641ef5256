import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setAdmin } from '#app/plans/make-admin.server.ts';
import { db } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import { noteSecurity, whileAnswering } from '#app/platform/security-log.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { cookieOf, makeGuardedReader, makeReader, password } from '#tests/support/second-factor.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Line = Record<string, unknown>;

/** The lines of the log that `work` leads to, which have an event. */
async function told(work: () => unknown): Promise<Line[]> {
  const lines: Line[] = [];
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(log, level).mockImplementation((facts: unknown) => {
      // What is logged with an event is logged as an object.
      if (typeof facts === 'object') lines.push({ level, ...(facts as Line) });
    });
  }
  await work();
  vi.restoreAllMocks();
  return lines.filter(({ event }) => event !== undefined);
}

const address = '203.0.113.77';

function send(path: string, fields: Record<string, string>, cookie = '') {
  const headers = { cookie };
  const sent = { method: 'POST', headers, body: new URLSearchParams(fields) };
  return whileAnswering({ requestId: 'asked', address }, () =>
    site(new Request(`http://localhost${path}`, sent)),
  );
}

describe('the log of what the safety of accounts is judged by', () => {
  it('tells of a sign-in, of one that failed and of leaving, each by its account', async () => {
    const { email, userId } = await makeReader();
    const lines = await told(async () => {
      await send('/auth', { email, password: 'Wrong-password1!' });
      const { headers } = await send('/auth', { email, password });
      await send('/sign-out', {}, cookieOf(...headers.getSetCookie()));
    });
    expect(lines).toMatchObject([
      { event: 'sign-in-failed', userId, level: 'warn', what: 'password' },
      { event: 'signed-in', userId, level: 'info', what: 'password' },
      { event: 'signed-out', userId, level: 'info' },
    ]);
    for (const line of lines) expect(line).toMatchObject({ requestId: 'asked' });
  });

  it('tells of codes that were wrong, and of the one that was right', async () => {
    const { email, userId, secret } = await makeGuardedReader();
    const lines = await told(async () => {
      const { headers } = await send('/auth', { email, password });
      const cookie = cookieOf(...headers.getSetCookie());
      await send('/second-factor', { code: '000000' }, cookie);
      await send('/second-factor', { code: codeNow(secret) }, cookie);
    });
    expect(lines).toMatchObject([
      { event: 'second-factor-failed', userId },
      { event: 'signed-in', userId, what: 'second factor' },
    ]);
  });

  it('tells of a changed password, ended sessions and a deleted account', async () => {
    const { cookie, userId } = await makeReader();
    const newPassword = 'Another-long-one-7!';
    const lines = await told(async () => {
      const change = { intent: 'password', newPassword, confirmPassword: newPassword };
      await send('/settings', { ...change, currentPassword: 'Wrong-password1!' }, cookie);
      const { headers } = await send('/settings', { ...change, currentPassword: password }, cookie);
      const renewed = cookieOf(...headers.getSetCookie());
      const others = { intent: 'end-sessions', session: 'others', password: newPassword };
      await send('/settings', others, renewed);
      await send('/settings/delete-account', { password: newPassword }, renewed);
    });
    expect(lines).toMatchObject([
      { event: 'password-check-failed', userId },
      { event: 'password-changed', userId, what: 'password' },
      { event: 'sessions-ended', userId },
      { event: 'account-deleted', userId },
    ]);
  });

  it('tells of who asks for the admin area, of limits, and of roles', async () => {
    const { cookie, userId, email } = await makeReader();
    expect(await told(() => send('/admin/jobs', { intent: 'retry' }, cookie))).toMatchObject([
      { event: 'refused', userId, what: 'admin area', level: 'warn' },
    ]);
    const guesses = await told(async () => {
      for (let guess = 0; guess < 6; guess += 1) await send('/auth', { email, password: 'x' });
    });
    expect(guesses.at(-1)).toMatchObject({ event: 'limit-reached', level: 'warn' });
    expect(await told(() => setAdmin(email, true))).toMatchObject([
      { event: 'role-changed', userId, what: 'admin', by: 'command-line' },
    ]);
  });

  it('tells of who asks for what their plan or follows do not open, once', async () => {
    const { cookie, userId } = await makeReader();
    const { id: entityId } = await makeEntity();
    const meeting = await makeMeeting({ govtEntityId: entityId });
    for (const path of [`/govt-entities/${entityId}`, `/meetings/${meeting.id}/transcript.csv`]) {
      const lines = await told(() =>
        whileAnswering({ requestId: 'asked', address }, async () => {
          const asked = new Request(`http://localhost${path}`, { headers: { cookie } });
          expect((await site(asked)).status, path).toBe(403);
        }),
      );
      expect(lines, path).toMatchObject([{ event: 'refused', userId, level: 'warn' }]);
      expect(lines).toHaveLength(1);
    }
  });

  it('names no address of mail or network, and knows a network again', async () => {
    const { email } = await makeReader();
    const from = async (where: string) => {
      const who = { requestId: 'asked', address: where };
      const lines = await told(() => whileAnswering(who, () => noteSecurity('refused')));
      return lines[0]?.from;
    };
    const lines = await told(async () => {
      await send('/auth', { email, password: 'Wrong-password1!' });
      await send('/auth', { email: `nobody-${email}`, password: 'Wrong-password1!' });
      await send('/auth', { email, password });
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain(email);
    expect(JSON.stringify(lines)).not.toContain(address);
    expect(new Set(lines.map((line) => line.from))).toEqual(new Set([await from(address)]));
    expect(await from('203.0.113.78')).not.toBe(await from(address));
    expect(await from('2001:db8:1:2::3')).toBe(await from('2001:db8:1:2:ffff::4'));
    await db.session.deleteMany();
  });
});
