import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#app/brand.ts';
import { db } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { here, startSourceHost, tooSoon } from '../../../tests/support/source-host.ts';
import { askPolitely } from './ask-politely.server.ts';

let site: Awaited<ReturnType<typeof startSourceHost>>;
const pace = { between: 0.03, mostBetween: 0.2, turn: 1, patience: 2 };
const usual = { ...here, pace, maxBytes: 1000, seconds: 1 };
const ask = (host: string, path = '/', more: Partial<Parameters<typeof askPolitely>[1]> = {}) =>
  askPolitely(site.address(host, path), { ...usual, ...more });
const turnOf = async (host: string) =>
  await db.hostTurn.findUniqueOrThrow({ where: { host: new URL(site.address(host)).host } });

beforeAll(async () => {
  site = await startSourceHost();
});
beforeEach(async () => {
  site.reset();
  await db.hostTurn.deleteMany();
});
afterAll(() => site.stop());

describe('a source that is asked', () => {
  it('sees who asks, and is not sent again what has not changed', async () => {
    let seen = '';
    site.answers.set('/feed', (request, response) => {
      seen = request.headers['user-agent'] ?? '';
      const isKnown =
        request.headers['if-none-match'] === '"7"' ||
        request.headers['if-modified-since'] === 'Fri, 20 Nov 2026 12:00:00 GMT';
      const version = { etag: '"7"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' };
      response.writeHead(isKnown ? 304 : 200, { ...version, 'content-type': 'text/xml' });
      response.end(isKnown ? undefined : '<feed/>');
    });
    const first = await ask('a.example', '/feed');
    expect(first).toMatchObject({ status: 200, contentType: 'text/xml', etag: '"7"' });
    expect(new TextDecoder().decode(first.bytes)).toBe('<feed/>');
    expect(seen).toContain(`${brand.name}/`);
    expect(seen).toContain(brand.supportEmail);
    const { etag, lastModified } = first;
    for (const known of [{ etag }, { lastModified }]) {
      const again = await ask('a.example', '/feed', { known });
      expect(again).toMatchObject({ status: 304, bytes: new Uint8Array() });
    }
  });

  it.each([
    ['/gone', 404, 'not-found', 'has nothing at this address'],
    ['/closed', 403, 'forbidden', 'does not let everybody'],
    ['/locked', 401, 'forbidden', 'sign in'],
    ['/broken', 500, 'unavailable', 'answered with 500'],
    ['/unasked', 304, 'unavailable', 'answered with 304'],
  ])('and answers at %s with %i ends the run in words', async (path, status, code, words) => {
    site.answers.set(path, (_request, response) => response.writeHead(status).end());
    await expect(ask('a.example', path)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(words),
    });
  });

  it.each([
    ['large and says so', { 'content-length': '2000000000' }, 'too-large'],
    ['endless', {}, 'too-large'],
    ['a bomb of gzip', { 'content-encoding': 'gzip' }, 'unreadable'],
    ['damaged', { 'content-encoding': 'br' }, 'unreadable'],
  ])('with what is %s is not read on, and is not to blame', async (name, headers, code) => {
    const packed = name.includes('bomb')
      ? gzipSync(Buffer.alloc(2_000_000))
      : Buffer.alloc(9000, 1);
    site.answers.set('/file', (_request, response) => {
      response.writeHead(200, headers);
      const more = setInterval(() => response.write(packed), 1);
      response.once('close', () => clearInterval(more));
    });
    await expect(ask('a.example', '/file')).rejects.toMatchObject({ code });
    expect(await turnOf('a.example')).toMatchObject({ refusals: 0 });
  });

  it('a byte at a time, or not at all, is given up on', async () => {
    site.answers.set('/drip', (_request, response) => {
      const more = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(more));
    });
    site.answers.set('/silent', () => undefined);
    for (const path of ['/drip', '/silent']) {
      await expect(ask('a.example', path, { seconds: 0.2 })).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('did not answer within'),
      });
    }
    expect(await turnOf('a.example')).toMatchObject({ refusals: 2 });
  });

  it('can be larger than memory', async () => {
    let size = 0;
    const answer = await ask('a.example', '/', {
      take: async (chunk) => {
        size += chunk.length;
      },
    });
    expect(size).toBe('a record'.length);
    expect(answer.bytes).toHaveLength(0);
  });

  it.each([
    ['<html><head><title>Just a moment...</title>', 'captcha'],
    ['<!DOCTYPE html><title>Agendas</title><script>window._cf_chl_opt={}</script>', 'captcha'],
    ['<html><title>Log in</title><form><input name=p type="password"></form>', 'sign in'],
  ])('with a page in the way is not asked on: %s', async (html, words) => {
    site.answers.set('/agendas', (_request, response) => response.end(html));
    await expect(ask('a.example', '/agendas')).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(words),
    });
  });

  it('is read where a page only offers to sign in, or speaks of captchas', async () => {
    site.answers.set('/agendas', (_request, response) =>
      response.end(
        '<html><title>Agendas</title><form>Log in<input type="password"></form>' +
          '<div class="g-recaptcha"></div><a href="/contact">Captcha policy</a>',
      ),
    );
    expect((await ask('a.example', '/agendas')).status).toBe(200);
  });
});

