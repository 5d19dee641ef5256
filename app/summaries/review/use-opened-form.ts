'use client';
import { type RefObject, useEffect } from 'react';

/** Brings a form that was opened into sight, with the field to begin with focused, unless it was refused. */
export function useOpenedForm(
  form: RefObject<HTMLFormElement | null>,
  { first, refused }: { first: string; refused: unknown },
): void {
  const wasRefused = refused !== undefined;
  useEffect(() => {
    if (wasRefused) return;
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [form, first, wasRefused]);
}
