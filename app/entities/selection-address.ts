import type { Place } from '#app/platform/page-by-key.ts';
import { type EntityFilter, entityFilterParams, readEntityFilter } from './entity-filter.ts';
import type { SelectionChanges } from './selection-changes.ts';

/** More unsaved changes than this do not fit into an address; they have to be saved first. */
export const mostChanges = 200;

/** What the selection form sends, by GET when a filter or page is asked for, by POST to save. */
export type SelectionInput = {
  filter: EntityFilter;
  /** Nothing but what is selected, the changes counted in. */
  onlySelected: boolean;
  place: Place;
  /** Changes made on other pages. */
  changes: SelectionChanges;
  /** The rows that were shown, and those of them that were ticked; null in a plain address. */
  shown: string[] | null;
  ticked: Set<string>;
};

export function readSelection(fields: URLSearchParams): SelectionInput {
  return {
    filter: readEntityFilter(fields),
    onlySelected: fields.get('selected') === 'on',
    place: { after: fields.get('after'), before: fields.get('before') },
    changes: { add: readIds(fields.get('add')), remove: readIds(fields.get('remove')) },
    shown: fields.has('shown') ? readIds(fields.get('shown')) : null,
    ticked: new Set(fields.getAll('follow')),
  };
}

/** The address of a page of the selection that carries the ticks not saved yet. */
export function selectionParams({
  filter,
  onlySelected,
  place = {},
  changes,
}: {
  filter: EntityFilter;
  onlySelected: boolean;
  place?: Place;
  changes: SelectionChanges;
}): URLSearchParams {
  const params = entityFilterParams(filter);
  if (onlySelected) params.set('selected', 'on');
  if (place.before) params.set('before', place.before);
  else if (place.after) params.set('after', place.after);
  if (changes.add.length > 0) params.set('add', changes.add.join(','));
  if (changes.remove.length > 0) params.set('remove', changes.remove.join(','));
  return params;
}

function readIds(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}
