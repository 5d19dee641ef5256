import { beforeEach, describe, expect, it } from 'vitest';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { addEntity } from './add-entity.server.ts';
import { editEntity } from './edit-entity.server.ts';
import { type EntityFields, entityForm, nameTaken } from './entity-form.ts';
import { followEntities } from './follow-entities.server.ts';

const actorId = 'admin';
const fields = (entityName: string): EntityFields =>
  entityForm.parse({ entityName, entityType: 'City Council', state: 'Colorado' });

/** Does `first` in a transaction that ends only after `second` has begun to wait for it. */
async function oneAfterTheOther(
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const begun = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const one = transact(async (tx) => {
    await first(tx);
    begun.resolve();
    await waits.promise;
  });
  await begun.promise;
  const other = Promise.allSettled([second()]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  waits.resolve();
  await one;
  const [outcome] = await other;
  return outcome.status === 'rejected' ? outcome.reason : outcome.value;
}

let entity: { id: string; entityName: string };

beforeEach(async () => {
  entity = await makeEntity();
});

const deletion = (tx: Tx) => tx.govtEntity.delete({ where: { id: entity.id } });

describe('two who change an entity at once', () => {
  it('and rename it: its meetings have the name that it has', async () => {
    const meeting = await makeMeeting({ govtEntityId: entity.id });
    await db.meeting.update({
      where: { id: meeting.id },
      data: { governmentBody: entity.entityName },
    });
    const rename = (tx: Tx, name: string) =>
      editEntity(tx, { actorId, entityId: entity.id, fields: fields(name) });
    await oneAfterTheOther(
      (tx) => rename(tx, 'First New Name'),
      () => transact((tx) => rename(tx, 'Second New Name')),
    );
    const { governmentBody } = await db.meeting.findUniqueOrThrow({ where: { id: meeting.id } });
    expect(governmentBody).toBe('Second New Name');
  });

  it('and add one name in two cases: the second is told that it is taken', async () => {
    const add = (tx: Tx, name: string) => addEntity(tx, { actorId, fields: fields(name) });
    const refusal = await oneAfterTheOther(
      (tx) => add(tx, 'Town Of Twice'),
      () => transact((tx) => add(tx, 'town of twice')),
    );
    expect(refusal).toMatchObject({ code: 'conflict', message: nameTaken });
  });
});

describe('an entity that is deleted at the same moment', () => {
  it('cannot be followed any more, and nothing of the change is saved', async () => {
    const { id: userId } = await makeUser({ tier: 'premium' });
    const other = await makeEntity();
    const changes = { add: [entity.id, other.id], remove: [] };
    const refusal = await oneAfterTheOther(deletion, () => followEntities({ userId, changes }));
    expect(refusal).toMatchObject({ code: 'invalid' });
    expect(await db.entityAccess.count({ where: { userId } })).toBe(0);
  });

  it('takes in no record: the admin is told that it is gone', async () => {
    const refusal = await oneAfterTheOther(deletion, () =>
      takeInRecord({
        actorId: null,
        fileName: 'x.txt',
        bytes: Buffer.from('CHAIR: The meeting will come to order. We begin with the budget.\n'),
        meeting: { kind: 'new', entityId: entity.id, title: 'A meeting', date: '2025-09-09' },
      }),
    );
    expect(refusal).toMatchObject({ code: 'not-found' });
    expect(await db.meeting.count({ where: { meetingTitle: 'A meeting' } })).toBe(0);
  });
});
