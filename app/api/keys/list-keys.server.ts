import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';

export type ListedKey = {
  id: string;
  name: string;
  /** Its beginning, by which its reader knows it again */
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

const select = { id: true, name: true, prefix: true, createdAt: true, lastUsedAt: true } as const;

/** A reader's keys that work, in the order in which they were made. */
export async function listKeys(userId: string): Promise<ListedKey[]> {
  return db.apiKey.findMany({ where: { userId, revokedAt: null }, orderBy: { id: 'asc' }, select });
}

/** One of them. @throws AppError not-found */
export async function readKey(userId: string, id: string): Promise<ListedKey> {
  const key = await db.apiKey.findFirst({ where: { id, userId, revokedAt: null }, select });
  if (!key) throw new AppError('not-found', noSuchKey);
  return key;
}

export const noSuchKey = 'There is no such key among yours, or it was revoked already.';
