import { beforeEach, describe, expect, it } from 'vitest';
import type { EntityFields } from '#app/entities/entity-form.ts';
import { db } from '#app/platform/db.server.ts';
import { answerEntityRequest } from './answer-entity-request.server.ts';
import { requestEntity } from './request-entity.server.ts';

const fields: EntityFields = {
  entityName: 'Golden Planning Commission',
  entityDescription: null,
  entityType: 'Planning Commission',
  state: 'Colorado',
  county: null,
  homepageUrl: null,
  docsLink: null,
  timeZone: null,
};

let requestId = '';

beforeEach(async () => {
  await Promise.all([
    db.entityRequest.deleteMany(),
    db.govtEntity.deleteMany(),
    db.mail.deleteMany(),
    db.auditEntry.deleteMany(),
  ]);
  await requestEntity({
    request: {
      name: 'Buy cheap watches',
      email: 'ada@example.com',
      state: 'Colorado',
      town: 'Golden',
      entityName: 'golden planing comission',
    },
    address: '203.0.113.9',
  });
  requestId = (await db.entityRequest.findFirstOrThrow()).id;
});

const answer = () => answerEntityRequest({ actorId: 'admin', requestId, fields });

describe('a request that becomes an entity', () => {
  it('is processed, and its sender told, in the words of the admin alone', async () => {
    const { entityId } = await answer();
    expect(await db.govtEntity.findMany()).toMatchObject([{ id: entityId, ...fields }]);
    expect(await db.entityRequest.findMany()).toMatchObject([{ processed: true }]);
    const [mail, ...others] = await db.mail.findMany();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ada@example.com' });
    expect(mail?.message).toContain('Golden Planning Commission');
    expect(mail?.message).not.toMatch(/watches|comission/);
    expect(await db.job.count({ where: { kind: 'send-mail', subjectId: mail?.id } })).toBe(1);
    expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'add-entity', subjectId: entityId },
      { action: 'process-entity-request', subjectId: requestId },
    ]);
  });

  it('becomes one entity and one message, however often the button is pressed', async () => {
    const outcomes = await Promise.allSettled([answer(), answer(), answer()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.govtEntity.count()).toBe(1);
    expect(await db.mail.count()).toBe(1);
  });

  it('stays open when the entity cannot be added', async () => {
    await db.govtEntity.create({
      data: { ...fields, searchText: fields.entityName.toLowerCase() },
    });
    await expect(answer()).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.entityRequest.findMany()).toMatchObject([{ processed: false }]);
    expect(await db.mail.count()).toBe(0);
  });
});
