import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoEntities } from '#prisma/demo/entities.ts';
import { demoMeetings } from '#prisma/demo/meetings.ts';
import { readAgenda } from '../agenda/read-agenda.server.ts';
import { readRecord } from '../read-record.server.ts';
import { findDoubt } from './find-doubt.ts';
import { headOfAgenda, headOfRecord } from './head.ts';
import type { MeetingBody } from './other-body.ts';

const bodies = new Map<string, MeetingBody>(
  demoEntities.map(({ key, name, description, county, state }) => [
    key,
    { name, description, state, alsoCalled: county ? [county] : [] },
  ]),
);
const names = [...bodies.values(), { name: 'Youngsville City Council' }].map(({ name }) => name);
const doubtOf = (head: Parameters<typeof findDoubt>[0], date: string, body: MeetingBody) =>
  findDoubt(
    head,
    { date, body },
    names.filter((name) => name !== body.name),
  );
const read = (path: string | URL) => ({
  bytes: new Uint8Array(readFileSync(path)),
  fileName: basename(String(path)),
});

describe('the records of the demonstration', () => {
  const records = demoMeetings.flatMap(({ record, date, entityKey }) => {
    const body = bodies.get(entityKey ?? '');
    return record && date && body ? [{ record, date, body }] : [];
  });

  it.each(records)('are of their meeting: $record', async ({ record, date, body }) => {
    const path = new URL(`../../../prisma/demo/records/${record}`, import.meta.url);
    const head = headOfRecord(await readRecord(read(path)));
    expect(doubtOf(head, date, body)).toBeNull();
    expect(doubtOf(head, '2001-01-02', body)).toContain('Jan 2, 2001.');
  });
});

const shared = '../shared/data/meetings';

describe.skipIf(!existsSync(shared))('agendas of one council', () => {
  const body: MeetingBody = {
    name: 'Youngsville City Council',
    description: null,
    alsoCalled: [],
    state: 'Louisiana',
  };

  it.each(globSync(`${shared}/youngsville*/agenda.txt`))('name their day: %s', async (path) => {
    const head = headOfAgenda(await readAgenda(read(path)));
    const [day = ''] = /\d{4}-\d\d-\d\d/.exec(path) ?? [];
    expect(doubtOf(head, day, body)).toBeNull();
    expect(doubtOf(head, '2001-01-02', body)).toContain('The agenda is headed');
  });
});
