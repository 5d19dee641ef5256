import { beforeAll, describe, expect, it } from 'vitest';
import { addEntity } from '#app/entities/add-entity.server.ts';
import { deleteEntity } from '#app/entities/delete-entity.server.ts';
import { editEntity } from '#app/entities/edit-entity.server.ts';
import type { EntityFields } from '#app/entities/entity-form.ts';
import type { MeetingFields } from '#app/meetings/meeting-fields.ts';
import { summaryMark } from '#app/meetings/summary-mark.server.ts';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { runJobNow } from '#app/platform/jobs/run-job.server.ts';
import { saveAgenda } from '#app/records/kept-agenda/save-agenda.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { publishSummary } from '#app/summaries/publishing/publish-summary.server.ts';
import { saveMeeting, saveNewMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import { dice } from '#prisma/scale/dice.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { countWords, indexedPassages, matching } from '#tests/support/search-index.ts';
import { findBodies } from '../bodies.server.ts';
import { passageKinds } from '../found.ts';
import { nameWord } from '../marks.ts';
import { readQuery } from '../read-query.ts';
import { stemsOf } from '../words.ts';
import { indexEntity } from './index-entity.server.ts';
import { enqueueIndexSearch, indexSearch } from './index-search.server.ts';
import { forgetIndexed, isIndexComplete, reindex } from './reindex.server.ts';

let actorId: string;
let turn = 0;
const next = () => ++turn;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const entityFields = (name: string): EntityFields => ({
  entityName: name,
  entityDescription: null,
  entityType: 'City Council',
  state: 'Colorado',
  county: null,
  homepageUrl: null,
  docsLink: null,
  timeZone: null,
});

const newEntity = (name = `Fern ${next()}`) =>
  transact(async (tx) => {
    const { entityId } = await addEntity(tx, { actorId, fields: entityFields(name) });
    await indexEntity(tx, entityId);
    return entityId;
  });

async function renameEntity(entityId: string) {
  await transact(async (tx) => {
    await editEntity(tx, { actorId, entityId, fields: entityFields(`Moss ${next()}`) });
    await indexEntity(tx, entityId);
  });
}

async function meetingFields(entityId: string): Promise<MeetingFields> {
  const entity = await db.govtEntity.findUniqueOrThrow({ where: { id: entityId } });
  return {
    meetingDate: `2026-0${1 + (next() % 9)}-11`,
    governmentBody: entity.entityName,
    meetingTitle: `Meeting on lanterns ${next()}`,
    meetingDescription: 'The lanterns of the harbor',
    videoPublishDate: null,
    videoId: null,
    downloadId: null,
    audioFile: null,
    recordingStartSeconds: null,
  };
}

async function edit(meetingId: string, entityId: string, summary: string | null) {
  const before = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  await saveMeeting({
    actorId,
    meetingId,
    fields: await meetingFields(entityId),
    summary,
    summaryMark: summaryMark(before.markdownSummary?.trim() || null),
    correction: 'A word.',
  });
}

const summaryOf = (number: number) => `## In short\n\nThe ferry ${number} sails. Nobody objected.`;

async function mendAgenda(meetingId: string) {
  const titles = ['Lighthouse repairs', `Buoys ${next()}`];
  const entries = titles.map((title) => ({
    ...{ designator: null, title, level: 0, isHeading: false, isConsent: false },
    ...{ fileNumber: 'Z-2026-07', sponsors: [], recommendation: null },
  }));
  await transact((tx) =>
    saveAgenda(tx, { actorId, meetingId, entries, change: 'x', byHand: true }),
  );
}

async function takeIn(entityId: string, publish: boolean) {
  const record = makeRecord(`Avenue ${next()}`);
  const taken = await takeInRecord({
    actorId,
    bytes: Buffer.from(record),
    fileName: 'record.vtt',
    meeting: { kind: 'new', entityId, title: `Taken in ${turn}`, date: '2026-05-05' },
  });
  await runJobNow(taken.jobId ?? '', { 'draft-summary': draftSummary });
  const draft = await db.summaryVersion.findFirstOrThrow({
    where: { transcriptId: taken.transcriptId, publishedAt: null },
    include: { sentences: true },
  });
  await db.summarySentence.updateMany({
    where: { versionId: draft.id },
    data: { verdict: 'supported', unfit: '[]', judgement: null },
  });
  if (publish) {
    await publishSummary({ actorId, versionId: draft.id, revision: draft.revision });
  }
  return taken.meetingId;
}

async function asMadeAnew() {
  const before = await indexedPassages();
  expect(await isIndexComplete()).toBe(true);
  expect(await countWords()).toBe(before.length);
  await forgetIndexed();
  await reindex();
  expect(before).toEqual(await indexedPassages());
  expect(await countWords()).toBe(before.length);
  return before;
}

describe('the index', () => {
  it('says after any changes what one made anew would say', async () => {
    const { below, chance } = dice(11);
    const entities = [await newEntity(), await newEntity()];
    const meetings: string[] = [];
    const any = (of: string[]) => of[below(of.length)] ?? '';
    const changes = [
      async () => void entities.push(await newEntity()),
      () => renameEntity(any(entities)),
      async () => {
        const fields = await meetingFields(any(entities));
        const summary = chance(0.5) ? summaryOf(next()) : null;
        meetings.push((await saveNewMeeting({ actorId, fields, summary })).meetingId);
      },
      async () => void meetings.push(await takeIn(any(entities), chance(0.8))),
      () => edit(any(meetings), any(entities), summaryOf(next())),
      () => edit(any(meetings), any(entities), null),
      () => mendAgenda(any(meetings)),
    ];
    meetings.push(await takeIn(any(entities), true));
    for (let step = 0; step < 18; step += 1) {
      await changes[below(changes.length)]?.();
    }
    await mendAgenda(await takeIn(any(entities), true));
    const kinds = new Set((await asMadeAnew()).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(passageKinds));
  });

  it('holds no word of a draft, nor of a summary that was withdrawn', async () => {
    const entityId = await newEntity();
    await takeIn(entityId, false);
    const fields = await meetingFields(entityId);
    const { meetingId } = await saveNewMeeting({ actorId, fields, summary: summaryOf(77_077) });
    const [word = ''] = stemsOf('77077');
    expect(await matching({ word })).toHaveLength(1);
    await edit(meetingId, entityId, null);
    expect(await matching({ word })).toHaveLength(0);
    const kinds = await db.passage.findMany({ where: { meeting: { govtEntityId: entityId } } });
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['meeting']));
  });

  it('leaves a transcript as it is where only other text changes', async () => {
    const entityId = await newEntity();
    const meetingId = await takeIn(entityId, true);
    const lines = () =>
      db.passage.findMany({ where: { meetingId, kind: 'transcript' }, select: { id: true } });
    const before = await lines();
    expect(before.length).toBeGreaterThan(0);
    await mendAgenda(meetingId);
    expect(await lines()).toEqual(before);
  });

  it('forgets an entity that is deleted, and a meeting', async () => {
    const entityId = await newEntity();
    await db.meeting.delete({ where: { id: await takeIn(entityId, true) } });
    await deleteEntity({ actorId, entityId });
    expect(await db.passage.count({ where: { govtEntityId: entityId } })).toBe(0);
    expect(await countWords()).toBe(await db.passage.count());
  });

  it('is made by a job where the database is older than the search, once', async () => {
    await newEntity();
    await forgetIndexed();
    expect(await enqueueIndexSearch()).toBe(true);
    expect(await enqueueIndexSearch()).toBe(false);
    await indexSearch({});
    expect(await isIndexComplete()).toBe(true);
    await asMadeAnew();
  });

  it('is made anew, names too, where words were read in an earlier way', async () => {
    const entityId = await newEntity();
    const fields = await meetingFields(entityId);
    await saveNewMeeting({ actorId, fields, summary: summaryOf(next()) });
    const before = await indexedPassages();
    await db.job.deleteMany({ where: { kind: 'index-search' } });
    await db.indexedMeeting.updateMany({ data: { version: 0 } });
    await db.passage.updateMany({ data: { text: 'As it was read before' } });
    expect(await enqueueIndexSearch()).toBe(true);
    await indexSearch({});
    expect(await indexedPassages()).toEqual(before);
  });

  it.runIf(databaseKind === 'sqlite')(
    'finds what was written before its order was turned, until that is written anew',
    async () => {
      const name = `Willow ${next()}`;
      const entityId = await newEntity(name);
      const found = async () => (await findBodies(null, readQuery(name))).found.map(({ id }) => id);
      const { id } = await db.passage.findFirstOrThrow({ where: { govtEntityId: entityId } });
      await db.$executeRaw`DELETE FROM passage_words WHERE rowid = ${-id}`;
      expect(await found()).toEqual([]);
      const words = stemsOf(name).map(nameWord).join(' ');
      await db.$executeRaw`INSERT INTO passage_words (rowid, words) VALUES (${id}, ${words})`;
      expect(await found()).toEqual([entityId]);
      await transact((tx) => indexEntity(tx, entityId));
      expect(await found()).toEqual([entityId]);
      expect(await countWords()).toBe(await db.passage.count());
    },
  );

  it('goes on where it was broken off', async () => {
    const before = await indexedPassages();
    await forgetIndexed();
    let runs = 1;
    while (!(await reindex({ deadline: 0 }))) runs += 1;
    expect(runs).toBeGreaterThan(2);
    expect(await indexedPassages()).toEqual(before);
  });
});
