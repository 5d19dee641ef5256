import { db, type Tx } from '#app/platform/db.server.ts';

/** What somebody sent from this address (in lower case) to the inbox. */
export async function readSentToInbox(email: string) {
  const sent = { where: { email }, orderBy: { id: 'asc' as const }, omit: { id: true } };
  return {
    contactMessages: await db.contactMessage.findMany(sent),
    entityRequests: await db.entityRequest.findMany(sent),
  };
}

export async function deleteSentToInbox(tx: Tx, email: string): Promise<void> {
  await tx.contactMessage.deleteMany({ where: { email } });
  await tx.entityRequest.deleteMany({ where: { email } });
}
