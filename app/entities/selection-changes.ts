/** What differs between the boxes ticked and what is stored: nothing is lost by turning a page. */
export type SelectionChanges = { add: string[]; remove: string[] };

export const noChanges: SelectionChanges = { add: [], remove: [] };

type Shown = readonly { id: string; followed: boolean }[];

/** Adds to the changes made on other pages what is ticked on the page that is shown. */
export function withTicks(
  changes: SelectionChanges,
  shown: Shown,
  ticked: ReadonlySet<string>,
): SelectionChanges {
  const here = new Set(shown.map(({ id }) => id));
  const elsewhere = (id: string) => !here.has(id);
  return {
    add: [
      ...changes.add.filter(elsewhere),
      ...shown.filter(({ id, followed }) => !followed && ticked.has(id)).map(({ id }) => id),
    ],
    remove: [
      ...changes.remove.filter(elsewhere),
      ...shown.filter(({ id, followed }) => followed && !ticked.has(id)).map(({ id }) => id),
    ],
  };
}

/** Whether a box is to be ticked. */
export function isTicked(changes: SelectionChanges, entity: Shown[number]): boolean {
  return entity.followed ? !changes.remove.includes(entity.id) : changes.add.includes(entity.id);
}

export function changeCount({ add, remove }: SelectionChanges): number {
  return add.length + remove.length;
}
