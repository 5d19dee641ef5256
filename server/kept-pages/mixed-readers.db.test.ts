import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { limitCaching } from '#app/platform/http/caching.server.ts';
import { themeCookie } from '#app/platform/http/theme.server.ts';
import { dice } from '#prisma/scale/dice.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { answerBy, type KeptSite, keptSite } from '#tests/support/kept-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import { openVersion } from './open-version.ts';

/** The long form: MIXED_REQUESTS=100000. */
const requests = sequencesOf({ variable: 'MIXED_REQUESTS', sqlite: 2000, postgres: 500 });
const longest = 60_000 + requests * 100;
const atOnce = 8;

type Reader = { cookie: string; marker: string | null };

let site: KeptSite;
let paths: [string, ...string[]];
let readers: [Reader, ...Reader[]];

beforeAll(async () => {
  const answer = await openSite();
  const page = answerBy(async (request) => {
    const answered = await answer(request);
    limitCaching(request, answered.headers);
    return answered;
  });
  site = await keptSite({ version: await openVersion(), page });
  const { entity, meeting } = await makePublishedMeeting();
  const body = `/bodies/${entity.id}`;
  paths = ['/', '/about', '/pricing', '/meetings-we-track', '/terms', '/accuracy'];
  paths.push(body, `${body}/meetings/${meeting.id}`, `${body}/meetings.ics`);
  const accounts = await Promise.all(Array.from({ length: 10 }, () => makeUser()));
  const signedIn = await Promise.all(
    accounts.map(async ({ id, email }) => ({
      cookie: (await startSession({ userId: id, userAgent: null })).split(';')[0] ?? '',
      marker: email,
    })),
  );
  const dark = (await themeCookie.serialize('dark')).split(';')[0] ?? '';
  readers = [{ cookie: dark, marker: null }, ...signedIn];
});
afterAll(() => site.close());

const marker = /reader[\w-]+@example\.com/g;
const isPage = (type: string | null) => type?.startsWith('text/html') ?? false;

it(
  `${requests} requests of readers and visitors, mixed: no byte of one in an answer to another`,
  async () => {
    const rolls = dice(31);
    const tags: [string, ...string[]] = ['"none"'];
    let left = requests;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        const path = rolls.pick(paths);
        const reader = rolls.chance(0.2) ? rolls.pick(readers) : null;
        const headers = new Headers({ 'Accept-Encoding': rolls.pick(['gzip', 'br', 'identity']) });
        if (reader) headers.set('Cookie', `other=1; ${reader.cookie}`);
        if (rolls.chance(0.3)) headers.set('If-None-Match', rolls.pick(tags));
        // Pages are made anew and kept anew all the while.
        if (rolls.chance(0.004))
          await db.meeting.updateMany({ data: { meetingTitle: `At ${left}` } });
        const answered = await fetch(site.url + path, { headers });
        const text = await answered.text();
        const found = new Set(text.match(marker) ?? []);
        if (reader && isPage(answered.headers.get('content-type'))) {
          expect(answered.status).toBe(200);
          expect(answered.headers.get('etag')).toBeNull();
          expect(answered.headers.get('cache-control')).toMatch(/^private/);
          expect([...found]).toEqual(reader.marker ? [reader.marker] : []);
          expect(text.includes('data-theme="dark"')).toBe(!reader.marker);
        } else if (!reader) {
          expect([...found]).toEqual([]);
          expect(text).not.toMatch(/data-theme|Sign out/);
          expect(answered.headers.get('set-cookie')).toBeNull();
          expect([200, 304]).toContain(answered.status);
          tags.push(answered.headers.get('etag') ?? '');
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    // Most visitors were answered from memory, or nothing of it would have been tried.
    expect(site.made()).toBeLessThan(0.7 * requests);
  },
  longest,
);
