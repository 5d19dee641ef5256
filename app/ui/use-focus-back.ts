'use client';
import { useRef } from 'react';

/** Gives the focus back to where it was when a dialog opened. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      // It was in sight, and the page has not moved; what sticks would be scrolled to its own place.
      opener.current.focus({ preventScroll: true });
    },
  };
}
