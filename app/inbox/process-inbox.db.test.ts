import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { countOf } from '#tests/support/count-of.ts';
import {
  contactMessageCount,
  listContactMessages,
  readContactMessage,
} from './list-contact-messages.server.ts';
import { entityRequestCount, listEntityRequests } from './list-entity-requests.server.ts';
import { processContactMessage, processEntityRequest } from './process-inbox.server.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 8, 9, 12, minute));

const request = (entityName: string, minute: number) => ({
  name: 'Ada Reader',
  email: 'ada@example.com',
  state: 'Colorado',
  town: 'Golden',
  entityName,
  createdAt: at(minute),
});

const message = (firstName: string, minute: number) => ({
  firstName,
  lastName: 'Reader',
  email: 'ada@example.com',
  reason: 'other',
  message: 'When is the next meeting?',
  createdAt: at(minute),
});

beforeEach(async () => {
  await Promise.all([
    db.entityRequest.deleteMany(),
    db.contactMessage.deleteMany(),
    db.auditEntry.deleteMany(),
  ]);
});

describe('requests for entities', () => {
  it('wait newest first until they are processed, and can be brought back', async () => {
    await db.entityRequest.createMany({ data: [request('Old', 1), request('New', 2)] });
    const names = async (showProcessed: boolean) =>
      (await listEntityRequests({ showProcessed })).rows.map(({ entityName }) => entityName);
    expect(await names(false)).toEqual(['New', 'Old']);
    const { id } = await db.entityRequest.findFirstOrThrow({ where: { entityName: 'New' } });
    await processEntityRequest({ actorId: 'admin', id, processed: true });
    expect(await names(false)).toEqual(['Old']);
    expect(await names(true)).toEqual(['New', 'Old']);
    expect(await countOf(entityRequestCount)).toBe(1);
    await processEntityRequest({ actorId: 'admin', id, processed: false });
    await processEntityRequest({ actorId: 'admin', id, processed: false });
    expect(await names(false)).toEqual(['New', 'Old']);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { actorId: 'admin', action: 'process-entity-request', subjectId: id, detail: '{}' },
      { actorId: 'admin', action: 'reopen-entity-request', subjectId: id },
    ]);
  });

  it('of any number are walked forth and back, also where many came at the same moment', async () => {
    await db.entityRequest.createMany({
      data: Array.from({ length: 60 }, (_, index) => request(`Board ${index}`, index % 3)),
    });
    const page = (place: { after?: string; before?: string } | null) =>
      listEntityRequests({ showProcessed: false, place: place ?? {} });
    const first = await page({});
    const second = await page(first.next);
    const third = await page(second.next);
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
    const all = [first, second, third].flatMap(({ rows }) => rows);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    const times = all.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect([first.previous, third.next]).toEqual([null, null]);
    expect((await page(third.previous)).rows).toEqual(second.rows);
    expect(await page((await page(third.previous)).previous)).toEqual(first);
  });

  it('are listed from the start for a place that somebody made up', async () => {
    await db.entityRequest.createMany({ data: [request('Only', 1)] });
    for (const after of ['garbage', btoa('["yesterday","x"]'), btoa('[1]')]) {
      const { rows } = await listEntityRequests({ showProcessed: false, place: { after } });
      expect(rows).toHaveLength(1);
    }
  });
});

describe('contact messages', () => {
  it('wait newest first until they are processed, and can be read', async () => {
    await db.contactMessage.createMany({ data: [message('Old', 1), message('New', 2)] });
    const names = async (showProcessed: boolean) =>
      (await listContactMessages({ showProcessed })).rows.map(({ name }) => name);
    expect(await names(false)).toEqual(['New Reader', 'Old Reader']);
    const { id } = await db.contactMessage.findFirstOrThrow({ where: { firstName: 'Old' } });
    await processContactMessage({ actorId: 'admin', id, processed: true });
    expect(await names(false)).toEqual(['New Reader']);
    expect(await names(true)).toEqual(['New Reader', 'Old Reader']);
    expect(await countOf(contactMessageCount)).toBe(1);
    expect(await readContactMessage(id)).toMatchObject({
      name: 'Old Reader',
      message: 'When is the next meeting?',
      processed: true,
    });
    expect(await readContactMessage('nobody')).toBeNull();
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: 'process-contact-message', subjectType: 'contact-message', detail: '{}' },
    ]);
  });

  it('must exist to be processed', async () => {
    const unknown = { actorId: 'admin', id: 'nobody', processed: true };
    for (const process of [processContactMessage, processEntityRequest]) {
      await expect(process(unknown)).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
