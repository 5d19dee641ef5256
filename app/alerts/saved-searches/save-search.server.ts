import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import type { SearchAddress } from '#app/search/search-address.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { changeKept } from './change-search.server.ts';
import { refuseRate } from './refuse-rate.ts';
import { savedAddress } from './saved-address.ts';
import { maySave, overSearchLimit } from './search-limit.ts';

type Saving = {
  userId: string;
  search: SearchAddress;
  name: string;
  rate: DigestChoice;
};

/**
 * Keeps a search, from now on to be run over all that is new. One that the reader has kept already
 * takes the name and the rate.
 * @throws AppError forbidden where the plan has no room for it, or no mail at once; not-found where
 * the account is gone
 */
export async function saveSearch({ userId, search, name, rate }: Saving): Promise<string> {
  const address = savedAddress(search);
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const reader = await readerNow(tx, userId);
    if (!reader) throw new AppError('not-found', 'This account is deleted already.');
    const kept = await tx.savedSearch.findFirst({
      where: { userId, address },
      select: { id: true },
    });
    if (kept) {
      await changeKept(tx, { userId, id: kept.id, search, name, rate });
      return kept.id;
    }
    refuseRate(rate, reader.tier);
    const count = await tx.savedSearch.count({ where: { userId } });
    if (!maySave(reader.tier, count + 1)) {
      throw new AppError('forbidden', overSearchLimit(reader.tier));
    }
    const { id } = await tx.savedSearch.create({
      data: { userId, address, name, rate },
      select: { id: true },
    });
    return id;
  });
}
