'use client';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './PageFrame.tsx';

/**
 * A browser that loads a page starts reading at its top; one that only exchanges the content leaves
 * the focus on what was pressed, or nowhere. After such a navigation this lands on the new page's
 * heading, or on the part of it that the address names. A filter or another page of a list leaves
 * the focus where it is, and so does whatever took the focus itself: a dialog, a field in error.
 */
export function useFocusAfterNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const seen = useRef({ key, pathname, heading: '' });

  useEffect(() => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent ?? '';
    const before = seen.current;
    seen.current = { key, pathname, heading: text };
    if (before.key === key || (before.pathname === pathname && before.heading === text)) return;
    if (isInPlace(document.activeElement)) return;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const target = named ?? heading ?? document.getElementById(mainId);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}

/** Whether the focus is on the new page already: in its main part, or in a dialog over it. */
function isInPlace(focused: Element | null): boolean {
  const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  return hasDialog || focused?.closest(`#${mainId}`) != null;
}
