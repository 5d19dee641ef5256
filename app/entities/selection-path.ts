/** Where a reader chooses what to follow. */
export const selectionPath = '/govt-entity-selection';

/** The selection with a body ticked and shown: what somebody who follows it for the first time has to save. */
export function followFirstPath({ id, title }: { id: string; title: string }): string {
  return `${selectionPath}?${new URLSearchParams({ q: title, add: id })}`;
}
