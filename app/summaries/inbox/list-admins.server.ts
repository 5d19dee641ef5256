import { db } from '#app/platform/db.server.ts';

/** More than a list holds in which somebody finds a name. */
const mostListed = 100;

/** Whom a meeting of the inbox can be given to, by their names. */
export async function listAdmins(): Promise<{ id: string; name: string }[]> {
  const admins = await db.profile.findMany({
    where: { subscriptionTier: 'admin' },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    select: { id: true, fullName: true, email: true },
    take: mostListed,
  });
  return admins.map(({ id, fullName, email }) => ({ id, name: fullName || email }));
}
