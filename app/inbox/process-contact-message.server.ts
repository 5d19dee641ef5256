import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

/** Marks a contact message as processed or as pending again. @throws AppError not-found */
export async function processContactMessage({
  actorId,
  id,
  processed,
}: {
  actorId: string;
  id: string;
  processed: boolean;
}): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, processed: !processed },
      data: { processed },
    });
    if (count > 0) {
      await audit(tx, {
        actorId,
        action: processed ? 'process-contact-message' : 'reopen-contact-message',
        subjectType: 'contact-message',
        subjectId: id,
      });
    } else if ((await tx.contactMessage.count({ where: { id } })) === 0) {
      throw new AppError('not-found', 'This message does not exist any more.');
    }
  });
}
