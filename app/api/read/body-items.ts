import { bodyPath } from '#app/entities/body-path.ts';
import { entityTitle, type ListedEntity } from '#app/entities/entity.ts';

/** A body as each list of them has it. */
export const bodyItem = (entity: ListedEntity, origin: string) => ({
  id: entity.id,
  title: entityTitle(entity),
  type: entity.type,
  state: entity.state,
  county: entity.county || null,
  address: origin + bodyPath(entity.id),
});
