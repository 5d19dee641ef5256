import type { LetteredText } from '#app/platform/db/letters.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** Name and description of an entity, to be found by their letters where it is called so. */
export const entityLetters: LetteredText = {
  text: Prisma.sql`search_text`,
  table: Prisma.sql`govt_entities AS entity`,
  id: Prisma.sql`entity.id`,
  ...{ index: 'entity', part: null, few: 1000 },
};
