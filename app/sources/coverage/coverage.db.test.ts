import { beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { db } from '#app/platform/db.server.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { countCoverage, countCoverageJob } from './count-coverage.server.ts';
import { readCoverageList } from './coverage-list.ts';
import { findCoverage } from './find-coverage.server.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function meet(govtEntityId: string, ago: number, publishedAfter: number | null = null) {
  const { id } = await makeMeeting({ govtEntityId, date: isoDateOf(daysAgo(ago)) });
  if (publishedAfter === null) return id;
  const publishedAt = daysAgo(ago - publishedAfter);
  await db.summaryVersion.create({
    data: { meetingId: id, origin: 'typed', markdown: 'Said.', publishedAt },
  });
  await db.meeting.update({
    where: { id },
    data: { markdownSummary: 'Said.', lastPublishedAt: publishedAt },
  });
  return id;
}

const keepSource = (govtEntityId: string, more = {}) =>
  db.source.create({
    data: {
      ...{ govtEntityId, kind: 'links', address: `https://records.example/${govtEntityId}` },
      ...{ createdAt: daysAgo(100), lastWorkedAt: daysAgo(1), lastBroughtAt: daysAgo(2) },
      ...more,
    },
  });

const job = { id: 'a job', progress: async () => {} };
const rowOf = (govtEntityId: string) => db.bodyCoverage.findUnique({ where: { govtEntityId } });
const watchedBody = async (entityName: string, more = {}) => {
  const body = await makeEntity({ entityName, state: 'Nevada', ...more });
  await keepSource(body.id);
  return body;
};
const named = async (address: string, place = {}) => {
  const list = readCoverageList(new URLSearchParams(address));
  return (await findCoverage(list, place)).rows.map(({ name }) => name);
};

