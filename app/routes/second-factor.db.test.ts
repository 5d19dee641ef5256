import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { codeNow } from '#tests/support/authenticator.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePasskeyReader } from '#tests/support/passkeys.ts';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import { cookieOf, makeGuardedReader, makeReader, password } from '#tests/support/second-factor.ts';

const sources = import.meta.glob<string>('/app/routes/**/*.{ts,tsx}', {
  ...{ query: '?raw', import: 'default', eager: true },
});

let site: Awaited<ReturnType<typeof openSite>>;
let adminPlaces: { path: string; hasForm: boolean }[];

beforeAll(async () => {
  site = await openSite();
  const isOfAdmins = ({ file }: { file: string }) =>
    file.startsWith('routes/admin/') || sources[`/app/${file}`]?.includes('requireAdmin(');
  adminPlaces = (await routeAddresses()).filter(isOfAdmins).map(({ address, file }) => ({
    path: address.replace(/:\w+/g, 'none'),
    hasForm: /export (?:async function|const) action\b/.test(sources[`/app/${file}`] ?? ''),
  }));
});

afterEach(() => {
  env.adminSecondFactor = 'optional';
  env.READER_SECOND_FACTOR = 'optional';
});

type Sent = { cookie: string; form?: Record<string, string> };

async function ask(path: string, { cookie, form }: Sent) {
  const answer = await site(
    new Request(`http://localhost${path}`, {
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    // A script's request for data is answered with 202 where a page would be redirected.
    location: answer.headers.get('location') ?? (answer.status === 202 ? text : null),
    cookies: cookieOf(...answer.headers.getSetCookie()),
  };
}

describe('an admin, where a second factor is required', () => {
  const toTheCode = /\/second-factor\?from=/;

  /** What answers otherwise than by sending on to where the code is shown. */
  async function openTo(cookie: string): Promise<string[]> {
    const open: string[] = [];
    for (const { path, hasForm } of adminPlaces) {
      const ways = [await ask(path, { cookie }), await ask(`${path}.data`, { cookie })];
      if (hasForm) ways.push(await ask(path, { cookie, form: { intent: 'save' } }));
      for (const { status, location } of ways) {
        if (!toTheCode.test(location ?? '')) open.push(`${path}: ${status}`);
      }
    }
    return open;
  }

  it('opens nothing of the admin area before it is set up, and sets it up first', async () => {
    const { cookie } = await makeReader('admin');
    const forms = adminPlaces.flatMap(({ path, hasForm }) => (hasForm ? path : []));
    expect(forms).toEqual(
      expect.arrayContaining(['/admin/meetings/none', '/admin/meetings/none/agenda']),
    );
    expect(forms).toContain('/resources/check-draft');
    env.adminSecondFactor = 'required';
    expect(await openTo(cookie)).toEqual([]);
    const { location } = await ask('/second-factor?from=/admin/jobs', { cookie });
    expect(location).toBe('/settings/second-factor?from=%2Fadmin%2Fjobs');
    expect((await ask(location ?? '', { cookie })).status).toBe(200);
  });

  it('opens it with a session that has shown a code', async () => {
    const { cookie, sessionId, secret } = await makeGuardedReader('admin');
    env.adminSecondFactor = 'required';
    expect((await ask('/admin/jobs', { cookie })).status).toBe(200);
    await db.session.updateMany({ where: { id: sessionId }, data: { secondFactorAt: null } });
    expect((await ask('/admin/jobs', { cookie })).location).toMatch(toTheCode);
    const way = '/second-factor?from=%2Fadmin%2Fjobs';
    expect((await ask(way, { cookie })).status).toBe(200);
    expect((await ask(way, { cookie, form: { code: '000000' } })).status).toBe(400);
    const stepped = await ask(way, { cookie, form: { code: codeNow(secret) } });
    expect(stepped.location).toBe('/admin/jobs');
    expect((await ask('/admin/jobs', { cookie: stepped.cookies })).status).toBe(200);
    expect((await ask('/admin/jobs', { cookie })).location).toMatch(/^\/auth/);
  });

  it('needs none where it is optional', async () => {
    const { cookie } = await makeReader('admin');
    expect((await ask('/admin/jobs', { cookie })).status).toBe(200);
  });
});

describe('a reader, where everybody needs a second factor', () => {
  const opensBefore = [
    '/second-factor',
    '/settings/second-factor',
    '/resources/passkey-challenge',
    '/sign-out',
    '/resources/theme',
  ];

  it('opens nothing at all by the password alone', async () => {
    const { cookie } = await makeReader();
    const addresses = (await routeAddresses()).map(({ address }) =>
      address.replace(/:\w+/g, 'none'),
    );
    const closed = addresses.filter((path) => !opensBefore.includes(path) && !path.includes('*'));
    expect(closed).toEqual(expect.arrayContaining(['/my-meetings', '/settings', '/search']));
    env.READER_SECOND_FACTOR = 'required';
    const open: string[] = [];
    for (const path of closed) {
      for (const form of [undefined, { intent: 'save' }]) {
        const { status, location } = await ask(path, { cookie, form });
        if (!location?.startsWith('/second-factor?from=')) open.push(`${path}: ${status}`);
      }
    }
    expect(open).toEqual([]);
    const { location } = await ask('/second-factor?from=%2Fsettings', { cookie });
    expect(location).toBe('/settings/second-factor?from=%2Fsettings');
    expect((await ask(location ?? '', { cookie })).status).toBe(200);
    expect((await ask('/settings.data', { cookie })).location).toContain('/second-factor?from=');
    expect((await ask('/sign-out', { cookie, form: {} })).location).toBe('/auth');
  });

  it('opens all with a session that has shown a code', async () => {
    const { cookie, sessionId, secret } = await makeGuardedReader();
    env.READER_SECOND_FACTOR = 'required';
    expect((await ask('/settings', { cookie })).status).toBe(200);
    await db.session.updateMany({ where: { id: sessionId }, data: { secondFactorAt: null } });
    const { location } = await ask('/settings', { cookie });
    expect(location).toBe('/second-factor?from=%2Fsettings');
    const stepped = await ask('/second-factor', { cookie, form: { code: codeNow(secret) } });
    expect(stepped.location).toBe('/my-meetings');
    expect((await ask('/settings', { cookie: stepped.cookies })).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  it('leads by the code to the page that was wanted, and keeps what was there till then', async () => {
    const reader = await makeGuardedReader();
    const { email, secret } = reader;
    const sent = await ask('/auth?from=%2Fsettings', { cookie: '', form: { email, password } });
    expect(sent.location).toBe('/second-factor?from=%2Fsettings');
    expect(sent.cookies).toMatch(/^dais_sign_in=\S+$/);
    const cookie = sent.cookies;
    for (const place of ['/settings', '/my-meetings', '/resources/my-data']) {
      expect((await ask(place, { cookie })).location).toMatch(/^\/auth\?/);
    }
    const wrong = await ask(sent.location ?? '', { cookie, form: { code: 'nothing like a code' } });
    expect(wrong.status).toBe(400);
    const done = await ask(sent.location ?? '', { cookie, form: { code: codeNow(secret) } });
    expect(done.location).toBe('/settings');
    expect((await ask('/settings', { cookie: done.cookies })).status).toBe(200);
  });

  it('keeps the plan that was chosen', async () => {
    const { email, secret } = await makeGuardedReader();
    const sent = await ask('/auth?plan=basic', { cookie: '', form: { email, password } });
    expect(sent.location).toBe('/second-factor?plan=basic');
    const done = await ask(sent.location ?? '', {
      cookie: sent.cookies,
      form: { code: codeNow(secret) },
    });
    // No plans are sold here, which is told on their page.
    expect(done.location).toBe('/pricing');
  });

  it('takes a passkey in place of the code, and nothing that no browser sends', async () => {
    const { email, device, cookie: ownCookie } = await makePasskeyReader();
    const sent = await ask('/auth?from=%2Fsettings', { cookie: '', form: { email, password } });
    const cookie = sent.cookies;
    const challenges = '/resources/passkey-challenge';
    expect((await ask(challenges, { cookie: '', form: { for: 'sign-in' } })).status).toBe(401);
    expect((await ask(challenges, { cookie, form: { for: 'session' } })).status).toBe(401);
    expect((await ask(challenges, { cookie: ownCookie, form: { for: '' } })).status).toBe(200);
    const { text } = await ask(challenges, { cookie, form: { for: 'sign-in' } });
    const signed = device.sign({ challenge: /"challenge":"([\w-]{43})"/.exec(text)?.[1] ?? '' });
    const way = sent.location ?? '';
    for (const passkey of ['', '{}', signed.slice(1)]) {
      expect((await ask(way, { cookie, form: { passkey } })).status).toBe(400);
    }
    const done = await ask(way, { cookie, form: { passkey: signed } });
    expect(done.location).toBe('/settings');
    const page = '/settings/second-factor';
    const garbage: Record<string, string>[] = [
      { intent: 'add-passkey', name: 'Key', made: '{}' },
      { intent: 'remove', factor: 'app', password, passkey: '{}' },
    ];
    for (const form of garbage) {
      expect((await ask(page, { cookie: done.cookies, form })).status).toBe(400);
    }
  });

  it('begins again with the password when nothing waits for a code', async () => {
    const way = '/second-factor?from=%2Fsettings&plan=basic';
    for (const form of [undefined, { code: '123456' }]) {
      const { location } = await ask(way, { cookie: 'dais_sign_in=ImhlbGxvIg', form });
      expect(location).toBe('/auth?from=%2Fsettings&plan=basic');
    }
  });

  it('shows a picture and a key to set up, and the recovery codes once', async () => {
    const { cookie } = await makeReader();
    const path = '/settings/second-factor';
    const begun = await ask(path, { cookie, form: { intent: 'begin', password } });
    expect(begun.location).toBe(path);
    const settingUp = `${cookie}; ${begun.cookies}`;
    const page = await site(
      new Request(`http://localhost${path}`, { headers: { cookie: settingUp } }),
    );
    const text = await page.text();
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(text).toContain('QR code for your authenticator app');
    const secret = /otpauth:[^"]*secret=([A-Z2-7]{32})/.exec(text)?.[1] ?? '';
    const answer = await site(
      new Request(`http://localhost${path}`, {
        ...{ method: 'POST', headers: { cookie: settingUp } },
        body: new URLSearchParams({ intent: 'confirm', code: codeNow(secret) }),
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const codes = (html: string) => html.match(/>[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}</g) ?? [];
    expect(codes(await answer.text())).toHaveLength(10);
    const renewed = cookieOf(...answer.headers.getSetCookie());
    const again = await site(
      new Request(`http://localhost${path}`, { headers: { cookie: renewed } }),
    );
    const shown = await again.text();
    expect(shown).toContain('10 recovery codes are left.');
    expect(codes(shown)).toEqual([]);
  });
});
