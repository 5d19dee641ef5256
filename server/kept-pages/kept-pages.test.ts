import type { RequestHandler } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { answerBy, type KeptSite, keptSite } from '#tests/support/kept-site.ts';
import { sendRaw } from '#tests/support/raw-request.ts';

let site: KeptSite;
afterEach(() => site.close());

const text = 'The motion carries by five votes. '.repeat(60);

/** A version that the test sets. */
function versionOf(start: number | null) {
  let current = start;
  const version: PublicVersion & { set: (to: number | null) => void } = {
    now: () => current,
    latest: () => current,
    close: async () => undefined,
    set(to) {
      current = to;
    },
  };
  return version;
}

const open = async (
  page: RequestHandler,
  more: { version?: PublicVersion; limits?: object } = {},
) => {
  site = await keptSite({ version: versionOf(1), page, ...more });
};

const counted = (headers: Record<string, string> = {}) => {
  let count = 0;
  return answerBy(async ({ url }) => {
    count += 1;
    const said = {
      'Content-Type': 'text/html',
      'Cache-Control': 'public',
      Vary: 'Cookie',
      ...headers,
    };
    return new Response(`${text} ${new URL(url).pathname} ${count}`, { headers: said });
  });
};

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers });

it('makes a page once, and sends it on with the same head', async () => {
  await open(counted());
  const [first, second] = [await ask('/about'), await ask('/about')];
  expect(await second.text()).toBe(await first.text());
  const own = (answer: Response) =>
    [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  expect(own(second)).toEqual(own(first));
  expect(second.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(site.made()).toBe(1);
});

it('sends each encoding under a tag of its own, and nothing to whoever has it', async () => {
  await open(counted());
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const whole = await ask('/about', headers);
    expect(await whole.text()).toContain('The motion carries');
    const tag = whole.headers.get('etag') ?? '';
    tags.add(tag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/about', { ...headers, 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('public');
    }
    expect((await ask('/about', { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
  }
  expect(tags.size).toBe(3);
  expect(site.made()).toBe(1);
});

it('answers whoever asks for the head alone with that', async () => {
  await open(counted());
  const whole = await ask('/about', { 'Accept-Encoding': 'identity' });
  const head = await ask('/about', { 'Accept-Encoding': 'identity' }, 'HEAD');
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String((await whole.text()).length));
  expect(site.made()).toBe(1);
});

it.each([
  ['a session', { Cookie: 'dais_session=abc' }],
  ['a session over TLS', { Cookie: '__Host-dais_session=abc' }],
  ['a theme beside the cookies of others', { Cookie: '_ga=1; dais_theme=ImRhcmsi' }],
  ['a message to show', { Cookie: 'dais_toast=abc' }],
  ['a key', { Authorization: 'Bearer dais_abc' }],
  ['a call of a function', { 'rsc-action-id': 'abc' }],
  ['only the time of what it has', { 'If-Modified-Since': 'Mon, 23 Nov 2026 07:00:00 GMT' }],
])('neither answers nor keeps for a request with %s', async (_what, headers) => {
  await open(counted());
  await ask('/about');
  expect(await (await ask('/about', headers)).text()).toMatch(/ 2$/);
  expect(await (await ask('/about')).text()).toMatch(/ 1$/);
});

it('keeps apart what is asked of different hosts, also behind a proxy', async () => {
  await open(
    answerBy(async ({ headers }) => new Response(String(headers.get('x-forwarded-host')))),
  );
  expect(await (await ask('/', { 'X-Forwarded-Host': 'evil.example' })).text()).toBe(
    'evil.example',
  );
  expect(await (await ask('/')).text()).toBe('null');
  const { body } = await sendRaw(site.url, {
    method: 'GET',
    target: '/',
    headers: [
      ['Host', 'a.example'],
      ['X-Forwarded-Host', 'b.example'],
    ],
  });
  expect(body).toContain('b.example');
});

it.each([
  ['is no 200', answerBy(async () => new Response(text, { status: 404 }))],
  ['sets a cookie', counted({ 'Set-Cookie': 'dais_toast=abc' })],
  ['nobody may store', counted({ 'Cache-Control': 'private, no-store' })],
  [
    'broke while it was made',
    ((_request, response) => {
      response.locals.isBroken = true;
      response.write('Half of ');
      response.end(text);
    }) satisfies RequestHandler,
  ],
])('keeps no answer that %s', async (_what, page) => {
  await open(page);
  const [first] = [await ask('/about'), await ask('/about')];
  expect(first.headers.get('etag')).toBeNull();
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(await first.text()).toContain('The motion carries');
  expect(site.made()).toBe(2);
});

it('makes a page anew once what it shows has changed', async () => {
  const version = versionOf(1);
  await open(counted(), { version });
  await ask('/about');
  version.set(2);
  expect(await (await ask('/about')).text()).toMatch(/ 2$/);
  expect(await (await ask('/about')).text()).toMatch(/ 2$/);
});

it('is made once for all who ask for it at once, and for each where it is not for all', async () => {
  const together = (path: string) =>
    Promise.all(Array.from({ length: 20 }, async () => (await ask(path)).text()));
  const slowly = (page: RequestHandler): RequestHandler => {
    return (...asked) => void setTimeout(() => page(...asked), 100);
  };
  await open(slowly(counted()));
  expect(new Set(await together('/about')).size).toBe(1);
  await site.close();
  await open(slowly(counted({ 'Cache-Control': 'private, no-store' })));
  expect(new Set(await together('/about')).size).toBe(20);
});

it('is made for whoever is left where the first to ask has gone', async () => {
  await open((...asked) => void setTimeout(() => counted()(...asked), 100));
  const gone = fetch(`${site.url}/about`, { signal: AbortSignal.timeout(50) });
  const waits = ask('/about');
  await expect(gone).rejects.toThrow();
  expect(await (await waits).text()).toContain('The motion carries');
});

it('trusts no page that was being made while something changed', async () => {
  const version = versionOf(1);
  let isSlow = true;
  const page = counted();
  await open(
    (...asked) => {
      // What it reads is from before the change, what it sends from after it.
      if (isSlow) version.set(2);
      isSlow = false;
      return page(...asked);
    },
    { version },
  );
  expect(await (await ask('/about')).text()).toMatch(/ 1$/);
  expect(await (await ask('/about')).text()).toMatch(/ 2$/);
});

it('neither answers nor keeps while changes may go unheard', async () => {
  const version = versionOf(1);
  await open(counted(), { version });
  await ask('/about');
  version.set(null);
  expect(await (await ask('/about')).text()).toMatch(/ 2$/);
  expect(await (await ask('/')).text()).toMatch(/ 3$/);
  version.set(1);
  expect(await (await ask('/about')).text()).toMatch(/ 1$/);
  expect(await (await ask('/')).text()).toMatch(/ 4$/);
});

it('keeps no page longer than its time', async () => {
  await open(counted(), { limits: { milliseconds: 20 } });
  await ask('/about');
  await vi.waitFor(async () => expect(await (await ask('/about')).text()).toMatch(/ [^1]$/));
});

it('keeps no more than its bytes, and what was asked for last', async () => {
  await open(counted(), { limits: { bytes: 60_000 } });
  await ask('/about');
  for (let body = 0; body < 30; body += 1) {
    await ask(`/bodies/${body}`);
    expect(await (await ask('/about')).text()).toMatch(/ 1$/);
  }
  expect(await (await ask('/bodies/0')).text()).not.toMatch(/ 2$/);
});
