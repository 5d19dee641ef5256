import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Reader } from '../entity-access.server.ts';
import { openToAll } from './open-to-all.ts';

/**
 * The condition under which an account keeps the roster of an entity: the entity's own government
 * subscribes with it, until the plan's last day. Admins keep all.
 */
export const rosterKeptBy = (
  { userId, isAdmin }: Reader,
  now: Date = new Date(),
): Prisma.GovtEntityWhereInput =>
  isAdmin ? {} : { AND: [openToAll(now), { ownedBy: { userId } }] };
