import { readerNow } from '#app/meetings/shares.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { mayUseApi, mostKeys, notInPlan } from './key-limits.ts';
import { newKey } from './key-text.server.ts';

/**
 * Makes a key for a reader's programs and answers with its text, which is known to nobody after that.
 * @throws AppError forbidden where the plan has no API; conflict where there are too many; not-found
 * where the account is gone
 */
export async function makeKey({ userId, name }: { userId: string; name: string }): Promise<string> {
  const key = await transact(async (tx) => {
    await lockProfile(tx, userId);
    const reader = await readerNow(tx, userId);
    if (!reader) throw new AppError('not-found', 'This account is deleted already.');
    if (!mayUseApi(reader.tier)) throw new AppError('forbidden', notInPlan(reader.tier));
    const count = await tx.apiKey.count({ where: { userId, revokedAt: null } });
    if (count >= mostKeys) {
      const words = `You have ${mostKeys} keys, which is as many as there can be. Revoke one that is no longer used.`;
      throw new AppError('conflict', words);
    }
    const { text, prefix, hash } = newKey();
    await tx.apiKey.create({ data: { userId, name, prefix, hash }, select: { id: true } });
    return text;
  });
  noteSecurity('key-made', { userId });
  return key;
}
