import { opensItsBodies } from '#app/plans/plan-catalogue.ts';
import { db } from '#app/platform/db.server.ts';
import type { Reader } from '../entity-access.server.ts';
import { rosterKeptBy } from './roster-kept-by.ts';

/** Whether somebody is shown the way to a roster of their own; nothing is asked for those without such a plan. */
export async function keepsRoster(reader: Reader | null, entityId: string): Promise<boolean> {
  if (!reader || !opensItsBodies(reader.tier)) return false;
  return (await db.govtEntity.count({ where: { ...rosterKeptBy(reader), id: entityId } })) > 0;
}
