import { db } from '#app/platform/db.server.ts';

export async function hasProfile(userId: string): Promise<boolean> {
  return (await db.profile.count({ where: { id: userId } })) > 0;
}
