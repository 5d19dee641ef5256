import type { APIRequestContext, Browser } from '@playwright/test';
import { type RouteAddress, routeAddresses } from '#tests/support/route-addresses.ts';
import type { Site } from '#tests/support/site.ts';
import { signIn } from './site-test.ts';

/**
 * An entity that the demonstration's reader follows, and a meeting of it that has a summary with
 * citations and is not the sample, which is open to everybody.
 */
export type KnownPlaces = {
  entityId: string;
  meetingId: string;
  /** The reader's link to that meeting, and what stands in its address. */
  shareId: string;
  token: string;
};

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
        if (!isCited || sample.includes(meetingId)) continue;
        return { entityId, meetingId, ...(await share(context.request, site, meetingId)) };
      }
    }
  } finally {
    await context.close();
  }
  throw new Error('The demonstration has no meeting that its reader may read.');
}

/** Shares a meeting; one that is shared already keeps its link. */
async function share(request: APIRequestContext, site: Site, meetingId: string) {
  await request.post(`/meetings/${meetingId}/share`, {
    headers: { Origin: site.url },
    form: { showName: 'on' },
  });
  const page = await (await request.get(`/meetings/${meetingId}/share`)).text();
  const token = /\/shared\/([\w-]{32})"/.exec(page)?.[1];
  const shareId = /\/settings\/shares\/([\w-]{36})/.exec(page)?.[1];
  if (!token || !shareId) throw new Error(`${meetingId} was not shared.`);
  return { token, shareId };
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

function filledIn({ address }: RouteAddress, known: KnownPlaces): string {
  return address
    .replace(':entityId', known.entityId)
    .replace(':meetingId', known.meetingId)
    .replace(':shareId', known.shareId)
    .replace(':token', known.token)
    .replace('*', 'no-such-page');
}
