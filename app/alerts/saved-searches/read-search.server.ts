import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { readDigestChoice } from '../digest-choice.ts';
import { readSavedAddress } from './saved-address.ts';

/**
 * A reader's saved search, to be changed.
 * @throws AppError not-found, also where it is somebody else's
 */
export async function readSearch({ userId, id }: { userId: string; id: string }) {
  const kept = await db.savedSearch.findFirst({
    where: { id, userId },
    select: { name: true, address: true, rate: true },
  });
  if (!kept) throw new AppError('not-found', 'This search is not there, or not yours.');
  const { name, address, rate } = kept;
  return { name, search: readSavedAddress(address), rate: readDigestChoice(rate) };
}
