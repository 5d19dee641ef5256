import type { Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { keyBytes } from './text-keys.ts';

type Whose = { id: string } | { userId: string };

/**
 * Counts as told what one search, or all of a reader's, found: all of it, or what is due at a moment.
 */
export async function forgetFound(tx: Tx, whose: Whose, dueBy?: Date): Promise<void> {
  const searches =
    'id' in whose ? Prisma.sql`id = ${whose.id}` : Prisma.sql`user_id = ${whose.userId}`;
  const due = dueBy ? Prisma.sql`due_at <= ${dueBy}` : Prisma.sql`due_at IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE search_hits SET told = length(texts) / ${keyBytes}, due_at = NULL
    WHERE ${due} AND search_id IN (SELECT id FROM saved_searches WHERE ${searches})`;
}
