import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { knownPlaces, type Place, placesIn } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'Its scripts are what a page weighs.');

/**
 * What all scripts of a page may weigh, in kB as they are sent. Each of them holds a line for every
 * client component of the site, some forty bytes.
 */
function budgetOf({ routeId }: Place): number {
  if (routeId.startsWith('routes/public/')) return 143;
  if (routeId === 'routes/reader/meeting') return 154;
  // The desk edits whatever readers see in place, and asks before any of it is lost.
  if (routeId === 'routes/admin/review') return 164;
  return 160;
}

test('no page loads more script than its share', async ({ browser, context, site }) => {
  const known = await knownPlaces(browser, site);
  const weights = new Map<string, number>();
  const tooHeavy: string[] = [];
  for (const { folders, email } of [
    { folders: ['public', 'auth'], email: null },
    { folders: ['reader', 'admin'], email: 'admin@example.com' },
  ]) {
    if (email) await signIn(context, site, email);
    for (const folder of folders) {
      for (const place of await placesIn(folder, known)) {
        if (place.path === '/sign-out') continue;
        const page = await (await context.request.get(place.path)).text();
        let weight = 0;
        for (const file of new Set(page.match(/\/assets\/[\w.-]+\.js/g))) {
          if (!weights.has(file)) weights.set(file, await weightOf(context.request, file));
          weight += weights.get(file) ?? 0;
        }
        const [kilobytes, budget] = [weight / 1000, budgetOf(place)];
        if (kilobytes > budget) {
          tooHeavy.push(`${place.path} loads ${kilobytes.toFixed(1)} kB, more than ${budget} kB`);
        }
      }
    }
  }
  expect(weights.size).toBeGreaterThan(10);
  expect(tooHeavy).toEqual([]);
});

async function weightOf(request: APIRequestContext, file: string): Promise<number> {
  const answer = await request.get(file);
  expect(answer.status(), file).toBe(200);
  return gzipSync(await answer.body()).length;
}
