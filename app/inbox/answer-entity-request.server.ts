import { brand } from '#app/brand.ts';
import { addEntity } from '#app/entities/add-entity.server.ts';
import type { EntityFields } from '#app/entities/entity-form.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { indexEntity } from '#app/search/indexing/index-entity.server.ts';

type Answer = { actorId: string; requestId: string; fields: EntityFields };

/**
 * Adds the entity that somebody asked for, marks the request as processed and tells its sender: all
 * of it or nothing.
 * @throws AppError conflict where the request is processed already, or the name is taken
 */
export async function answerEntityRequest({
  actorId,
  requestId,
  fields,
}: Answer): Promise<{ entityId: string }> {
  return transact(async (tx) => {
    const { count } = await tx.entityRequest.updateMany({
      where: { id: requestId, processed: false },
      data: { processed: true },
    });
    const request = await tx.entityRequest.findUnique({ where: { id: requestId } });
    if (count === 0 || !request) {
      throw new AppError('conflict', 'This request has been processed already.');
    }
    const { entityId } = await addEntity(tx, { actorId, fields });
    await indexEntity(tx, entityId);
    await audit(tx, {
      actorId,
      action: 'process-entity-request',
      subjectType: 'entity-request',
      subjectId: requestId,
      detail: { entityId },
    });
    await queueMail(tx, {
      key: `entity-request ${requestId}`,
      to: request.email,
      message: entityAddedMail(fields.entityName),
    });
    return { entityId };
  });
}

/** Only the admin's words: whoever filled in the form could write to a stranger through it. */
function entityAddedMail(entityName: string): MailMessage {
  return {
    subject: `${entityName} is on ${brand.name} now`,
    paragraphs: [
      `You asked us to track a government entity. It is in our directory now as ${entityName}.`,
      'Follow it to read summaries of its meetings.',
    ],
    link: { label: 'See the meetings we track', path: '/meetings-we-track' },
    reason: `You get this one message because this address was given with a request on ${brand.name}.`,
  };
}
