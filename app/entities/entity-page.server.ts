import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import {
  accessUnchecked,
  noAccess,
  type Reader,
  readableEntities,
} from './entity-access.server.ts';

export type EntityPage = {
  id: string;
  name: string;
  description: string | null;
  type: string;
  state: string;
  county: string | null;
  homepageUrl: string | null;
  documentsUrl: string | null;
};

/**
 * One entity, for a reader who follows it.
 * @throws AppError not-found where there is none, forbidden where the reader may not read it
 */
export async function readEntity(reader: Reader, entityId: string): Promise<EntityPage> {
  const readable = await orFailSaying(readableEntities(reader), accessUnchecked);
  const entity = await db.govtEntity.findFirst({
    where: { AND: [{ id: entityId }, readable] },
    select: {
      id: true,
      entityName: true,
      entityDescription: true,
      entityType: true,
      state: true,
      county: true,
      homepageUrl: true,
      docsLink: true,
    },
  });
  if (!entity) throw await refusal(entityId);
  return {
    id: entity.id,
    name: entity.entityName,
    description: entity.entityDescription,
    type: entity.entityType,
    state: entity.state,
    county: entity.county,
    homepageUrl: webAddress(entity.homepageUrl),
    documentsUrl: webAddress(entity.docsLink),
  };
}

async function refusal(entityId: string): Promise<AppError> {
  const exists = await db.govtEntity.count({ where: { id: entityId } });
  return exists > 0
    ? new AppError('forbidden', noAccess)
    : new AppError('not-found', 'Government entity not found');
}
