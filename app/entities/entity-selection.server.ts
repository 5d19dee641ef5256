import { orFail } from '#app/platform/or-fail.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import type { ListedEntity } from './entity.ts';
import type { EntityFilter, EntityFilterOptions } from './entity-filter.ts';
import { findEntities } from './find-entities.server.ts';
import { countFollowed, followedAmong } from './followed-entities.server.ts';
import type { SelectionInput } from './selection-address.ts';
import { noChanges, type SelectionChanges, withTicks } from './selection-changes.ts';

const failedToLoadSelected = 'Failed to load your selected entities';

/** Far more than a page and an address hold. */
const mostIds = 300;

export type SelectableEntity = ListedEntity & { followed: boolean };

export type EntitySelection = Page<SelectableEntity> & {
  count: number;
  options: EntityFilterOptions;
  /** How many the reader follows now. */
  followedCount: number;
};

/** A page of all entities, with which of them the reader follows. */
export async function findSelection(query: {
  userId: string;
  filter: EntityFilter;
  place: Place;
}): Promise<EntitySelection> {
  const [found, followedCount] = await Promise.all([
    orFail(findEntities(query), 'Failed to load government entities'),
    orFail(countFollowed(query.userId), failedToLoadSelected),
  ]);
  const ids = found.rows.map((entity) => entity.id);
  const followed = await orFail(followedAmong(query.userId, ids), failedToLoadSelected);
  return {
    ...found,
    rows: found.rows.map((entity) => ({ ...entity, followed: followed.has(entity.id) })),
    followedCount,
  };
}

/**
 * All changes that a sent form holds: those of other pages, and the ticks of the page shown. What
 * has become true meanwhile, as in another tab, is no change any more.
 */
export async function changesOf(userId: string, input: SelectionInput): Promise<SelectionChanges> {
  const shown = (input.shown ?? []).slice(0, mostIds);
  const add = input.changes.add.slice(0, mostIds);
  const remove = input.changes.remove.slice(0, mostIds);
  if (shown.length + add.length + remove.length === 0) return noChanges;
  const ids = [...new Set([...shown, ...add, ...remove])];
  const followed = await orFail(followedAmong(userId, ids), failedToLoadSelected);
  return withTicks(
    {
      add: add.filter((id) => !followed.has(id)),
      remove: remove.filter((id) => followed.has(id)),
    },
    shown.map((id) => ({ id, followed: followed.has(id) })),
    input.ticked,
  );
}
