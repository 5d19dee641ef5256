import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type KnownPlaces, knownPlaces, type Place, placesIn } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

const secondProject = 'The requests are the same with and without JavaScript.';

/**
 * The page itself, the data that a click on a link to it asks for, and the data of the page alone,
 * without the guards of the layouts around it.
 */
const ways = ({ path, routeId }: Place) => [
  path,
  `${path}.rsc`,
  `${path}.rsc?_routes=${encodeURIComponent(routeId)}`,
];

/** Where an answer leads, or else what it says. */
async function leadsTo(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  if (answer.status() === 302) return answer.headers().location ?? '';
  const text = await answer.text();
  // React Router answers its own requests for data with 202 where it would redirect a page.
  return (answer.status() === 202 && /"(\/[^"]*)"/.exec(text)?.[1]) || text;
}

const send = (request: APIRequestContext, path: string, origin: string) =>
  request.post(path, {
    headers: { Origin: origin },
    form: { intent: 'save', markdown: 'Mine now', meetingTitle: 'Mine now', notes: 'Mine now' },
    maxRedirects: 0,
  });

test.describe('what an account is needed for', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, secondProject);

  test('sends a visitor to sign in, and remembers the page', async ({ browser, request, site }) => {
    const places = await knownPlaces(browser, site);
    const all = [...(await placesIn('reader', places)), ...(await placesIn('admin', places))];
    // One that only sends on may do so first.
    const closed = all.filter(({ path }) => path !== '/dashboard');
    expect(closed.length).toBeGreaterThan(15);
    for (const place of closed) {
      const { path } = place;
      const wanted = `/auth?from=${encodeURIComponent(path)}`;
      for (const way of ways(place)) expect(await leadsTo(request, way), way).toBe(wanted);
      const answer = await send(request, path, site.url);
      expect([302, 405], `POST ${path}`).toContain(answer.status());
      if (answer.status() === 302) expect(answer.headers().location).toMatch(/^\/auth\?from=/);
    }
  });

  test('stays closed to a reader where it is for admins', async ({ browser, context, site }) => {
    const places = await knownPlaces(browser, site);
    await signIn(context, site, 'reader@example.com');
    for (const place of await placesIn('admin', places)) {
      const { path } = place;
      for (const way of ways(place)) {
        expect(await leadsTo(context.request, way), way).toBe('/my-meetings');
      }
      const answer = await send(context.request, path, site.url);
      expect([302, 405], `POST ${path}`).toContain(answer.status());
      if (answer.status() === 302) expect(answer.headers().location).toBe('/my-meetings');
    }
  });

  test('answers programs by their key alone, and nobody by a session', async ({
    browser,
    context,
    request,
    site,
  }) => {
    const places = await knownPlaces(browser, site);
    await signIn(context, site, 'reader@example.com');
    const telling = (await wordsOf(context.request, places)).slice(1);
    const isOpen = /openapi\.json|no-such-page/;
    const closed = (await placesIn('api', places)).filter(({ path }) => !isOpen.test(path));
    expect(closed.length).toBeGreaterThan(7);
    for (const place of closed) {
      for (const way of ways(place)) {
        for (const asking of [request, context.request]) {
          const answer = await asking.get(way);
          expect(answer.status(), way).toBe(401);
          const text = await answer.text();
          for (const words of telling) expect(text, way).not.toContain(words);
        }
      }
      const sent = await send(context.request, place.path, site.url);
      expect(sent.status(), place.path).toBe(405);
    }
  });

  test('answers a secret address for what its reader follows, and opens nothing else by it', async ({
    browser,
    context,
    request,
    site,
  }) => {
    const places = await knownPlaces(browser, site);
    await signIn(context, site, 'reader@example.com');
    const telling = (await wordsOf(context.request, places)).slice(1);
    const routeId = 'routes/resources/secret-feed';
    for (const file of ['summaries.atom', 'meetings.ics']) {
      for (const way of ways({ path: `/feeds/${places.secret}/${file}`, routeId })) {
        const answer = await request.get(way);
        expect(answer.status(), way).toBe(200);
        expect(answer.headers()['cache-control'], way).toBe('private, no-store');
        expect(answer.headers()['set-cookie'], way).toBeUndefined();
        const text = await answer.text();
        for (const words of telling) expect(text, way).not.toContain(words);
      }
      // A session opens no more of them than none does.
      for (const asking of [request, context.request]) {
        const none = await asking.get(`/feeds/${'x'.repeat(43)}/${file}`);
        expect(none.status()).toBe(404);
        expect(none.headers()).toMatchObject({
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
      }
    }
    const sent = await send(context.request, `/feeds/${places.secret}/meetings.ics`, site.url);
    expect(sent.status()).toBe(405);
    for (const path of ['/my-meetings', `/meetings/${places.meetingId}`]) {
      const answer = await request.get(`${path}?secret=${places.secret}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
    }
    expect(site.output()).not.toContain(places.secret);
  });

  test('shows nothing of a meeting to a reader who does not follow its body', async ({
    browser,
    context,
    request,
    site,
  }) => {
    const places = await knownPlaces(browser, site);
    await signIn(context, site, 'reader@example.com');
    const telling = await wordsOf(context.request, places);
    await signUp(request, site.url);
    const withIds = (await placesIn('reader', places)).filter(({ path }) =>
      [places.entityId, places.meetingId].some((id) => path.includes(id)),
    );
    for (const place of withIds) {
      for (const way of ways(place)) {
        const answer = await request.get(way);
        const text = await answer.text();
        // The roster's own page: whoever follows the body may not open it either.
        const isKeepers = place.path.startsWith('/bodies/');
        expect(answer.status(), way).toBe(isKeepers ? 404 : 403);
        if (!isKeepers) expect(text, way).toContain('have access to this entity');
        for (const words of telling) expect(text, way).not.toContain(words);
      }
    }
    const saved = await send(request, `/meetings/${places.meetingId}`, site.url);
    expect(saved.status()).toBe(403);
  });
});

test('a reader who tries the admin area is told so where they land', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site, 'reader@example.com');
  await page.goto('/admin/add-meeting');
  await expect(page).toHaveURL(/\/my-meetings$/);
  await expect(page.getByText("You don't have admin access")).toBeVisible();
});

test('a visitor comes back to the page they wanted', async ({ page }) => {
  await page.goto('/my-meetings?view=grid');
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByLabel('Password').fill('Password1!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/my-meetings\?view=grid$/);
});

/** The title of a meeting, and a passage of its summary and of its transcript. */
async function wordsOf(request: APIRequestContext, { meetingId }: KnownPlaces): Promise<string[]> {
  const summary = await (await request.get(`/meetings/${meetingId}`)).text();
  const title = /<h1[^>]*>([^<]+)</.exec(summary)?.[1];
  const passages = [...summary.matchAll(/class="sentence">([^<]{40,})</g)].map(([, text]) => text);
  const found = [title, ...passages].filter((text) => text !== undefined);
  expect(found.length).toBeGreaterThan(3);
  return found.map((text) => text.slice(0, 60));
}

async function signUp(request: APIRequestContext, origin: string): Promise<void> {
  const answer = await request.post('/auth?mode=signup', {
    headers: { Origin: origin },
    form: {
      firstName: 'Noel',
      lastName: 'Newcomer',
      email: `noel-${randomUUID()}@example.com`,
      password: 'Lantern7!underoak',
    },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/auth?welcome=1');
}
