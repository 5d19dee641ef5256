import { z } from 'zod';
import { type EntityFilter, readEntityFilter } from './entity-filter.ts';

export const entityColumns = ['name', 'type', 'state'] as const;
export type EntityColumn = (typeof entityColumns)[number];

/** The Entities table's filter and order, as its address holds them. */
export type EntityList = {
  filter: EntityFilter;
  sort: { column: EntityColumn; direction: 'asc' | 'desc' };
};

export function readEntityList(search: URLSearchParams): EntityList {
  return {
    filter: readEntityFilter(search),
    sort: {
      column: z.enum(entityColumns).catch('name').parse(search.get('sort')),
      direction: z.enum(['asc', 'desc']).catch('asc').parse(search.get('dir')),
    },
  };
}
