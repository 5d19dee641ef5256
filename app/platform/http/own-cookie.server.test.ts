import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function cookiesAt(site: string) {
  vi.stubEnv('PUBLIC_URL', site);
  vi.resetModules();
  return import('./own-cookie.server.ts');
}

const pairOf = (header: string) => header.split(';')[0] ?? '';
const requestWith = (cookie: string) => new Request('http://x.test/', { headers: { cookie } });
const readUntil = new Date('2027-01-01');
const [tls, plain] = ['https://dais.example', 'http://localhost:3000'];

describe('a cookie of ours', () => {
  it('can be set over TLS by this host alone, and where there is none goes without that', async () => {
    const { ownCookie } = await cookiesAt(tls);
    const header = await ownCookie('dais_x').serialize('y');
    // What browsers ask of the prefix: Secure, the whole site, and no Domain.
    expect(header).toMatch(/^__Host-dais_x=/);
    expect(header.split('; ').slice(1).sort()).toEqual([
      ...['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'],
    ]);
    const { ownCookie: without } = await cookiesAt(plain);
    expect(await without('dais_x').serialize('y')).toMatch(/^dais_x=(?!.*Secure)/);
  });

  it('is known by either name, and by no name that only ends alike', async () => {
    const { hasOwnCookie } = await cookiesAt(tls);
    for (const held of ['__Host-dais_session=x', 'a=b; dais_session=x']) {
      expect(hasOwnCookie(held, 'session')).toBe(true);
      expect(hasOwnCookie(held)).toBe(true);
    }
    expect(hasOwnCookie('my_dais_session=x')).toBe(false);
    expect(hasOwnCookie('dais_theme=x', 'session')).toBe(false);
  });
});

describe('a cookie that was renamed', () => {
  it('is read by its old name for a time, so that nobody is signed out by an upgrade', async () => {
    const { renamedCookie: before } = await cookiesAt(plain);
    const old = pairOf(await before('dais_x', { readUntil }).serialize('mine'));
    const { renamedCookie } = await cookiesAt(tls);
    const cookie = renamedCookie('dais_x', { readUntil });
    vi.useFakeTimers({ now: new Date('2026-12-31') });
    expect(await cookie.read(requestWith(old))).toBe('mine');
    const own = pairOf(await cookie.serialize('newer'));
    expect(await cookie.read(requestWith(`${old}; ${own}`))).toBe('newer');
    vi.setSystemTime(readUntil);
    expect(await cookie.read(requestWith(old))).toBeNull();
    expect(await cookie.read(requestWith(own))).toBe('newer');
  });

  it('is not read by its old name where it was never given out under that', async () => {
    const { renamedCookie: old } = await cookiesAt(plain);
    const planted = async (value: string) =>
      requestWith(pairOf(await old('dais_x', { readUntil }).serialize(value)));
    const { renamedCookie } = await cookiesAt(tls);
    const cookie = renamedCookie('dais_x', { readUntil, isOlder: (value) => value === 'mine' });
    vi.useFakeTimers({ now: new Date('2026-12-31') });
    expect(await cookie.read(await planted('mine'))).toBe('mine');
    expect(await cookie.read(await planted('theirs'))).toBeNull();
  });

  it('is taken away by both names', async () => {
    const { renamedCookie } = await cookiesAt(tls);
    const cleared = await renamedCookie('dais_x', { readUntil }).clear();
    expect(cleared.map(pairOf)).toEqual(['__Host-dais_x=', 'dais_x=']);
    for (const header of cleared) expect(header).toContain('Max-Age=0');
  });
});
