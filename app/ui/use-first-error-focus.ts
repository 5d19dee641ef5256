'use client';
import { type FormField, isInvalid } from './field.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether the server should mark an invalid control with `autofocus`. The browser takes the first
 * one of the page; after hydration conform moves the focus itself.
 */
export function useFirstErrorFocus(field: FormField): true | undefined {
  const hydrated = useHydrated();
  return !hydrated && isInvalid(field) ? true : undefined;
}
