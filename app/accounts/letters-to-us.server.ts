import { db, type Tx } from '#app/platform/db.server.ts';

// The inbox keeps an address as it was typed; an account keeps it in lower case.

/** What somebody sent from this address to the inbox. */
export async function readLettersFrom(email: string) {
  const [contactMessages, entityRequests] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`SELECT id FROM contact_us_log WHERE lower(email) = ${email}`,
    db.$queryRaw<{ id: string }[]>`SELECT id FROM entity_requests WHERE lower(email) = ${email}`,
  ]);
  const among = (rows: { id: string }[]) => ({
    where: { id: { in: rows.map(({ id }) => id) } },
    orderBy: { id: 'asc' as const },
    omit: { id: true },
  });
  return {
    contactMessages: await db.contactMessage.findMany(among(contactMessages)),
    entityRequests: await db.entityRequest.findMany(among(entityRequests)),
  };
}

export async function deleteLettersFrom(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM contact_us_log WHERE lower(email) = ${email}`;
  await tx.$executeRaw`DELETE FROM entity_requests WHERE lower(email) = ${email}`;
}