describe('which bodies are watched', () => {
  it('are those with a source that is asked, or with summaries regularly', async () => {
    const sourced = await makeEntity();
    const paused = await makeEntity();
    const regular = await makeEntity();
    const seldom = await makeEntity();
    await keepSource(sourced.id);
    await keepSource(paused.id, { pausedAt: new Date() });
    for (const ago of [60, 40, 20]) await meet(regular.id, ago, 2);
    for (const ago of [700, 650, 600, 20]) await meet(seldom.id, ago, 2);
    await countCoverageJob({}, job);
    expect([await rowOf(paused.id), await rowOf(seldom.id)]).toEqual([null, null]);
    expect(await rowOf(sourced.id)).toMatchObject({ sources: 1, known: 0 });
    expect(await rowOf(regular.id)).toMatchObject({
      ...{ known: 3, held: 3, summarised: 3, withoutRecord: 0, sources: 0 },
      // With the first summary it began to be watched.
      ...{ usualDays: 2, usualOf: 2 },
    });
    const pausedAt = new Date();
    await db.source.updateMany({ where: { govtEntityId: sourced.id }, data: { pausedAt } });
    await countCoverageJob({}, job);
    expect(await rowOf(sourced.id)).toBeNull();
  });

  it('are watched since their first source was kept', async () => {
    const body = await watchedBody('Since Body');
    await keepSource(body.id, { address: 'https://later.example/', createdAt: daysAgo(5) });
    await meet(body.id, 60, 2);
    await countCoverage([body]);
    const first = await db.source.findFirstOrThrow({
      where: { govtEntityId: body.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(await rowOf(body.id)).toMatchObject({ watchedSince: first.createdAt, usualOf: 1 });
  });

  it('says what is missing: records, and sources that fail or are silent', async () => {
    const body = await watchedBody('Missing Body');
    await keepSource(body.id, {
      address: 'https://a.example/',
      failures: 1,
      problem: 'secret-token',
    });
    await keepSource(body.id, { address: 'https://b.example/', lastBroughtAt: daysAgo(90) });
    await meet(body.id, 30);
    await meet(body.id, 3);
    const withdrawn = await meet(body.id, 50, 1);
    await db.meeting.update({ where: { id: withdrawn }, data: { markdownSummary: null } });
    const heard = await meet(body.id, 40);
    await db.transcript.create({
      data: {
        ...{ meetingId: heard, govtEntityId: body.id, fileName: 'a.vtt', format: 'vtt' },
        ...{ sha256: heard, byteLength: 1 },
      },
    });
    await countCoverage([body]);
    const first = await rowOf(body.id);
    expect(first).toMatchObject({ held: 4, summarised: 0, withoutRecord: 2 });
    expect(first).toMatchObject({ sources: 3, sourcesInNeed: 2 });
    await countCoverage([body]);
    expect(await rowOf(body.id)).toMatchObject({ held: 4, withoutRecord: 2 });
  });
});

describe('the page of what is watched', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
    await db.govtEntity.deleteMany({ where: { meetings: { none: {} } } });
    await db.source.deleteMany();
    const [alpha, beta, gamma] = [
      await watchedBody('Alpha Coverage Board', { entityType: 'School Board' }),
      await watchedBody('Beta Coverage Council'),
      await watchedBody('Gamma Coverage Council', { state: 'Ohio' }),
    ];
    await db.source.updateMany({
      where: { govtEntityId: gamma.id },
      data: {
        failures: 4,
        problem: 'told-nobody',
        address: 'https://x.example/?token=told-nobody',
      },
    });
    for (const ago of [50, 40, 30]) await meet(alpha.id, ago, 9);
    for (const ago of [50, 40]) await meet(beta.id, ago, 3);
    for (const ago of [30, 20]) await meet(gamma.id, ago);
    await makeEntity({ entityName: 'Delta Coverage Unwatched', state: 'Maine' });
    await countCoverageJob({}, job);
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    site(new Request(`http://localhost${path}`, { headers }));

  it('filters, and sorts as its address says', async () => {
    const all = 'q=coverage';
    const [alpha, beta, gamma] = await named(all);
    expect([alpha, beta, gamma]).toEqual([
      ...['Alpha Coverage Board', 'Beta Coverage Council', 'Gamma Coverage Council'],
    ]);
    expect(await named(`${all}&sort=name&dir=desc`)).toEqual([gamma, beta, alpha]);
    expect(await named(`${all}&sort=soon`)).toEqual([beta, alpha, gamma]);
    expect(await named(`${all}&sort=missing&dir=desc`)).toContain(gamma);
    expect((await named(`${all}&sort=missing&dir=desc`))[0]).toBe(gamma);
    expect(await named(`${all}&sort=summarised&dir=desc`)).toEqual([alpha, beta, gamma]);
    expect((await named(`${all}&sort=since&dir=asc`)).length).toBe(3);
    expect(await named(`${all}&state=Ohio`)).toEqual([gamma]);
    expect(await named(`${all}&type=School+Board`)).toEqual([alpha]);
    expect(await named('q=delta')).toEqual([]);
    const list = readCoverageList(new URLSearchParams(all));
    const { options, sum } = await findCoverage(list);
    expect(options.states).not.toContain('Maine');
    expect(sum).toMatchObject({ bodies: 3, held: 7, summarised: 5, withoutRecord: 2 });
    expect(sum).toMatchObject({ bodiesInNeed: 1 });
  });

  it.each(['name', 'since', 'soon', 'summarised', 'missing'])(
    'goes on where a page by %s ended, and back',
    async (sort) => {
      const bodies = Array.from({ length: 27 }, (_, index) => `Paged ${sort} ${index}`);
      for (const name of bodies) await countCoverage([await watchedBody(name)]);
      for (const dir of ['asc', 'desc']) {
        const list = readCoverageList(new URLSearchParams({ q: `Paged ${sort}`, sort, dir }));
        const first = await findCoverage(list);
        const second = await findCoverage(list, first.next ?? {});
        const both = [...first.rows, ...second.rows].map(({ name }) => name);
        expect(both.toSorted()).toEqual(bodies.toSorted());
        expect((await findCoverage(list, second.previous ?? {})).rows).toEqual(first.rows);
      }
    },
  );

  it('answers whatever stands in the address, and starts from the top', async () => {
    const byName = await findCoverage(readCoverageList(new URLSearchParams('q=paged')));
    const after = byName.next?.after ?? '';
    expect(after).not.toBe('');
    for (const sort of ['name', 'since', 'soon', 'missing', 'nonsense']) {
      for (const key of [after, 'nonsense', '%FF', '']) {
        const answer = await ask(`/coverage?sort=${sort}&dir=up&after=${key}&q=%25`);
        expect(answer.status).toBe(200);
      }
    }
  });

  it('tells nobody what a source answered or where it is', async () => {
    const { id } = await makeUser({ tier: 'premium' });
    const cookie = (await startSession({ userId: id, userAgent: null })).split(';')[0] ?? '';
    for (const path of ['/coverage?q=coverage', '/coverage.csv?q=coverage']) {
      const text = await (await ask(path, { cookie })).text();
      expect(text).toContain('Gamma Coverage Council');
      expect(text).not.toContain('told-nobody');
    }
  });

  it('costs the same however many meetings there are', async () => {
    const body = await watchedBody('Very Busy Body');
    await countCoverage([body]);
    const count = async () => (await statementsOf(() => ask('/coverage?q=busy'))).length;
    const few = await count();
    for (const ago of [3, 5, 7, 9, 11, 13]) await meet(body.id, ago, 1);
    await countCoverage([body]);
    expect(await count()).toBe(few);
  });

  it('has a line on the public page of a body that is watched', async () => {
    const body = await watchedBody('Lined Body');
    await meet(body.id, 20, 4);
    expect(await (await ask(`/bodies/${body.id}`)).text()).not.toContain('Watched since');
    await countCoverage([body]);
    const said = await (await ask(`/bodies/${body.id}`)).text();
    expect(said).toMatch(/Watched since [^.]*; the one summary since came 4 days after/);
    expect(said).toContain('href="/coverage"');
  });
});
