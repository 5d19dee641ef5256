import type { ReactNode } from 'react';
import { Badge } from '#app/ui/Badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { RowLink } from '#app/ui/Table.tsx';
import { entityPlace, entityTitle } from './entity.ts';
import type { FollowedEntity } from './followed-entities.server.ts';

type FollowedListProps = {
  entities: FollowedEntity[];
  grid: boolean;
  /** What else is said of an entity that they may read. */
  noteOf: (entityId: string) => ReactNode;
};

/** What a reader follows, as rows or as a grid. What their plan does not cover leads nowhere. */
export function FollowedList({ entities, grid, noteOf }: FollowedListProps) {
  return (
    <ul className={grid ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'row-list'}>
      {entities.map((entity) => (
        <li
          key={entity.id}
          className={classNames(grid && 'panel', !entity.locked && 'row-link') || undefined}
        >
          <div className="min-w-0">
            <p className={classNames('font-semibold', entity.locked && 'text-muted')}>
              {entity.locked ? (
                entityTitle(entity)
              ) : (
                <RowLink to={`/govt-entities/${entity.id}`}>{entityTitle(entity)}</RowLink>
              )}
            </p>
            <p className="row-list-note">{entityPlace(entity)}</p>
          </div>
          {entity.locked ? <Badge>Locked</Badge> : noteOf(entity.id)}
        </li>
      ))}
    </ul>
  );
}
