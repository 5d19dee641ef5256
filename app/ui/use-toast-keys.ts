'use client';
import { type RefObject, useEffect } from 'react';
import type { ShownToast } from './toast.ts';

/**
 * Alt+T goes to the messages, Escape sends the newest away: from among them, or from anywhere that
 * has no use of its own for the key.
 */
export function useToastKeys(
  region: RefObject<HTMLElement | null>,
  shown: readonly ShownToast[],
  dismiss: (key: number) => void,
): void {
  const newest = shown.findLast(({ leaving }) => !leaving)?.key;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') region.current?.focus();
      if (event.key !== 'Escape' || event.defaultPrevented || newest === undefined) return;
      const { target } = event;
      const isWithin = target instanceof Node && region.current?.contains(target);
      if (isWithin || !hasOwnUse(target)) dismiss(newest);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, newest, dismiss]);
}

function hasOwnUse(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return true;
  const field = 'input, textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(field) !== null;
}
