import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { setAlertsDue } from './alerts-due.server.ts';

/**
 * Deletes a saved search with what it found, and answers with what it was, so that it can be saved again.
 * @throws AppError not-found
 */
export async function deleteSearch({ userId, id }: { userId: string; id: string }) {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const kept = await tx.savedSearch.findFirst({
      where: { id, userId },
      select: { name: true, address: true },
    });
    if (!kept) throw new AppError('not-found', 'This search is deleted already.');
    await tx.savedSearch.delete({ where: { id }, select: { id: true } });
    await setAlertsDue(tx, userId);
    return kept;
  });
}
