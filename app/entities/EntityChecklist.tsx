'use client';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { entityPlace, entityTitle, noMeetingsYet } from './entity.ts';
import type { SelectableEntity } from './entity-selection.server.ts';
import { isTicked, type SelectionChanges } from './selection-changes.ts';

type Props = {
  entities: SelectableEntity[];
  changes: SelectionChanges;
  onTick: (entity: SelectableEntity, ticked: boolean) => void;
};

/** The entities of a page, each with its box; the whole row is the label. */
export function EntityChecklist({ entities, changes, onTick }: Props) {
  if (entities.length === 0) {
    return (
      <EmptyState
        title="No entities found"
        text="No government entity passes this filter. If the one you look for is missing, ask for it."
        action={<LinkButton to="/request-entity">Request New Entity</LinkButton>}
      />
    );
  }
  return (
    <ul className="row-list">
      {entities.map((entity) => (
        <li key={entity.id} className="!p-0">
          <label className="flex w-full cursor-pointer gap-3 px-1 py-3">
            <input
              type="checkbox"
              name="follow"
              value={entity.id}
              className="check-box"
              checked={isTicked(changes, entity)}
              onChange={(event) => onTick(entity, event.currentTarget.checked)}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{entityTitle(entity)}</span>
              <span className="row-list-note block">
                {entityPlace(entity)}
                {entity.hasMeetings ? null : ` • ${noMeetingsYet}`}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
