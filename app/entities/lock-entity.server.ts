import { databaseKind, type Tx } from '#app/platform/db.server.ts';

/** Makes transactions that change which meetings an entity has take turns. SQLite has one writer anyway. */
export async function lockEntity(tx: Tx, entityId: string): Promise<void> {
  if (databaseKind === 'sqlite') return;
  await tx.$queryRaw`SELECT id FROM govt_entities WHERE id = ${entityId} FOR UPDATE`;
}
