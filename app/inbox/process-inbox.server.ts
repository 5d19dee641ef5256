import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';

type Change = { actorId: string; id: string; processed: boolean };

/** Marks a contact message as processed or as pending again. @throws AppError not-found */
export function processContactMessage({ actorId, id, processed }: Change): Promise<void> {
  return mark({
    write: (tx) =>
      tx.contactMessage.updateMany({ where: { id, processed: !processed }, data: { processed } }),
    log: (tx) =>
      audit(tx, {
        actorId,
        action: processed ? 'process-contact-message' : 'reopen-contact-message',
        subjectType: 'contact-message',
        subjectId: id,
      }),
    count: (tx) => tx.contactMessage.count({ where: { id } }),
    gone: 'This message does not exist any more.',
  });
}

/** Marks a request for an entity as processed or as pending again. @throws AppError not-found */
export function processEntityRequest({ actorId, id, processed }: Change): Promise<void> {
  return mark({
    write: (tx) =>
      tx.entityRequest.updateMany({ where: { id, processed: !processed }, data: { processed } }),
    log: (tx) =>
      audit(tx, {
        actorId,
        action: processed ? 'process-entity-request' : 'reopen-entity-request',
        subjectType: 'entity-request',
        subjectId: id,
      }),
    count: (tx) => tx.entityRequest.count({ where: { id } }),
    gone: 'This request does not exist any more.',
  });
}

type Letter = {
  write: (tx: Tx) => Promise<{ count: number }>;
  log: (tx: Tx) => Promise<void>;
  count: (tx: Tx) => Promise<number>;
  gone: string;
};

/** What is marked so already stays as it is, and is not logged again. */
async function mark({ write, log, count, gone }: Letter): Promise<void> {
  await transact(async (tx) => {
    if ((await write(tx)).count > 0) await log(tx);
    else if ((await count(tx)) === 0) throw new AppError('not-found', gone);
  });
}
