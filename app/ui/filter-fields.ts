type Filter = HTMLInputElement | HTMLSelectElement;

/** Whether an element of a filter form is one of its filters: not a button, nothing hidden. */
export function isFilter(element: Element): element is Filter {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return element instanceof HTMLSelectElement;
}

/** The filters that are set; an empty one means all and stays out of the address. */
export function chosen(form: HTMLFormElement | null): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value !== '') values.append(name, value);
  }
  return values;
}

/** Sets a filter to its value in the address; null clears it. */
export function write(field: Filter, value: string | null): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.checked = value !== null;
  else field.value = value ?? '';
}

/** Going back changes the address, not the fields; whoever is typing is left alone. */
export function showAddress(form: HTMLFormElement | null, search: string): void {
  const address = new URLSearchParams(search);
  for (const field of [...(form?.elements ?? [])].filter(isFilter)) {
    if (field !== document.activeElement) write(field, address.get(field.name));
  }
}

/** Whether something was chosen or typed before the page's script arrived. */
export function chosenEarly(form: HTMLFormElement | null, search: string): boolean {
  const address = new URLSearchParams(search);
  const values = chosen(form);
  return [...(form?.elements ?? [])]
    .filter(isFilter)
    .some(({ name }) => (values.get(name) ?? '') !== (address.get(name) ?? ''));
}
