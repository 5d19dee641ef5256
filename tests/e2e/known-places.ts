import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type RouteAddress, routeAddresses } from '#tests/support/route-addresses.ts';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';
import { sourceOf } from './planted-source.ts';
import { signIn } from './site-test.ts';

/**
 * An entity that the demonstration's reader follows, and a meeting of it that has a summary with
 * citations and is not the sample, which is open to everybody.
 */
export type KnownPlaces = {
  entityId: string;
  meetingId: string;
  /** On the entity's roster. */
  memberId: string;
  /** A matter with as many meetings as any has. */
  matterId: string;
  /** The reader's link to that meeting, and what stands in its address. */
  shareId: string;
  token: string;
  /** One of the reader's saved searches. */
  searchId: string;
  /** The reader's key to the API, as the settings know it. */
  keyId: string;
  /** The reader's webhook. */
  webhookId: string;
  /** Their secret address of what they follow, as the settings know it, and what it holds. */
  feedId: string;
  secret: string;
  /** A seat that the reader offered to somebody. */
  seatId: string;
  /** Files that the demonstration's admin has sent and not dealt with. */
  batchId: string;
  /** A source of the entity. */
  sourceId: string;
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
        const isCited = meeting.includes('class="passage"');
        if (!isCited || sample.includes(meetingId)) continue;
        const shared = await share(context.request, site, meetingId);
        const keyId = await keyOf(context.request, site);
        const feed = await feedOf(context.request, site);
        return {
          ...{ entityId, meetingId, ...shared, keyId, webhookId: webhookOf(site), ...feed },
          ...{ memberId: memberOf(site, entityId), matterId: matterOf(site) },
          ...{ searchId: searchOf(site), seatId: seatOf(site) },
          batchId: batchOf(site),
          sourceId: sourceOf(site, entityId, meetingId),
        };
      }
    }
  } finally {
    await context.close();
  }
  throw new Error('The demonstration has no meeting that its reader may read.');
}

function memberOf(site: Site, entityId: string): string {
  const sql = 'SELECT id FROM roster_members WHERE govt_entity_id = ? LIMIT 1';
  return query<{ id: string }>(site, sql, entityId)[0]?.id ?? 'none';
}

function searchOf(site: Site): string {
  const sql = 'SELECT id FROM saved_searches ORDER BY id LIMIT 1';
  return query<{ id: string }>(site, sql)[0]?.id ?? 'none';
}

/** Written by itself: the demonstration's reader has no plan with seats. */
function seatOf(site: Site): string {
  const id = '0198c7a2-0000-7000-8000-000000000005';
  query(
    site,
    `INSERT OR IGNORE INTO seats (id, owner_id, email, invited_at, expires_at)
     SELECT ?, id, 'somebody@example.com',
       '2026-11-01T00:00:00.000+00:00', '2026-11-15T00:00:00.000+00:00'
     FROM users WHERE email = 'reader@example.com'`,
    id,
  );
  return id;
}

/** One that was read and one that was refused. */
function batchOf(site: Site): string {
  const batch = '0198c7a2-0000-7000-8000-000000000006';
  const found = JSON.stringify({
    ...{ title: 'Regular meeting', date: '2026-10-06', body: 'Boulder City Council', passages: 12 },
    faults: [{ kind: 'gap', message: 'The record has no word between 3:22 and 45:05.' }],
    ...{ isHeld: false, meetings: [], proposed: 'new' },
  });
  for (const [end, state, problem] of [
    ['7', 'read', null],
    ['8', 'refused', 'There is no government entity named “Nowhere”.'],
  ] as const) {
    query(
      site,
      `INSERT OR IGNORE INTO kept_uploads
         (id, batch_id, user_id, file_name, byte_length, sha256, state, found, problem, expires_at)
       SELECT ?, ?, id, 'boulder-city-council-2026-10-06.vtt', 5000, 'none', ?, ?, nullif(?, ''),
         '2100-01-01T00:00:00.000+00:00'
       FROM users WHERE email = 'admin@example.com'`,
      ...[`0198c7a2-0000-7000-8000-00000000000${end}`, batch, state, found, problem ?? ''],
    );
  }
  return batch;
}

function matterOf(site: Site): string {
  const sql = 'SELECT id FROM matters ORDER BY meetings DESC, id LIMIT 1';
  return query<{ id: string }>(site, sql)[0]?.id ?? 'none';
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

/** One that the reader has already, or else a new one. */
async function keyOf(request: APIRequestContext, site: Site): Promise<string> {
  const idsThere = () => idsIn(request, '/settings/api-keys', /\/api-keys\/([\w-]{36})/g);
  const [there] = await idsThere();
  if (there) return there;
  await request.post('/settings/api-keys', {
    headers: { Origin: site.url },
    form: { name: 'A program', password: 'Password1!' },
  });
  return (await idsThere())[0] ?? 'none';
}

/** Its name leads nowhere, by its very ending: nothing is sent anywhere. */
export function webhookOf(site: Site): string {
  const id = '0199aaaa-0000-7000-8000-000000000001';
  query(
    site,
    `INSERT INTO webhooks (id, user_id, address, events, created_at)
     SELECT ?, id, 'https://program.example/hook', 'meeting.changed', '2026-01-01T00:00:00.000+00:00'
     FROM users WHERE email = 'reader@example.com' ON CONFLICT (id) DO NOTHING`,
    id,
  );
  return id;
}

/** What was shown once is shown no more: one that is there already is given another secret. */
async function feedOf(request: APIRequestContext, site: Site) {
  const idsThere = () => idsIn(request, '/settings/feeds', /\/settings\/feeds\/([\w-]{36})/g);
  const [there] = await idsThere();
  const answer = await request.post(`/settings/feeds${there ? `/${there}` : ''}`, {
    headers: { Origin: site.url },
    form: there ? { intent: 'renew' } : { search: '' },
  });
  const secret = /\/feeds\/([\w-]{43})\//.exec(await answer.text())?.[1];
  const feedId = there ?? (await idsThere())[0];
  if (!secret || !feedId) throw new Error('No secret address was made.');
  return { feedId, secret };
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

/** The pages in some of its folders. */
export async function pagesIn(folders: string[], known: KnownPlaces): Promise<string[]> {
  const isThere = ({ file }: RouteAddress) =>
    folders.some((folder) => file.startsWith(`routes/${folder}/`));
  return (await routeAddresses())
    .filter((route) => isThere(route) && route.file.endsWith('.tsx'))
    .map((route) => filledIn(route, known));
}

/** Opens a page. Answers with false where it sends on to another, which is looked at for itself. */
export async function visit(page: Page, path: string): Promise<boolean> {
  const answer = await page.goto(path);
  return answer?.request().redirectedFrom() === null;
}

export function filledIn({ address }: RouteAddress, known: KnownPlaces): string {
  return address
    .replace(':entityId', known.entityId)
    .replace(':bodyId', known.entityId)
    .replace(':meetingId', known.meetingId)
    .replace(':matterId', known.matterId)
    .replace(':keyId', known.keyId)
    .replace(':webhookId', known.webhookId)
    .replace(':feedId', known.feedId)
    .replace(':secret', known.secret)
    .replace(':seatId', known.seatId)
    .replace(':batchId', known.batchId)
    .replace(':sourceId', known.sourceId)
    .replace(':memberId', known.memberId)
    .replace(':shareId', known.shareId)
    .replace(':token', known.token)
    .replace(':searchId', known.searchId)
    .replace('*', 'no-such-page');
}
