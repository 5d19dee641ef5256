import { openingTiers } from '#app/plans/plan-catalogue.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** The condition `openToAll` in SQL, on a column that holds an entity's id. */
export const openEntity = (column: Prisma.Sql, now: Date = new Date()): Prisma.Sql => Prisma.sql`
  ${column} IN (
    SELECT own.govt_entity_id FROM own_bodies AS own
    JOIN profiles AS profile ON profile.id = own.user_id
    WHERE profile.subscription_tier IN (${Prisma.join([...openingTiers])})
      AND (profile.subscription_end_date IS NULL OR profile.subscription_end_date > ${now}))`;
