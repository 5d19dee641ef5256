import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { indexMeetings } from '#app/search/indexing/index-meetings.server.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { withClient } from '../postgres-client.ts';
import { partitionTables, readyParts } from './partition-tables.ts';
import { partitionedTables } from './partitioned.ts';

const admin = { userId: 'admin', tier: 'admin', isAdmin: true };
/** An hour ahead: what is written while the tests run is written before it, also when a month ends. */
const now = new Date(Date.now() + 3_600_000);
const monthFrom = (months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))
    .toISOString()
    .slice(0, 7)
    .replace('-', '_');
/** Small enough that a test fills several parts. */
const tables = partitionedTables(1000);

const ask = <Row extends object>(sql: string) =>
  withClient(env.databaseUrl, async (client) => (await client.query<Row>(sql)).rows);

const find = async (word: string) =>
  (await search(admin, readSearchAddress(new URLSearchParams({ q: word })))).meetings.map(
    ({ meetingId }) => meetingId,
  );

let entityId: string;

/** A published meeting that the index holds, with a line of a transcript. */
async function meetingOf(word: string): Promise<string> {
  const { id } = await makeMeeting({ govtEntityId: entityId, meetingTitle: `On the ${word}` });
  const transcript = { govtEntityId: entityId, fileName: 'x.vtt', format: 'webvtt', byteLength: 1 };
  await db.transcript.create({
    data: {
      ...{ ...transcript, meetingId: id, sha256: crypto.randomUUID() },
      segments: { create: [{ index: 0, text: `The ${word}.` }] },
    },
  });
  await transact((tx) => indexMeetings(tx, [id]));
  return id;
}

/** In which part the rows of a table are. */
const partsOf = async (table: string) =>
  (
    await ask<{ part: string }>(
      `SELECT DISTINCT tableoid::regclass::text AS part FROM ${table} ORDER BY 1`,
    )
  ).map(({ part }) => part);

describe.runIf(databaseKind === 'postgres')('tables in parts', () => {
  let before: string;
  let written: string;
  let shapes: Record<string, string[]>;

  /** What the migrations have made: indexes, constraints and triggers by name. */
  const shapeOf = async (table: string) =>
    (
      await ask<{ name: string }>(
        `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = '${table}'::regclass
         UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint
           WHERE conrelid = '${table}'::regclass AND contype IN ('p', 'f') AND conparentid = 0
         UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger
           WHERE tgrelid = '${table}'::regclass AND NOT tgisinternal ORDER BY 1`,
      )
    ).map(({ name }) => name);
  const allShapes = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async ({ table }) => [table, await shapeOf(table)] as const)),
    );

  beforeAll(async () => {
    entityId = (await makeEntity()).id;
    before = await meetingOf('wombat');
    shapes = await allShapes();
    await withClient(env.databaseUrl, (client) => partitionTables(client, tables, now));
    await db.$queryRaw`SELECT setval('passages_id_seq', 1500)::text`;
    written = await meetingOf('wombat');
  });
  afterAll(() => db.meeting.deleteMany({ where: { govtEntityId: entityId } }));

  it('keep their names, indexes, constraints and triggers', async () => {
    expect(await allShapes()).toEqual(shapes);
  });

  it('hold what was there in the first part, and what is new in the next', async () => {
    expect(await partsOf('passages')).toEqual(['passages_to_1000', 'passages_to_2000']);
    expect(await partsOf('passage_words')).toEqual([
      'passage_words_to_1000',
      'passage_words_to_2000',
    ]);
    expect((await find('wombat')).toSorted()).toEqual([before, written]);
  });

  it('lose what is deleted, in all of them', async () => {
    const gone = await meetingOf('quokka');
    expect(await find('quokka')).toEqual([gone]);
    await db.meeting.delete({ where: { id: gone } });
    expect(await find('quokka')).toEqual([]);
    const strays = await ask(`SELECT 1 FROM passage_words WHERE NOT EXISTS (
      SELECT 1 FROM passages WHERE id = passage_id)`);
    expect(strays).toEqual([]);
  });

  it('are made ready before they are written, however often that is done', async () => {
    const ready = () => withClient(env.databaseUrl, (client) => readyParts(client, tables, now));
    await ready();
    await ready();
    const parts = await ask<{ part: string }>(`SELECT inhrelid::regclass::text AS part
      FROM pg_inherits WHERE inhparent IN ('passages'::regclass, 'transcript_segments'::regclass)
      ORDER BY 1`);
    expect(parts.map(({ part }) => part)).toEqual([
      ...['passages_others', 'passages_to_1000', 'passages_to_2000', 'passages_to_3000'],
      ...['passages_to_4000', 'transcript_segments_others'],
      ...[1, 2, 3].map((months) => `transcript_segments_to_${monthFrom(months)}`),
    ]);
  });

  it('take what comes before its part was made, and are sampled as one', async () => {
    await db.$queryRaw`SELECT setval('passages_id_seq', 9500)::text`;
    const late = await meetingOf('numbat');
    expect(await partsOf('passages')).toContain('passages_others');
    await withClient(env.databaseUrl, (client) => readyParts(client, tables, now));
    expect(await find('numbat')).toEqual([late]);
    const sampled = await ask(`SELECT 1 FROM pg_stats
      WHERE tablename = 'passage_words' AND attname = 'words'`);
    expect(sampled).toHaveLength(1);
  });

  it('are not divided twice', async () => {
    const again = withClient(env.databaseUrl, (client) => partitionTables(client, tables, now));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    expect((await find('wombat')).toSorted()).toEqual([before, written]);
  });
});