describe('a redirect', () => {
  it('to another host waits for its turn there and heeds its robots.txt', async () => {
    site.answers.set('/moved', (_request, response) =>
      response.writeHead(301, { location: site.address('b.example', '/here') }).end(),
    );
    expect((await ask('a.example', '/moved')).url).toBe(site.address('b.example', '/here'));
    expect(site.asked('b.example')).toEqual(['/robots.txt', '/here']);
    site.answers.set('c.example/robots.txt', (_request, response) =>
      response.end('User-agent: *\nDisallow: /'),
    );
    site.answers.set('/closed', (_request, response) =>
      response.writeHead(301, { location: site.address('c.example', '/here') }).end(),
    );
    await expect(ask('a.example', '/closed')).rejects.toMatchObject({ code: 'forbidden' });
    expect(site.asked('c.example')).toEqual(['/robots.txt']);
    expect(tooSoon(site.questions, pace.between)).toEqual([]);
  });

  it.each([
    ['inwards', 'http://10.0.0.5/'],
    ['in a circle', '/circle'],
    ['to a file', 'file:///etc/passwd'],
  ])('%s is not followed', async (_where, location) => {
    site.answers.set('/circle', (_request, response) =>
      response.writeHead(302, { location }).end(),
    );
    await expect(ask('a.example', '/circle')).rejects.toMatchObject({ code: 'invalid' });
    expect(tooSoon(site.questions, pace.between)).toEqual([]);
  });

  it('is not followed to a name that leads inside on the second look', async () => {
    const looks = [['127.0.0.1'], ['127.0.0.1'], ['10.0.0.5']];
    site.answers.set('/again', (_request, response) =>
      response.writeHead(302, { location: '/other' }).end(),
    );
    const resolve = async () => looks.shift() ?? [];
    await expect(ask('a.example', '/again', { resolve })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(site.asked('a.example')).toEqual(['/robots.txt', '/again']);
  });
});

describe('who asks for patience', () => {
  it.each([
    [429, () => '7', 7],
    [503, () => new Date(Date.now() + 60_000).toUTCString(), 60],
  ])('with %i and Retry-After is given it, by everybody', async (status, header, seconds) => {
    site.answers.set('/busy', (_request, response) =>
      response.writeHead(status, { 'retry-after': header() }).end(),
    );
    const first = await ask('a.example', '/busy').catch((error: unknown) => error);
    expect(first).toBeInstanceOf(TryLater);
    const second = await ask('a.example', '/other').catch((error: unknown) => error);
    expect(second).toBeInstanceOf(TryLater);
    if (second instanceof TryLater) expect(Math.abs(second.seconds - seconds)).toBeLessThan(3);
    expect(site.asked('a.example')).toEqual(['/robots.txt', '/busy']);
    expect((await ask('b.example')).status).toBe(200);
  });

  it('for days is believed, and the run says until when', async () => {
    site.answers.set('/busy', (_request, response) =>
      response.writeHead(429, { 'retry-after': '172800' }).end(),
    );
    await expect(ask('a.example', '/busy')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('a.example')).rejects.toMatchObject({
      message: expect.stringContaining('left alone until'),
    });
  });

  it('by failing is asked less and less often, and as before once it works', async () => {
    site.answers.set('/broken', (_request, response) => response.writeHead(500).end());
    const rests: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      await ask('a.example', '/broken').catch(() => undefined);
      rests.push((await turnOf('a.example')).freeAt.getTime() - Date.now());
    }
    expect(rests.every((rest, index) => rest > (rests[index - 1] ?? 0) * 1.5)).toBe(true);
    await ask('a.example');
    expect(await turnOf('a.example')).toMatchObject({ refusals: 0 });
  });
});
