import { expect, test } from '@playwright/test';
import { hostileRequest } from '#tests/support/hostile-request.ts';
import { complaintsIn, knownIds, sessionOf } from '#tests/support/hostile-site.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { aliveIn, watched, withstand } from '#tests/support/withstand.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');
// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' });

const requests = 300;
let site: Site;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  // It runs before tests that are skipped, too.
  if (project.use.javaScriptEnabled === false) return;
  site = await startSite({
    template: process.env.DAIS_DEMO_TEMPLATE,
    environment: watched,
  });
});
test.afterAll(() => site?.stop());

for (const { who, email, firstSeed } of [
  { who: 'a visitor', email: null, firstSeed: 1_000 },
  { who: 'a reader', email: 'reader@example.com', firstSeed: 20_000 },
  { who: 'an admin', email: 'admin@example.com', firstSeed: 40_000 },
]) {
  test(`${requests} malformed requests of ${who} leave the site whole and its log calm`, async () => {
    const cookie = email && (await sessionOf(site.url, email));
    const addresses = (await routeAddresses()).map(({ address }) => address);
    const making = { site: site.url, addresses, ids: knownIds(site.database) };
    const broken: string[] = [];
    for (let number = 0; number < requests; number += 1) {
      const seed = number + firstSeed;
      const request = hostileRequest({ ...making, seed, cookie });
      const before = site.output().length;
      const { status } = await sendRaw(site.url, request);
      const said = complaintsIn(site.output().slice(before));
      if (status >= 500 || status === 0 || said.length > 0) {
        const sent = `${request.method} ${request.target.slice(0, 200)}`;
        broken.push([`${status} for ${sent} (seed ${seed})`, ...said].join('\n'));
      }
    }
    expect(broken).toEqual([]);
    // Still signed in, and still served.
    if (cookie) expect((await page('/govt-entity-selection', cookie)).status).toBe(200);
    expect(complaintsIn(site.output())).toEqual([]);
  });
}

const page = (target: string, cookie: string): Promise<RawAnswer> =>
  sendRaw(site.url, { method: 'GET', target, headers: [['Cookie', cookie]] });

/** The long form is a program: npm run bench -- malformed-requests. */
test('whatever comes over a line, the site answers without a fault and shows nothing of its inside', async () => {
  const own = { count: 400, seed: Math.floor(Math.random() * 1e9) };
  for await (const { faults } of withstand(site, own)) {
    expect(faults, `seed ${own.seed}`).toEqual([]);
  }
  expect(await aliveIn(site)).toBeLessThan(300);
  expect((await page('/', '')).status).toBe(200);
});
