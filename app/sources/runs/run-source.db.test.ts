import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { here, startSourceHost } from '#tests/support/source-host.ts';
import { answerOffer } from '../desk/answer-offer.server.ts';
import { keepSource } from '../desk/keep-source.server.ts';
import { trySource } from '../desk/try-source.server.ts';
import { takeInDocument } from '../documents/take-in-document.server.ts';
import { runSource } from './run-source.server.ts';
import { startDueRuns, startRun } from './start-run.server.ts';

let site: Awaited<ReturnType<typeof startSourceHost>>;
const pace = { between: 0.01, mostBetween: 0.05, turn: 1, patience: 5 };
const asking = { ...here, pace };
beforeAll(async () => {
  site = await startSourceHost();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const held = longDay.format(inDays(-6));
const ahead = longDay.format(inDays(9));

const page = (rows: string[]) => `<html><body><h1>Council records</h1><ul>
  ${rows.map((row) => `<li>${row}</li>`).join('\n')}</ul></body></html>`;
const heldRow = `City Council, ${held} <a href="/captions.vtt">Captions</a>`;
const aheadRow = `City Council, ${ahead} <a href="/agenda.txt">Agenda</a>`;

const captions = `WEBVTT

00:00:01.000 --> 00:00:09.000
Good evening. I call this meeting of the city council to order.

00:00:10.000 --> 00:00:20.000
Councilmember Ortiz moved to approve the budget for the library, seconded by Councilmember Lee.

00:00:21.000 --> 00:00:30.000
All in favor say aye. Aye. Opposed? The motion carries, five to zero.

00:00:31.000 --> 00:00:40.000
We are adjourned. Good night.
`;
const agenda =
  '1. Call to Order\n2. Budget of the library\n3. Zoning of Mill Street\n4. Adjournment\n';

const answerWith = (path: string, text: string, type = 'text/html') =>
  site.answers.set(path, (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(text),
  );

async function withSource(host: string, path = '/records') {
  const { id: entityId } = await makeEntity();
  await db.govtEntity.update({ where: { id: entityId }, data: { timeZone: 'America/Denver' } });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  const address = site.address(host, path);
  const sourceId = await keepSource({ actorId, entityId, kind: 'links', address, options: {} });
  return { actorId, entityId, sourceId };
}

/** Does the jobs about a source as a worker does, one after the other. */
async function workOff(sourceId: string) {
  const runs = await db.sourceRun.findMany({ where: { sourceId, endedAt: null } });
  for (const { id } of runs) await runSource({ runId: id }, job, asking);
  const documents = await db.upstreamDocument.findMany({ where: { sourceId } });
  for (const { id, state } of documents) {
    if (state === 'found') await takeInDocument({ documentId: id }, undefined, asking);
  }
}
const job = { id: 'job', progress: async () => undefined };
const read = async (one: { actorId: string; sourceId: string }) => {
  await startRun(one);
  await workOff(one.sourceId);
};
const newest = (sourceId: string) =>
  db.sourceRun.findFirstOrThrow({
    where: { sourceId },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    include: { changes: true },
  });
const meetingsOf = (govtEntityId: string) =>
  db.meeting.findMany({
    where: { govtEntityId },
    orderBy: { sortDate: 'asc' },
    include: { agenda: { include: { entries: true } }, transcripts: true },
  });

it('brings meetings, takes in their agenda and captions, and has a draft written', async () => {
  answerWith('/records', page([heldRow, aheadRow]));
  answerWith('/captions.vtt', captions, 'text/vtt');
  answerWith('/agenda.txt', agenda, 'text/plain');
  const one = await withSource('a.example');
  await workOff(one.sourceId);
  const [past, next] = await meetingsOf(one.entityId);
  expect(past).toMatchObject({ meetingTitle: 'City Council', transcripts: [{ format: 'webvtt' }] });
  expect(next?.agenda?.entries.map(({ title }) => title)).toContain('Zoning of Mill Street');
  const drafts = { kind: 'draft-summary', subjectId: past?.id ?? '' };
  expect(await db.job.count({ where: drafts })).toBe(1);
  const run = await newest(one.sourceId);
  expect(run).toMatchObject({ outcome: 'brought' });
  expect(run.changes.map(({ kind }) => kind)).toEqual(['new', 'new']);

  await read(one);
  expect(await newest(one.sourceId)).toMatchObject({ outcome: 'same', changes: [] });
  expect(await meetingsOf(one.entityId)).toHaveLength(2);
  expect(await db.job.count({ where: drafts })).toBe(1);
  expect(site.asked('a.example').filter((path) => path === '/captions.vtt')).toHaveLength(1);
});

it('marks a meeting ahead that is listed no more as probably cancelled, and leaves it', async () => {
  const later = `City Council, ${longDay.format(inDays(20))} <a href="/agenda.txt">Agenda</a>`;
  answerWith('/records', page([aheadRow, later]));
  const one = await withSource('b.example');
  await workOff(one.sourceId);
  answerWith('/records', page([later]));
  await read(one);
  expect((await newest(one.sourceId)).changes).toMatchObject([{ kind: 'gone' }]);
  expect(await meetingsOf(one.entityId)).toHaveLength(2);
  answerWith('/records', page([aheadRow, later]));
  await read(one);
  expect((await newest(one.sourceId)).changes).toMatchObject([{ kind: 'back' }]);
});

it('tells a page that has no meetings from one that cannot be read', async () => {
  answerWith('/records', page([]));
  const one = await withSource('c.example');
  await workOff(one.sourceId);
  expect(await newest(one.sourceId)).toMatchObject({ outcome: 'empty' });
  site.answers.set('/records', (_request, response) => response.writeHead(404).end());
  await read(one);
  const { outcome, report } = await newest(one.sourceId);
  expect([outcome, JSON.parse(report).problem]).toEqual([
    'failed',
    expect.stringContaining('has nothing at this address'),
  ]);
  const source = await db.source.findUniqueOrThrow({ where: { id: one.sourceId } });
  expect(source).toMatchObject({ failures: 1, problem: expect.any(String) });
  expect(source.dueAt?.getTime()).toBeGreaterThan(Date.now());
});

it('holds a notice of cancellation that stands where the agenda was', async () => {
  answerWith('/records', page([aheadRow]));
  answerWith(
    '/agenda.txt',
    `NOTICE OF CANCELLATION\nThe regular meeting of the City Council on ${ahead} has been cancelled.\n`,
    'text/plain',
  );
  const one = await withSource('d.example');
  await workOff(one.sourceId);
  const [document] = await db.upstreamDocument.findMany({ where: { sourceId: one.sourceId } });
  expect(document).toMatchObject({
    state: 'held',
    problem: expect.stringContaining('Notice of cancellation'),
  });
  const [meeting] = await meetingsOf(one.entityId);
  expect(meeting?.agenda).toBeNull();
});

it('starts each run that is due once, whoever looks, and none of a source that is paused', async () => {
  const one = await withSource('e.example');
  await workOff(one.sourceId);
  const past = new Date(Date.now() - 1000);
  await db.source.update({ where: { id: one.sourceId }, data: { dueAt: past } });
  await Promise.all([startDueRuns(), startDueRuns(), startDueRuns()]);
  const where = { sourceId: one.sourceId, endedAt: null };
  expect(await db.sourceRun.count({ where })).toBe(1);
  await workOff(one.sourceId);
  await db.source.update({
    where: { id: one.sourceId },
    data: { dueAt: past, pausedAt: new Date() },
  });
  await startDueRuns();
  expect(await db.sourceRun.count({ where })).toBe(0);
});

it('tries an address before it is kept: what it is, what it would bring, and nothing is stored', async () => {
  answerWith('/records', page([heldRow, aheadRow]));
  const { id: entityId } = await makeEntity();
  const pasted = site.address('f.example', '/records');
  const trying = { entityId, pasted, options: {}, asking };
  await expect(trySource(trying)).rejects.toMatchObject({ message: /time zone/ });
  await db.govtEntity.update({ where: { id: entityId }, data: { timeZone: 'America/Denver' } });
  const tried = await trySource(trying);
  expect(tried).toMatchObject({ kind: 'links', meetingCount: 2, documentCount: 2, isWhole: true });
  expect(await meetingsOf(entityId)).toEqual([]);
  await expect(trySource({ ...trying, pasted: 'not an address' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(
    trySource({ ...trying, pasted: 'http://169.254.169.254/x', asking: { pace } }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

it('leaves what an editor wrote, offers what the source says, and takes it over when asked', async () => {
  answerWith('/records', page([aheadRow]));
  answerWith('/agenda.txt', agenda, 'text/plain');
  const one = await withSource('g.example');
  await workOff(one.sourceId);
  const [meeting] = await meetingsOf(one.entityId);
  const { uid } = await db.upstreamMeeting.findFirstOrThrow({ where: { sourceId: one.sourceId } });
  const titleHere = async () => (await meetingsOf(one.entityId)).map((it) => it.meetingTitle);
  const where = { sourceId_uid: { sourceId: one.sourceId, uid } };
  const offer = async (title: string) => {
    await db.meeting.update({ where: { id: meeting?.id ?? '' }, data: { meetingTitle: 'Ours' } });
    const { said } = await db.upstreamMeeting.findUniqueOrThrow({ where });
    const told = JSON.stringify({ ...JSON.parse(said), title });
    await db.upstreamMeeting.update({
      where,
      data: { said: told, offered: JSON.stringify({ title }) },
    });
  };
  await offer('Theirs');
  await answerOffer({ ...one, uid, answer: 'leave' });
  expect(await titleHere()).toEqual(['Ours']);
  await expect(answerOffer({ ...one, uid, answer: 'take' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await offer('Theirs');
  await answerOffer({ ...one, uid, answer: 'take' });
  expect(await titleHere()).toEqual(['Theirs']);
});
