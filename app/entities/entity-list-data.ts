import { mostCounted } from '#app/platform/counted.ts';
import { bodyPath } from './body-path.ts';
import { entityTitle, type ListedEntity } from './entity.ts';

/** The government bodies that a page of the directory lists, for search engines. */
export function entityListData(
  entities: readonly ListedEntity[],
  { count, origin }: { count: number; origin: string | undefined },
): object | null {
  if (entities.length === 0) return null;
  const itemListElement = entities.map((entity, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'GovernmentOrganization',
      name: entityTitle(entity),
      ...(origin !== undefined && { url: origin + bodyPath(entity.id) }),
      areaServed: [entity.county, entity.state].filter(Boolean).join(', '),
    },
  }));
  return {
    '@type': 'ItemList',
    ...(count <= mostCounted && { numberOfItems: count }),
    itemListElement,
  };
}
