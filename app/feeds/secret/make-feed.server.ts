import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { newSecret } from './feed-secret.server.ts';
import { refuseWithoutFeeds } from './refuse-without-feeds.ts';

/**
 * Makes a secret address for what a reader follows, or (with `searchId`) for what one of their searches
 * finds, and answers with the secret, which is known to nobody after that.
 * @throws AppError conflict where there is one already: it would end; not-found where the search is not
 * theirs; forbidden where the plan has none
 */
export async function makeFeed(sent: { userId: string; searchId: string | null }): Promise<string> {
  const { userId, searchId } = sent;
  return transact(async (tx) => {
    await mayHave(tx, userId);
    if (
      searchId !== null &&
      (await tx.savedSearch.count({ where: { id: searchId, userId } })) === 0
    ) {
      throw new AppError('not-found', 'This search is not there, or not yours.');
    }
    if ((await tx.feedAddress.count({ where: { userId, searchId } })) > 0) {
      throw new AppError('conflict', 'There is an address for this already. Nothing was made.');
    }
    const { text, hash } = newSecret();
    await tx.feedAddress.create({ data: { userId, searchId, hash }, select: { id: true } });
    return text;
  });
}

/**
 * Gives an address another secret; by the old one nothing is answered from then on.
 * @throws AppError not-found; forbidden where the plan has none
 */
export async function renewFeed({ userId, id }: { userId: string; id: string }): Promise<string> {
  return transact(async (tx) => {
    await mayHave(tx, userId);
    const { text, hash } = newSecret();
    const { count } = await tx.feedAddress.updateMany({
      where: { id, userId },
      data: { hash, madeAt: new Date(), lastUsedAt: null },
    });
    if (count === 0) throw new AppError('not-found', noSuchFeed);
    return text;
  });
}

async function mayHave(tx: Tx, userId: string): Promise<void> {
  await lockProfile(tx, userId);
  const reader = await readerNow(tx, userId);
  if (!reader) throw new AppError('not-found', 'This account is deleted already.');
  refuseWithoutFeeds(reader.tier);
}

export const noSuchFeed = 'There is no such address among yours, or it was ended already.';
