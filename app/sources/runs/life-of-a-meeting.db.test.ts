import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { serveCityHall } from '#tests/support/city-hall.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { here } from '#tests/support/source-host.ts';
import { keepSource } from '../desk/keep-source.server.ts';
import { takeInDocument } from '../documents/take-in-document.server.ts';
import { runSource } from './run-source.server.ts';
import { startRun } from './start-run.server.ts';

const pace = { between: 0.01, mostBetween: 0.05, turn: 1, patience: 5 };
const asking = { ...here, pace };
const job = { id: 'job', progress: async () => undefined };

let site: Awaited<ReturnType<typeof serveCityHall>>;
let own: { actorId: string; sourceId: string };
let entityId: string;

beforeAll(async () => {
  site = await serveCityHall();
  ({ id: entityId } = await makeEntity({ entityName: 'City of Alder Falls' }));
  const data = { timeZone: 'America/Los_Angeles' };
  await db.govtEntity.update({ where: { id: entityId }, data });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  const address = site.address('alderfalls.api.civicclerk.com', '/v1/Events');
  const added = { actorId, entityId, kind: 'civicclerk', address, options: {} };
  own = { actorId, sourceId: await keepSource(added) };
});
afterAll(() => site.stop());

/** What a worker does when the source is asked. */
async function ask() {
  await startRun(own);
  const { sourceId } = own;
  const [run] = await db.sourceRun.findMany({ where: { sourceId, endedAt: null } });
  const runId = run?.id ?? '';
  await runSource({ runId }, job, asking);
  const found = await db.upstreamDocument.findMany({ where: { sourceId, state: 'found' } });
  for (const { id, kind, uid } of found) {
    // Reading the captions of other meetings would take longer than all the rest.
    if (kind === 'captions' && uid !== `civicclerk ${told().id}`) continue;
    await takeInDocument({ documentId: id }, undefined, asking);
  }
  const where = { id: runId };
  return db.sourceRun.findUniqueOrThrow({ where, include: { changes: true } });
}

/** The council's meeting of which the city told first that was still to come. */
const told = () => {
  const [city] = site.hall.cities;
  const meetings = city ? site.hall.meetings(city) : [];
  const found = meetings.find(({ body, ordinal }) => body.key === 'council' && ordinal === 2);
  if (!found) throw new Error('The council does not meet.');
  return found;
};

async function stands() {
  const where = { sourceId_uid: { sourceId: own.sourceId, uid: `civicclerk ${told().id}` } };
  const { meetingId } = await db.upstreamMeeting.findUniqueOrThrow({ where });
  return db.meeting.findUniqueOrThrow({
    where: { id: meetingId ?? '' },
    include: {
      agenda: { include: { entries: { orderBy: { index: 'asc' } } } },
      transcripts: true,
      minutes: true,
      versions: true,
    },
  });
}

const problems = () =>
  db.upstreamDocument.findMany({
    where: { sourceId: own.sourceId, state: { in: ['held', 'failed'] } },
    select: { kind: true, problem: true },
  });

it('follows a meeting from its announcement to its minutes', async () => {
  const start = told().startsAt;
  expect(start.getTime()).toBeGreaterThan(Date.now());

  expect(await ask()).toMatchObject({ outcome: 'brought' });
  const announced = await stands();
  expect(announced).toMatchObject({
    meetingTitle: 'City Council Regular Meeting',
    startsAt: start,
    place: expect.stringContaining('Council Chambers'),
    ...{ agenda: null, transcripts: [], minutes: null },
  });
  expect(await ask()).toMatchObject({ outcome: 'same' });

  site.hall.moveTo(addDays(start, -3));
  await ask();
  const titles = (await stands()).agenda?.entries.map(({ title }) => title);
  expect(titles).toContain('Call to Order and Roll Call');
  expect(titles?.join()).not.toContain('Boiler');

  site.hall.moveTo(addDays(start, -1));
  const moved = await ask();
  expect(moved.changes.map(({ kind }) => kind)).toContain('changed');
  const changed = await stands();
  expect(changed.startsAt?.getTime()).toBe(start.getTime() + 30 * 60_000);
  expect(changed.place).toContain('Fire Station No. 2');
  expect(changed.agenda?.entries.map(({ title }) => title).join()).toContain('Boiler');

  site.hall.moveTo(addHours(start, 2));
  await ask();
  expect((await stands()).transcripts).toEqual([]);

  site.hall.moveTo(addHours(start, 21));
  await ask();
  const recorded = await stands();
  expect(recorded.transcripts).toMatchObject([{ format: 'srt' }]);
  const transcriptId = recorded.transcripts[0]?.id ?? '';
  await draftSummary({ transcriptId }, job);
  const drafted = await stands();
  expect(drafted.versions).toMatchObject([{ publishedAt: null, transcriptId }]);
  expect(JSON.stringify(drafted.versions)).toContain('Repair of the Boiler');

  site.hall.moveTo(addDays(start, 13));
  await ask();
  expect((await stands()).minutes).not.toBeNull();
  expect(await problems()).toEqual([]);
}, 120_000);

it('says of each fault what it is, and goes on once it is mended', async () => {
  site.hall.setFault('inward');
  expect(await ask()).toMatchObject({
    outcome: 'failed',
    report: expect.stringContaining('not of the public internet'),
  });
  site.hall.setFault('broken');
  expect(await ask()).toMatchObject({
    outcome: 'failed',
    report: expect.stringContaining('answered with 500'),
  });
  site.hall.setFault('busy');
  await expect(ask()).rejects.toThrow(/left alone for 20 seconds/);
  site.hall.setFault('none');
  await db.hostTurn.deleteMany();
  expect(await ask()).toMatchObject({ outcome: expect.stringMatching(/^(same|brought)$/) });
});
