import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { noSuchKey } from './list-keys.server.ts';

/** Ends a key at once and for good. @throws AppError not-found */
export async function revokeKey(userId: string, id: string): Promise<void> {
  const { count } = await db.apiKey.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  if (count === 0) throw new AppError('not-found', noSuchKey);
  noteSecurity('key-revoked', { userId });
}
