import { lockProfile, transact } from '#app/platform/db.server.ts';
import type { EndingSearch } from '#app/platform/mail/unsubscribe-link.server.ts';
import { setAlertsDue } from './alerts-due.server.ts';
import { forgetFound } from './forget-found.server.ts';

/**
 * Switches one saved search off; it stays, to be switched on again. Nothing happens where it is off
 * already, or gone.
 */
export async function endSearch({ reader, search: id }: EndingSearch): Promise<void> {
  await transact(async (tx) => {
    await lockProfile(tx, reader);
    const { count } = await tx.savedSearch.updateMany({
      where: { id, userId: reader, rate: { not: 'off' } },
      data: { rate: 'off' },
    });
    if (count === 0) return;
    await forgetFound(tx, { id });
    await setAlertsDue(tx, reader);
  });
}
