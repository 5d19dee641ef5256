import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import type { OfferedEntity } from './entity.ts';
import type { Reader } from './entity-access.server.ts';
import type { EntityFilter, EntityFilterOptions } from './entity-filter.ts';
import { findEntities } from './find-entities.server.ts';
import { readFollowHistory } from './follow-history.server.ts';
import {
  changesLeftMessage,
  type FollowAllowance,
  followAllowance,
  planThatAllows,
} from './follow-limit.ts';
import { countFollowed, followedAmong } from './followed-entities.server.ts';
import type { SelectionInput } from './selection-address.ts';
import { noChanges, type SelectionChanges, withTicks } from './selection-changes.ts';

const failedToLoadSelected = 'Failed to load your selected entities';

/** Far more than a page and an address hold. */
const mostIds = 300;

export type SelectableEntity = OfferedEntity & { followed: boolean };

export type EntitySelection = Page<SelectableEntity> & {
  count: number;
  options: EntityFilterOptions;
  /** How many the reader follows now. */
  followedCount: number;
  /** Null where the plan has no limit. */
  allowance: SelectionAllowance | null;
};

export type SelectionAllowance = FollowAllowance & {
  /** How many changes are left, and when there is one more. */
  changes: string;
  /** Which plan allows more. */
  largerPlan: string;
};

/** A page of all entities, with which of them the reader follows. */
export async function findSelection(query: {
  reader: Reader;
  filter: EntityFilter;
  place: Place;
  /** Shows nothing but what is selected with these changes. */
  only?: SelectionChanges | null;
}): Promise<EntitySelection> {
  const { reader, filter, place, only } = query;
  const selectedBy = only ? { userId: reader.userId, changes: only } : undefined;
  const [found, follows] = await Promise.all([
    orFailSaying(findEntities({ filter, place, selectedBy }), 'Failed to load government entities'),
    orFailSaying(readFollows(reader), failedToLoadSelected),
  ]);
  const ids = found.rows.map((entity) => entity.id);
  const followed = await orFailSaying(follows.among(ids), failedToLoadSelected);
  return {
    ...found,
    rows: found.rows.map((entity) => ({ ...entity, followed: followed.has(entity.id) })),
    followedCount: follows.count,
    allowance: follows.allowance,
  };
}

/** Where a plan has a limit, what is followed is few and read whole, with what it leaves. */
async function readFollows({ userId, tier }: Reader) {
  const limit = limitsOf(tier).entities;
  if (limit === null) {
    return {
      count: await countFollowed(userId),
      allowance: null,
      among: (ids: string[]) => followedAmong(userId, ids),
    };
  }
  const history = await readFollowHistory(userId);
  const allowance = followAllowance(limit, history);
  return {
    count: history.current.length,
    allowance: {
      ...allowance,
      changes: changesLeftMessage(allowance),
      largerPlan: planThatAllows(limit + 1),
    },
    among: async () => new Set(history.current),
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
  const followed = await orFailSaying(followedAmong(userId, ids), failedToLoadSelected);
  return withTicks(
    {
      add: add.filter((id) => !followed.has(id)),
      remove: remove.filter((id) => followed.has(id)),
    },
    shown.map((id) => ({ id, followed: followed.has(id) })),
    input.ticked,
  );
}
