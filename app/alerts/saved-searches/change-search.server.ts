import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { isDuplicate, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import type { SearchAddress } from '#app/search/search-address.ts';
import type { DigestChoice } from '../digest-choice.ts';
import { nextDigest } from '../next-digest.ts';
import { readZone } from '../zone.ts';
import { setAlertsDue } from './alerts-due.server.ts';
import { forgetFound } from './forget-found.server.ts';
import { refuseRate } from './refuse-rate.ts';
import { savedAddress } from './saved-address.ts';

type Change = {
  userId: string;
  id: string;
  search: SearchAddress;
  name: string;
  rate: DigestChoice;
};

/**
 * Changes a saved search. What it found and nobody was told of goes out by the new rate; of a search for
 * something else, or one that is switched off, it is forgotten.
 * @throws AppError not-found; conflict where the reader keeps that search already; forbidden where the
 * plan has no mail at once
 */
export async function changeSearch(change: Change): Promise<void> {
  try {
    await transact(async (tx) => {
      await lockProfile(tx, change.userId);
      await changeKept(tx, change);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError('conflict', 'You have saved this search already. Nothing was changed.');
  }
}

/** The same in a transaction that holds the reader's lock. */
export async function changeKept(tx: Tx, change: Change): Promise<void> {
  const { userId, id, search, name, rate } = change;
  const kept = await tx.savedSearch.findFirst({
    where: { id, userId },
    select: { address: true, rate: true, user: { select: { profile: true } } },
  });
  if (!kept) throw new AppError('not-found', 'This search is deleted already.');
  const reader = await readerNow(tx, userId);
  if (rate !== kept.rate) refuseRate(rate, reader?.tier ?? null);
  const address = savedAddress(search);
  await tx.savedSearch.update({ where: { id }, data: { address, name, rate } });
  const { timeZone = null, mailQuietNights: keepsNights = true } = kept.user.profile ?? {};
  const due = nextDigest({ choice: rate, timeZone: readZone(timeZone), keepsNights }, new Date());
  if (address !== kept.address || due === null) await forgetFound(tx, { id });
  else if (rate !== kept.rate) {
    const waiting = { searchId: id, dueAt: { not: null } };
    await tx.searchHit.updateMany({ where: waiting, data: { dueAt: due } });
  }
  await setAlertsDue(tx, userId);
}
