import { countTogether } from '#app/platform/db/count-together.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** What one count of the admin's tabs comes to. */
export async function countOf(count: Prisma.Sql): Promise<number> {
  return (await countTogether({ count })).count;
}
