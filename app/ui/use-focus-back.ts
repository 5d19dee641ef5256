'use client';
import { useRef } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so for a trigger of its own;
 * a dialog that is opened by an address, or by something the reader was about to do, has none.
 */
export function useFocusBack({ hasTrigger }: { hasTrigger: boolean }) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      if (hasTrigger || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
