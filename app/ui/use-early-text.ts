'use client';
import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Keeps what was typed into a textarea before the script took the page over. React sets a textarea
 * back to the text it came with when it hydrates it; inputs and selects it leaves alone.
 */
export function useEarlyText(id: string): void {
  const hydrated = useHydrated();
  // The first render comes before React touches the element: the last moment to read it.
  const [early] = useState(() => (hydrated ? null : typedText(id)));

  useEffect(() => {
    const element = early === null ? null : findTextarea(id);
    if (!element || early === null) return;
    // React's own setter would hide the change from it.
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, early);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, [early, id]);
}

function typedText(id: string): string | null {
  const element = typeof document === 'undefined' ? null : findTextarea(id);
  return element && element.value !== element.defaultValue ? element.value : null;
}

function findTextarea(id: string): HTMLTextAreaElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}
