import type { APIRequestContext, Browser } from '@playwright/test';
import { type RouteAddress, routeAddresses } from '#tests/support/route-addresses.ts';
import type { Site } from '#tests/support/site.ts';
import { signIn } from './site-test.ts';

/**
 * An entity that the demonstration's reader follows, and a meeting of it that has a summary with
 * citations and is not the sample, which is open to everybody.
 */
export type KnownPlaces = { entityId: string; meetingId: string };

export async function knownPlaces(browser: Browser, site: Site): Promise<KnownPlaces> {
  const context = await browser.newContext({ baseURL: site.url });
  try {
    await signIn(context, site, 'reader@example.com');
    const entityIds = await idsIn(context.request, '/my-meetings', /\/govt-entities\/([\w-]{36})/g);
    const sample = await (await context.request.get('/sample-meeting')).text();
    for (const entityId of entityIds) {
      const page = `/govt-entities/${entityId}`;
      for (const meetingId of await idsIn(context.request, page, /\/meetings\/([\w-]{36})/g)) {
        const meeting = await (await context.request.get(`/meetings/${meetingId}`)).text();
        const isCited = meeting.includes('class="citation-notes');
        if (isCited && !sample.includes(meetingId)) return { entityId, meetingId };
      }
    }
  } finally {
    await context.close();
  }
  throw new Error('The demonstration has no meeting that its reader may read.');
}

async function idsIn(request: APIRequestContext, page: string, link: RegExp): Promise<string[]> {
  const text = await (await request.get(page)).text();
  return [...text.matchAll(link)].map(([, id]) => id ?? '');
}

export type Place = {
  path: string;
  /** What React Router calls the route. */
  routeId: string;
};

/** The addresses that app/routes.ts keeps in one of its folders, with ids that exist in them. */
export async function placesIn(folder: string, known: KnownPlaces): Promise<Place[]> {
  return (await routeAddresses())
    .filter(({ file }) => file.startsWith(`routes/${folder}/`))
    .map((route) => ({
      path: filledIn(route, known),
      routeId: route.file.replace(/\.tsx?$/, ''),
    }));
}

function filledIn({ address }: RouteAddress, { entityId, meetingId }: KnownPlaces): string {
  return address
    .replace(':entityId', entityId)
    .replace(':meetingId', meetingId)
    .replace('*', 'no-such-page');
}
