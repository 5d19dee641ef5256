'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

type Refused = { id: string; status?: 'success' | 'error'; allErrors: Record<string, string[]> };

/**
 * Conform lands the reader on the first field in error that stands in the form when the answer comes. A field
 * that is drawn only now, or cannot take the focus, is none of them: then the reader lands on it here, or
 * else on the summary above the form. Nobody is left at a button that seems to do nothing. On a page that was
 * loaded as the answer the browser has done so by itself, and the reader may have gone on.
 */
export function useUnreachedError(
  summary: RefObject<HTMLElement | null>,
  form: Refused | undefined,
): void {
  const { key } = useLocation();
  const hydrated = useHydrated();
  const names = Object.keys(form?.allErrors ?? {}).filter((name) => name !== '');
  const told = form?.status === 'error' ? names.join(' ') : '';

  // An answer lands the reader once: what is found wrong while a field is filled in moves nobody.
  const answered = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal again is news as well
  useEffect(() => {
    if (told === '' || !form || answered.current === key) return;
    answered.current = key;
    if (!hydrated || hasGoneOn()) return;
    const drawn = names.map((name) => document.getElementById(`${form.id}-${name}`));
    drawn.find((control) => control !== null)?.focus();
    if (!hasGoneOn()) summary.current?.focus();
  }, [told, key]);
}

/** Whether the focus is on a field: conform's landing, or one that is being filled in already. */
const hasGoneOn = () => document.activeElement?.matches('input, textarea, select') === true;
