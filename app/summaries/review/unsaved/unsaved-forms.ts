import type { Move } from '#app/ui/use-leave-guard.ts';

/** The forms of the desk that somebody types into, and what in the address shows each, if anything does. */
const shownBy = {
  sentence: 'order',
  reason: 'order',
  case: 'case',
  split: 'case',
  added: 'add',
  fact: 'fact',
  vote: null,
  markdown: null,
} as const;

export type TypedForm = keyof typeof shownBy;

/** What another version of the summary is asked for with: none of these forms outlives it. */
const ofVersion = ['version', 'compare'];

/** What a form says of itself, for those who look for text that nobody has saved. */
export const asTyped = (form: TypedForm, refused: unknown) => ({
  'data-typed': form,
  // Its fields begin with what was typed, which is not stored all the same.
  'data-refused': refused ? '' : undefined,
});

/** In the state of a link that closes a form on purpose. */
export const closing = (form: 'case' | 'added' | 'fact') => ({ closes: shownBy[form] });

/** The forms that hold something nobody has saved. */
export function unsavedForms(desk: HTMLElement | null): HTMLFormElement[] {
  const forms = desk?.querySelectorAll<HTMLFormElement>('form[data-typed]') ?? [];
  return [...forms].filter(
    (form) => 'refused' in form.dataset || [...form.elements].some(isChanged),
  );
}

/** Whether a form of the desk is gone after a move. */
export function isLostBy(form: TypedForm, { from, to }: Move): boolean {
  if (to?.pathname !== from.pathname) return true;
  const shown = shownBy[form];
  if (shown !== null && closesOf(to.state) === shown) return false;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const differs = (name: string) => before.get(name) !== after.get(name);
  return ofVersion.some(differs) || (shown !== null && differs(shown));
}

export const kindOf = (form: HTMLFormElement): TypedForm | null =>
  Object.keys(shownBy).find((kind): kind is TypedForm => kind === form.dataset.typed) ?? null;

function closesOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'closes' in state ? state.closes : null;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== first?.value;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  return (
    field instanceof HTMLInputElement && field.type === 'text' && field.value !== field.defaultValue
  );
}
