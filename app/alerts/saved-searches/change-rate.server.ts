import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { type DigestChoice, readDigestChoice } from '../digest-choice.ts';
import { changeKept } from './change-search.server.ts';
import { readSavedAddress } from './saved-address.ts';
import { toldRate } from './told-rate.ts';

type Change = { userId: string; id: string; rate: DigestChoice };

/**
 * Changes when a reader is told of one of their searches, and answers with its name.
 * @throws AppError not-found; forbidden where the plan has no mail at once
 */
export async function changeRate({ userId, id, rate }: Change): Promise<{ name: string }> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const kept = await tx.savedSearch.findFirst({
      where: { id, userId },
      select: { name: true, address: true, rate: true },
    });
    if (!kept) throw new AppError('not-found', 'This search is deleted already.');
    const { name, address } = kept;
    const reader = await readerNow(tx, userId);
    // What the plan has no room for is shown as what it has: sending that back changes nothing.
    if (toldRate(readDigestChoice(kept.rate), reader?.tier ?? null) !== rate) {
      await changeKept(tx, { userId, id, search: readSavedAddress(address), name, rate });
    }
    return { name };
  });
}
