import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { here, startSourceHost, tooSoon } from '../../../tests/support/source-host.ts';
import { askPolitely } from './ask-politely.server.ts';
import { realClock } from './clock.ts';

let site: Awaited<ReturnType<typeof startSourceHost>>;
const pace = { between: 0.03, mostBetween: 0.2, turn: 1, patience: 2 };
const usual = { ...here, pace, maxBytes: 1000, seconds: 1 };
const ask = (path = '/', more: Partial<Parameters<typeof askPolitely>[1]> = {}) =>
  askPolitely(site.address('a.example', path), { ...usual, ...more });
const robots = (text: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  site.answers.set('/robots.txt', (_request, response) => {
    response.writeHead(status, headers).end(text);
  });

beforeAll(async () => {
  site = await startSourceHost();
});
beforeEach(async () => {
  site.reset();
  await db.hostTurn.deleteMany();
});
afterAll(() => site.stop());

describe('robots.txt of a source', () => {
  it('is read once a day, and obeyed', async () => {
    robots('User-agent: *\nDisallow: /private');
    await ask();
    await expect(ask('/private/agenda')).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('robots.txt'),
    });
    await ask('/public');
    expect(site.asked('a.example')).toEqual(['/robots.txt', '/', '/public']);
    expect(tooSoon(site.questions, pace.between)).toEqual([]);
    const tomorrow = { ...realClock, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
    robots('');
    await ask('/private/agenda', { clock: tomorrow });
    expect(site.asked('a.example').slice(3)).toEqual(['/robots.txt', '/private/agenda']);
  });

  it.each([
    ['an error of its own', () => robots('', {}, 500)],
    ['a plea for patience', () => robots('', {}, 429)],
    ['a line that breaks', () => site.answers.set('/robots.txt', (one) => one.socket.destroy())],
  ])('that is answered with %s closes the site until it can be read', async (_what, set) => {
    set();
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(site.asked('a.example')).toEqual(['/robots.txt']);
    site.answers.clear();
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['missing', () => robots('', {}, 404)],
    ['locked', () => robots('', {}, 403)],
    ['a page', () => robots('<html>Disallow: /</html>', { 'content-type': 'text/html' })],
    ['a redirect without an end', () => robots('', { location: '/robots.txt' }, 302)],
    ['a redirect inwards', () => robots('', { location: 'http://10.0.0.5/' }, 302)],
  ])('that is %s closes nothing', async (_what, set) => {
    set();
    expect((await ask()).status).toBe(200);
    expect(tooSoon(site.questions, pace.between)).toEqual([]);
  });

  it('of any size is read as far as rules go', async () => {
    const rules = `User-agent: *\nDisallow: /private\n`;
    site.answers.set('/robots.txt', (_request, response) => {
      response.write(rules);
      const more = setInterval(() => response.write('# and so on\n'.repeat(10_000)), 1);
      response.once('close', () => clearInterval(more));
    });
    await expect(ask('/private')).rejects.toMatchObject({ code: 'forbidden' });
    await db.hostTurn.deleteMany();
    robots(gzipSync(Buffer.concat([Buffer.from(rules), Buffer.alloc(50_000_000, '\n')])), {
      'content-encoding': 'gzip',
    });
    await expect(ask('/private')).rejects.toMatchObject({ code: 'forbidden' });
    const { robots: kept } = await db.hostTurn.findFirstOrThrow();
    expect(kept).toBe(rules.trim());
  });

  it('sets the pace, within bounds', async () => {
    robots('User-agent: *\nCrawl-delay: 0.1');
    await ask();
    await ask('/two');
    expect(tooSoon(site.questions, 0.1)).toEqual([]);
    await db.hostTurn.deleteMany();
    site.questions.length = 0;
    robots('User-agent: *\nCrawl-delay: 86400');
    const started = performance.now();
    await ask();
    await ask('/two');
    expect(tooSoon(site.questions, 0.2)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('that asks for more than a worker waits for puts its job off', async () => {
    robots('User-agent: *\nCrawl-delay: 30');
    const slow = { ...pace, mostBetween: 60 };
    const first = await ask('/', { pace: slow }).catch((error: unknown) => error);
    expect(first).toBeInstanceOf(TryLater);
    expect(first).toMatchObject({ seconds: 30 });
    expect(site.asked('a.example')).toEqual(['/robots.txt']);
  });
});
