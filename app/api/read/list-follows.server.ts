import { all } from '#app/entities/entity-filter.ts';
import { pageOfEntities } from '#app/entities/find-entities.server.ts';
import { type Answer, type Asked, pageOfItems } from '../asked.ts';
import { bodyItem } from './body-items.ts';

export async function listFollows({
  reader,
  query,
  origin,
}: Asked<'listFollows'>): Promise<Answer<'listFollows'>> {
  const page = await pageOfEntities({
    filter: { q: '', state: all, county: all, type: all },
    place: { after: query.after },
    pageSize: query.limit,
    followedBy: reader.userId,
    readableTo: reader,
  });
  return pageOfItems(page, (entity) => ({
    ...bodyItem(entity, origin),
    isLocked: !entity.isReadable,
  }));
}
