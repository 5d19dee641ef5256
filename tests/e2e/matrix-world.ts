import { type APIRequestContext, type Browser, request } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';
import { follow, freshEmail, password, query } from './forms.ts';
import { type KnownPlaces, knownPlaces } from './known-places.ts';
import { citedCase, plantMatter } from './planted-matter.ts';
import { demoPassword } from './site-test.ts';

/** What is asked for everywhere: it stands in each text that only readers of the body may open. */
export const sought = 'dredging';

/** Words that stand beside it and nowhere else, each in another kind of text. */
const ofMeeting = {
  line: 'Quillfeather',
  speaker: 'Trenchard',
  sentence: 'Ombersley',
  motion: 'Wexcombe',
};
const ofReader = { note: 'Yarrowby', search: 'Haverthwaite' };

/**
 * `stranger` follows nothing, on a plan that has everything; of `locked`, the plan covers three
 * earlier follows; `follower` owns what belongs to somebody; programs ask by keys.
 */
export const askers = [
  'visitor',
  'stranger',
  'locked',
  'follower',
  'admin',
  "the stranger's program",
  "the follower's program",
] as const;
export type Asker = (typeof askers)[number];

const readers: readonly Asker[] = ['follower', 'admin', "the follower's program"];

/** What must not be in an answer to somebody; the follower is told all of it. */
export function closedTo(who: Asker): string[] {
  const own = who === 'follower' || who === "the follower's program";
  return [
    ...(readers.includes(who) ? [] : Object.values(ofMeeting)),
    ...(own ? [] : Object.values(ofReader)),
  ];
}

/** Whether an answer has any word that only some may read. */
export const isTelling = (text: string) =>
  [...Object.values(ofMeeting), ...Object.values(ofReader)].some((word) => text.includes(word));

export type World = {
  site: Site;
  places: KnownPlaces;
  asking: Record<Asker, APIRequestContext>;
  end: () => Promise<void>;
};

/** A site of its own, whose demonstration has the words above in one meeting of one body. */
export async function startWorld(browser: Browser): Promise<World> {
  const site = await startSite({
    template: process.env.DAIS_DEMO_TEMPLATE,
    // What may be sent is counted by the address that the proxy in front tells.
    environment: { TRUST_PROXY: '1' },
  });
  const known = await knownPlaces(browser, site);
  const { entityId, meetingId } = known;
  plant(site, known);
  await site.dais('reindex');
  const places = {
    ...known,
    matterId: plantMatter(site, citedCase(site, meetingId), 'Ordinance 4471'),
  };
  const follower = await signIn(site, 'reader@example.com');
  await follower.post(`/matters/${places.matterId}`, { headers: { Origin: site.url } });
  const stranger = await signUp(site, 'enterprise');
  const asking = {
    visitor: await request.newContext({ baseURL: site.url }),
    stranger,
    locked: await signUp(site, 'basic', (email) => followBeyondPlan(site, email, entityId)),
    follower,
    admin: await signIn(site, 'admin@example.com'),
    "the stranger's program": await programOf(stranger, { site, password }),
    "the follower's program": await programOf(follower, { site, password: demoPassword }),
  };
  return {
    ...{ site, places, asking },
    async end() {
      await Promise.all(Object.values(asking).map((one) => one.dispose()));
      await site.stop();
    },
  };
}

function plant(site: Site, { meetingId, searchId }: KnownPlaces): void {
  const { line, speaker, sentence, motion } = ofMeeting;
  const { note, search } = ofReader;
  const versions = 'SELECT id FROM summary_versions WHERE meeting_id = ?';
  const written = `The ${sought} was put off, which ${sentence} asked for.`;
  const change = (sql: string, ...values: string[]) => query(site, sql, ...values, meetingId);
  change(
    `UPDATE transcript_segments SET text = text || ? , speaker = ?
     WHERE transcript_id IN (SELECT id FROM transcripts WHERE meeting_id = ?)`,
    ` ${line} spoke against the ${sought}.`,
    speaker,
  );
  change(
    `UPDATE summary_sentences SET text = text || ? WHERE version_id IN (${versions})`,
    ` ${written}`,
  );
  change(
    `UPDATE votes SET motion = motion || ? WHERE version_id IN (${versions})`,
    `, ${sought} at ${motion}`,
  );
  change(
    'UPDATE summary_versions SET markdown = markdown || ? WHERE meeting_id = ?',
    `\n\n${written}`,
  );
  change(
    `UPDATE facts SET label = label || ? WHERE version_id IN (${versions})`,
    `, ${sought} of ${motion}`,
  );
  // Lately, so that the preview of a saved search has it.
  const lately = new Date(Date.now() - 20 * 86_400_000).toISOString().replace('Z', '+00:00');
  change(
    `UPDATE meetings SET markdown_summary = markdown_summary || ?, meeting_date = ?, sort_date = ?
     WHERE id = ?`,
    ...[`\n\n${written}`, lately, lately],
  );
  change(
    `INSERT INTO user_notes (id, user_id, notes, created_at, updated_at, meeting_id)
     SELECT 'matrix-note', id, ?, 0, 0, ? FROM users WHERE email = 'reader@example.com'`,
    `${note} knows of the ${sought}.`,
  );
  query(site, 'UPDATE saved_searches SET name = ? WHERE id = ?', search, searchId);
}

/** Three others first: of four, the plan covers these. */
function followBeyondPlan(site: Site, email: string, entityId: string): void {
  const others = 'SELECT id FROM govt_entities WHERE id <> ? ORDER BY id LIMIT 3';
  for (const { id } of query<{ id: string }>(site, others, entityId)) follow(site, email, id);
  follow(site, email, entityId);
  query(
    site,
    `UPDATE user_govt_entity_access SET created_at = '2026-06-01T00:00:00.000+00:00'
     WHERE govt_entity_id = ? AND user_id = (SELECT id FROM users WHERE email = ?)`,
    ...[entityId, email],
  );
}

async function signUp(site: Site, tier: string, then?: (email: string) => void) {
  const email = freshEmail('matrix');
  const asking = await request.newContext({ baseURL: site.url });
  const form = { firstName: 'Noel', lastName: 'Newcomer', email, password };
  await asking.post('/auth?mode=signup', { headers: { Origin: site.url }, form, maxRedirects: 0 });
  query(site, 'UPDATE profiles SET subscription_tier = ? WHERE email = ?', tier, email);
  then?.(email);
  return asking;
}

async function signIn(site: Site, email: string) {
  const asking = await request.newContext({ baseURL: site.url });
  const form = { intent: 'signin', email, password: demoPassword };
  await asking.post('/auth', { headers: { Origin: site.url }, form, maxRedirects: 0 });
  return asking;
}

async function programOf(owner: APIRequestContext, known: { site: Site; password: string }) {
  const { site, password } = known;
  const form = { name: 'The matrix', password };
  const made = await owner.post('/settings/api-keys', { headers: { Origin: site.url }, form });
  const key = /dais_[0-9a-f]{10}_[\w-]{43}/.exec(await made.text())?.[0];
  if (!key) throw new Error('No key was made.');
  const extraHTTPHeaders = { Authorization: `Bearer ${key}` };
  return request.newContext({ baseURL: site.url, extraHTTPHeaders });
}
