import { db } from '#app/platform/db.server.ts';

/** What browsers have to know of an account's passkeys, to ask for one of them or to make none twice. */
export async function credentialsOf(
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const passkeys = await db.passkey.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { credentialId: true, transports: true },
  });
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports.split(',').filter((name) => name !== ''),
  }));
}
