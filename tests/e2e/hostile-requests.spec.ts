import { expect, test } from '@playwright/test';
import { hostileRequest } from '#tests/support/hostile-request.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import { type Site, startSite } from '#tests/support/site.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');
// One site for all three, so one worker.
test.describe.configure({ mode: 'default' });

const requests = 300;
let site: Site;

test.beforeAll(async () => {
  site = await startSite({
    template: process.env.DAIS_DEMO_TEMPLATE,
    // Each request comes from an address of its own, as the proxy in front tells it.
    environment: { TRUST_PROXY: '1' },
  });
});
test.afterAll(() => site?.stop());

for (const { who, email, firstSeed } of [
  { who: 'a visitor', email: null, firstSeed: 1_000 },
  { who: 'a reader', email: 'reader@example.com', firstSeed: 20_000 },
  { who: 'an admin', email: 'admin@example.com', firstSeed: 40_000 },
]) {
  test(`${requests} malformed requests of ${who} leave the site whole and its log calm`, async () => {
    const cookie = email && (await sessionOf(email));
    const addresses = (await routeAddresses()).map(({ address }) => address);
    const making = { site: site.url, addresses, ids: await knownIds() };
    const broken: string[] = [];
    for (let number = 0; number < requests; number += 1) {
      const seed = number + firstSeed;
      const request = hostileRequest({ ...making, seed, cookie });
      const before = site.output().length;
      const { status } = await sendRaw(site.url, request);
      const said = complaints(site.output().slice(before));
      if (status >= 500 || status === 0 || said.length > 0) {
        const sent = `${request.method} ${request.target.slice(0, 200)}`;
        broken.push([`${status} for ${sent} (seed ${seed})`, ...said].join('\n'));
      }
    }
    expect(broken).toEqual([]);
    // Still signed in, and still served.
    if (cookie) expect((await page('/govt-entity-selection', cookie)).status).toBe(200);
    expect(complaints(site.output())).toEqual([]);
  });
}

/** Lines of the log that say that something is wrong, or are no lines of the log at all. */
function complaints(output: string): string[] {
  return output
    .split('\n')
    .filter(
      (line) =>
        line !== '' &&
        !/^(\{"level":"(info|warn|debug)"|Dais is |The demonstration |Sign in as )/.test(line),
    );
}

async function sessionOf(email: string): Promise<string> {
  const answer = await sendRaw(site.url, {
    method: 'POST',
    target: '/auth',
    headers: [
      ['Origin', site.url],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: Buffer.from(`intent=signin&email=${encodeURIComponent(email)}&password=Password1!`),
  });
  const cookie = /set-cookie: (dais_session=[^;]+)/i.exec(answer.head)?.[1];
  if (!cookie) throw new Error(`No session for ${email}: ${answer.head}`);
  return cookie;
}

const page = (target: string, cookie: string): Promise<RawAnswer> =>
  sendRaw(site.url, { method: 'GET', target, headers: [['Cookie', cookie]] });

/** Ids of entities and meetings, as a reader and an admin find them. */
async function knownIds(): Promise<[string, ...string[]]> {
  const [reader, admin] = [
    await sessionOf('reader@example.com'),
    await sessionOf('admin@example.com'),
  ];
  const { body } = await page('/my-meetings', reader);
  const { body: list } = await page('/admin/modify-meeting', admin);
  const found = `${body}${list}`.matchAll(/\/(?:govt-entities|modify-meeting)\/([\w-]{8,})/g);
  const [first, ...rest] = new Set([...found].map(([, id]) => id ?? ''));
  if (!first) throw new Error('No id was found.');
  return [first, ...rest];
}
