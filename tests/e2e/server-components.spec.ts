import type { Page } from '@playwright/test';
import { hangUp } from '#tests/support/hang-up.ts';
import { follow, query, signUp } from './forms.ts';
import { knownPlaces, placesIn } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

const first = 'The requests are the same with and without JavaScript.';

test.describe('a payload', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, first);

  test('holds nothing of what was loaded for a page beside the page', async ({
    browser,
    context,
    site,
  }) => {
    const known = await knownPlaces(browser, site);
    const places = [
      ...(await placesIn('public', known)),
      ...(await placesIn('auth', known)),
      ...(await placesIn('reader', known)),
      ...(await placesIn('admin', known)),
    ];
    await signIn(context, site, 'admin@example.com');
    let pages = 0;
    for (const { path } of places.filter((place) => place.path !== '/sign-out')) {
      const answer = await context.request.get(path === '/' ? '/_.rsc' : `${path}.rsc`);
      const model = rootOf(await answer.text());
      if (model?.type !== 'render') continue;
      pages += 1;
      const { root: _frame, ...others } = model.loaderData;
      for (const [route, data] of Object.entries(others)) {
        const kept = Object.keys(data ?? {}).filter((key) => key !== 'toast');
        expect(kept, `${path}: ${route}`).toEqual([]);
      }
    }
    expect(pages).toBeGreaterThan(40);
  });

  test('is sent compressed, as what it is, and to nobody else', async ({ context, site }) => {
    await signIn(context, site, 'reader@example.com');
    const answer = await context.request.get('/my-meetings.rsc', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^text\/x-component/),
      'content-encoding': 'gzip',
      'cache-control': 'private, no-store',
    });
  });

  test('answers to no function of the server, and runs nothing that is forged', async ({
    context,
    site,
  }) => {
    await signIn(context, site, 'reader@example.com');
    const before = query(site, 'SELECT count(*) AS n FROM contact_us_log');
    const id = '0123456789abcdef#deleteEverything';
    const contact = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      reason: 'general',
    };
    const forged: Record<string, string>[] = [
      { [`$ACTION_ID_${id}`]: '' },
      { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`, '$ACTION_1:1': '[]' },
      { $ACTION_KEY: 'k', $ACTION_REF_: '' },
      { '0': '["$F1"]', '1': `{"id":"${id}","bound":null}` },
      { __proto__: 'x', constructor: 'x', 'prototype[polluted]': 'x', '__proto__.polluted': 'x' },
      { ...contact, message: '', [`$ACTION_ID_${id}`]: '' },
    ];
    for (const path of ['/contact', '/contact.rsc', '/about', '/my-meetings', '/my-meetings.rsc']) {
      for (const form of forged) {
        for (const body of [{ form }, { multipart: form }]) {
          const answer = await context.request.post(path, {
            headers: { Origin: site.url },
            maxRedirects: 0,
            ...body,
          });
          const sent = `${path} ${JSON.stringify(form)}: ${answer.status()}`;
          expect(answer.status() >= 400 && answer.status() < 500, sent).toBe(true);
        }
      }
      const called = await context.request.post(path, {
        headers: { Origin: site.url, 'rsc-action-id': id, Accept: 'text/x-component' },
        data: '["$F1"]',
      });
      expect(called.status(), path).toBe(400);
    }
    expect(query(site, 'SELECT count(*) AS n FROM contact_us_log')).toEqual(before);
  });

  test('asked for in a malformed way is refused, or is the page', async ({ context, site }) => {
    await signIn(context, site, 'reader@example.com');
    // The pages of a site are whole, whatever their query says.
    for (const address of ['/about', '/my-meetings']) {
      for (const query of ['_routes=', '_routes=n%2Fa', '_routes=root&_r%6futes=x']) {
        const answer = await context.request.get(`${address}?${query}`);
        expect(answer.status(), query).toBe(200);
        expect(await answer.text(), query).toMatch(/<h1[\s\S]*<\/html>$/);
      }
    }
    for (const address of [
      '/my-meetings.rsc?_routes=__proto__,constructor,routes/admin/jobs',
      '/my-meetings.rsc?_routes=',
      '/my-meetings.rsc.rsc',
      '/.rsc',
      '/_.rsc?_routes=root',
      '/nothing/_.rsc',
      '/__proto__.rsc',
      '/constructor.manifest',
      '/.manifest?paths=',
      '/.manifest?paths=/admin,/__proto__,,//evil.example,%2500',
      '/.manifest?version=0',
      `/.manifest?paths=${'/a,'.repeat(3_000)}`,
      '/admin/jobs.rsc?_routes=routes/admin/jobs',
    ]) {
      const answer = await context.request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address.slice(0, 60)).toBeLessThan(500);
      expect(await answer.text(), address.slice(0, 60)).not.toContain('Run Again');
    }
  });
});

test('500 readers who hang up in mid-response leave the site as it was', async ({
  browser,
  context,
  site,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, first);
  const { meetingId } = await knownPlaces(browser, site);
  await signIn(context, site, 'admin@example.com');
  const [session] = (await context.cookies()).filter(({ name }) => name === 'dais_session');
  const meeting = `/meetings/${meetingId}`;
  const { whole, statuses } = await hangUp({
    site: site.url,
    paths: ['/', '/contact', '/my-meetings', meeting, `${meeting}.rsc`, '/admin/jobs', '/nothing'],
    cookie: `dais_session=${session?.value}`,
    requests: 500,
    seed: 1,
  });
  expect(whole).toBeGreaterThan(25);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect((await context.request.get('/healthz')).status()).toBe(200);
  expect(site.output()).not.toContain('"level":"error"');
});

test.describe('going on by a script', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'There is no script.');

  test('says what is gone or closed, in place', async ({ page, context, site }) => {
    const email = await signUp(context, site);
    const [followed, other] = query<{ id: string; entityId: string }>(
      site,
      `SELECT max(id) AS id, govt_entity_id AS entityId FROM meetings
       WHERE markdown_summary <> '' AND id NOT IN (SELECT meeting_id FROM sample_meeting)
       GROUP BY govt_entity_id ORDER BY govt_entity_id`,
    );
    follow(site, email, followed?.entityId ?? '');
    await page.goto('/my-meetings');
    await awake(page);
    for (const { to, words } of [
      { to: '/govt-entities/no-such-body', words: 'Entity not found' },
      { to: '/meetings/no-such-meeting', words: 'Meeting not found' },
      { to: `/meetings/${other?.id}`, words: 'have access to this entity' },
      { to: '/no-such-page', words: 'Page not found' },
    ]) {
      await goOn(page, to);
      await expect(page).toHaveURL(to);
      await expect(page.getByText(words).first()).toBeVisible();
      await goOn(page, '/my-meetings');
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('waits for what it has to know of an address first', async ({ page, context, site }) => {
    await signIn(context, site, 'reader@example.com');
    await page.addInitScript(tellAddressesByHalves);
    await page.goto('/my-meetings');
    await awake(page);
    await page.waitForFunction(() => window.isHalfTold);
    await page.getByRole('link', { name: 'Roadmap' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
    await expect(page).toHaveURL('/roadmap');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('goes where the last press leads, and back to where it came from', async ({
    page,
    context,
    site,
  }) => {
    await signIn(context, site, 'reader@example.com');
    const known = Promise.withResolvers<void>();
    await page.route(/\.manifest/, async (route) => {
      await known.promise;
      // The first press is given up, and what it asked for with it.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/my-meetings');
    await awake(page);
    await page.getByRole('link', { name: 'Roadmap' }).click();
    await page.getByRole('link', { name: 'Accuracy' }).click();
    known.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Accuracy' })).toBeVisible();
    await expect(page).toHaveURL('/accuracy');
    await page.goBack();
    await expect(page).toHaveURL('/my-meetings');
  });
});

/** As on a slow line: that there is an answer about addresses comes first, what it says later. */
function tellAddressesByHalves() {
  const load = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await load(input, init);
    if (!(input instanceof Request) || !input.url.includes('.manifest')) return answer;
    const lines = (await answer.text()).split(/(?<=\n)/);
    const [first, later] = [true, false].map((isRoot) =>
      new TextEncoder().encode(lines.filter((line) => line.startsWith('0:') === isRoot).join('')),
    );
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        window.isHalfTold = true;
        setTimeout(() => {
          controller.enqueue(later);
          controller.close();
        }, 1_500);
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      navigate(to: string): Promise<void>;
      state: { initialized: boolean };
    };
    isSamePage?: true;
    isHalfTold?: true;
  }
}

/** Waits until the script of a page goes on to others by itself, and marks the page. */
async function awake(page: Page) {
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.initialized);
  await page.evaluate(() => {
    window.isSamePage = true;
  });
}

/** To an address that no link leads to. */
const goOn = (page: Page, to: string) =>
  page.evaluate((address) => window.__reactRouterDataRouter?.navigate(address), to);

type Root = { type: string; loaderData: Record<string, object | null> };

/** The model at the root of a payload; null where the answer is none. */
function rootOf(payload: string): Root | null {
  const found = /(?<![\da-f])0:(\{"type":.*)/.exec(payload)?.[1];
  return found === undefined ? null : JSON.parse(found);
}
