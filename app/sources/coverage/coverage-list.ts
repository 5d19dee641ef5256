import { z } from 'zod';
import { type EntityFilter, readEntityFilter } from '#app/entities/entity-filter.ts';

export const coveragePath = '/coverage';

const columns = ['name', 'since', 'soon', 'summarised', 'missing'] as const;
export type CoverageColumn = (typeof columns)[number];

/** The list's filter and order, as its address holds them. */
export type CoverageList = {
  filter: EntityFilter;
  sort: { column: CoverageColumn; direction: 'asc' | 'desc' };
};

export function readCoverageList(search: URLSearchParams): CoverageList {
  return {
    filter: readEntityFilter(search),
    sort: {
      column: z.enum(columns).catch('name').parse(search.get('sort')),
      direction: z.enum(['asc', 'desc']).catch('asc').parse(search.get('dir')),
    },
  };
}
