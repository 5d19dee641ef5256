'use client';
import { type RefObject, useEffect } from 'react';

/**
 * After each refusal the reader lands on the first field in error, or else on the notice that says
 * why. For forms without conform, which does this for its own.
 */
export function useRefusalFocus(form: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('[role=alert]'))?.focus();
  }, [form, refusal]);
}
