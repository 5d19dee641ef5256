import { beforeAll, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';

let page: (search: string) => Promise<string>;

beforeAll(async () => {
  const site = await openSite();
  const { meeting } = await makePublishedMeeting({ segmentCount: 700 });
  const admin = await makeUser({ tier: 'admin' });
  const [cookie = ''] = (await startSession({ userId: admin.id, userAgent: null })).split(';');
  page = async (search) => {
    const address = `http://localhost/meetings/${meeting.id}/transcript${search}`;
    const answer = await site(new Request(address, { headers: { cookie } }));
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const version = await db.summaryVersion.findFirstOrThrow({
    where: { meetingId: meeting.id },
    orderBy: { publishedAt: 'desc' },
  });
  await db.meetingCase.create({
    data: {
      versionId: version.id,
      index: 2,
      title: 'CONSIDERATION: Lease of the Depot',
      kind: 'other',
      firstSegment: 650,
      lastSegment: 699,
    },
  });
});

const places = (html: string) => [...html.matchAll(/<li id="s(\d+)"/g)].map(([, at]) => Number(at));
const from = (start: number, count: number) => Array.from({ length: count }, (_, at) => start + at);

it('a long transcript comes a page at a time, each with its neighbours', async () => {
  const first = await page('');
  expect(places(first)).toEqual(from(0, 300));
  expect(first).toContain('Passages 1–300 of 700');
  expect(first).toMatch(
    /<a[^>]*rel="next"[^>]*href="[^"]*\?at=300"|<a[^>]*href="[^"]*\?at=300"[^>]*rel="next"/,
  );
  expect(first).not.toContain('rel="prev"');
  const last = await page('?at=600');
  expect(places(last)).toEqual(from(600, 100));
  expect(last).toContain('rel="prev"');
  expect(last).not.toContain('rel="next"');
});

it('a citation leads to the page that holds its passage', async () => {
  expect(places(await page('?at=412'))).toEqual(from(300, 300));
});

it('a place that makes no sense leads to the first page, one beyond the end to the last', async () => {
  expect(places(await page('?at=x'))).toEqual(from(0, 300));
  expect(places(await page('?at=-1'))).toEqual(from(0, 300));
  expect(places(await page('?at=9999999'))).toEqual(from(600, 100));
});

it('chapters lead to their page, and one that goes on says so', async () => {
  const second = await page('?at=300');
  expect(second).toContain('Budget (continued)');
  expect(second).toContain('href="?at=650#c2"');
  const last = await page('?at=650');
  expect(last).toContain('href="#c2"');
  expect(last).toMatch(/<h2 id="c2"[^>]*>Lease of the Depot</);
  expect(last).not.toContain('CONSIDERATION');
});
