import { all } from '#app/entities/entity-filter.ts';
import { pageOfEntities } from '#app/entities/find-entities.server.ts';
import { type Answer, type Asked, pageOfItems } from '../asked.ts';
import { bodyItem } from './body-items.ts';

export async function listBodies({
  query,
  origin,
}: Asked<'listBodies'>): Promise<Answer<'listBodies'>> {
  const { q = '', state, county, type, limit, after } = query;
  const page = await pageOfEntities({
    filter: { q, state: state || all, county: county || all, type: type || all },
    place: { after },
    pageSize: limit,
  });
  return pageOfItems(page, (entity) => ({
    ...bodyItem(entity, origin),
    hasMeetings: entity.hasMeetings,
  }));
}
