import type { APIResponse } from '@playwright/test';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import { filledIn } from './known-places.ts';
import { type Asker, askers, closedTo, isTelling, startWorld, type World } from './matrix-world.ts';
import { expectedOf } from './route-expectations.ts';
import { anyAddress, expect, test } from './site-test.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'No browser takes part.');
// One site for all, so one worker.
test.describe.configure({ mode: 'default' });

let world: World;

test.beforeAll(async ({ browser }, { project }) => {
  // It runs before tests that are skipped, too.
  if (project.use.javaScriptEnabled === false) return;
  world = await startWorld(browser);
});
test.afterAll(() => world?.end());

const nameOf = (file: string) => file.replace(/^routes\//, '');

test('every route is known here, with who may read it', async () => {
  const files = (await routeAddresses()).map(({ file }) => nameOf(file));
  expect(Object.keys(expectedOf).toSorted()).toEqual(files.toSorted());
});

for (const who of askers) {
  test(`${who} is answered as is due, at every route, and told nothing that is closed`, async () => {
    const faults: string[] = [];
    for (const { path, routeId, expected } of await asked()) {
      const wanted = expected.answers[askers.indexOf(who)];
      const search = new URLSearchParams(expected.search);
      const full = search.size > 0 ? `${path}?${search}` : path;
      const isPage = expected.file.endsWith('.tsx');
      const alone = new URLSearchParams([...search, ['_routes', routeId]]);
      let isTold = false;
      for (const way of [full, full.replace(path, `${path}.rsc`), `${path}.rsc?${alone}`]) {
        const answer = await world.asking[who].get(way, { maxRedirects: 0 });
        const text = await answer.text();
        const led = outcome(answer, text, full);
        faults.push(...faultsOfHead(answer, text).map((fault) => `${way}: ${fault}`));
        // What is no page has no data of its own to be asked for; it only must not tell.
        if ((isPage || way === full) && led !== wanted)
          faults.push(`${way}: ${led}, not ${wanted}`);
        if (!expected.openBecause)
          faults.push(...leaks(who, text).map((word) => `${way}: ${word}`));
        isTold ||= isTelling(text);
      }
      if (who === 'follower' && expected.isTold && wanted === '200' && !isTold)
        faults.push(`${full}: nothing is told to who may read it`);
    }
    expect(faults).toEqual([]);
  });
}

test('who may not read a place may not change it either', async () => {
  // 400: a form that is refused before anything is looked up.
  const refused = /^(?:400|401|403|404|405|\/auth\?from=.*|\/my-meetings)$/;
  const faults: string[] = [];
  for (const who of askers) {
    for (const { path, expected } of await asked()) {
      const toRead = expected.answers[askers.indexOf(who)] ?? '';
      if (toRead === '200' || !expected.answers.includes('200')) continue;
      const answer = await world.asking[who].post(path, {
        headers: { Origin: world.site.url, 'X-Forwarded-For': anyAddress() },
        form: { intent: 'save', markdown: 'Mine now', meetingTitle: 'Mine now', notes: 'Mine now' },
        maxRedirects: 0,
      });
      const text = await answer.text();
      const led = outcome(answer, text, '');
      // Or they are led where reading leads them, whatever they send.
      if (led !== toRead && !refused.test(led)) faults.push(`${who}, ${path}: ${led}`);
      faults.push(...leaks(who, text).map((word) => `${who}, ${path}: ${word}`));
    }
  }
  expect(faults).toEqual([]);
});

/** All addresses with ids that exist, and what is expected at each. */
async function asked() {
  return (await routeAddresses()).flatMap((route) => {
    const file = nameOf(route.file);
    const expected = expectedOf[file];
    if (!expected) return [];
    const { files = [''] } = expected;
    return files.map((name) => ({
      path: filledIn({ ...route, address: withFile(route.address, name) }, world.places),
      routeId: route.file.replace(/\.tsx?$/, ''),
      expected: { ...expected, file },
    }));
  });
}

const withFile = (address: string, name: string) =>
  address.replace(/:(?:file|picture)$/, name).replace('*', name);

/** What an answer comes to, in the words of the expectations. */
function outcome(answer: APIResponse, text: string, path: string): string {
  const status = answer.status();
  // React Router answers its own requests for data with 202 where it would redirect a page.
  const to = status === 202 ? /"(\/[^"]*)"/.exec(text)?.[1] : answer.headers().location;
  if (to === undefined) return String(status);
  return to === `/auth?${new URLSearchParams({ from: path })}` ? 'sign in' : to;
}

/** What every answer says of itself, whoever asks: how to read it, and what it may not be used for. */
function faultsOfHead(answer: APIResponse, text: string): string[] {
  const head = answer.headers();
  const type = head['content-type'] ?? '';
  const policy = head['content-security-policy'] ?? '';
  const { pathname } = new URL(answer.url());
  const isEmbed = pathname.endsWith('/embed');
  // Of the API, without a word of what it answers.
  const isDescription = pathname.endsWith('/openapi.json');
  const faults = {
    'no type': text !== '' && !/^[a-z]+\/[\w.+-]+/.test(type),
    'no charset': /^text\/|xml\b/.test(type) && !/charset=utf-8/i.test(type),
    'guessed at': head['x-content-type-options'] !== 'nosniff',
    'telling where it was come from': !/^(same-origin|no-referrer)$/.test(
      head['referrer-policy'] ?? '',
    ),
    'loose plugins': !/object-src 'none'|default-src 'none'/.test(policy),
    'a loose base': !policy.includes("base-uri 'none'"),
    'in a frame': !isEmbed && !policy.includes("frame-ancestors 'none'"),
    'open to other sites': !isDescription && head['access-control-allow-origin'] !== undefined,
    'telling what serves it': head['x-powered-by'] !== undefined || head.server !== undefined,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}

const leaks = (who: Asker, text: string) => closedTo(who).filter((word) => text.includes(word));
