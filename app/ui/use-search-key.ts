'use client';
import { useEffect } from 'react';
import { isSearchKeyOn } from './search-key.ts';

const boxes = 'input[data-search-box]';
const typing = 'input, textarea, select, [contenteditable]';
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/**
 * The key / goes to the page's search box, or, where there is no room for one, to the search page;
 * Escape leads back to where the reader was.
 */
export function useSearchKey(): void {
  useEffect(() => {
    let before: Element | null = null;

    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (event.key === 'Escape' && target instanceof HTMLElement && target.matches(boxes)) {
        // The browser would empty the box as well.
        event.preventDefault();
        target.blur();
        if (before instanceof HTMLElement) before.focus();
        before = null;
      } else if (event.key === '/' && !isForOthers(event)) {
        event.preventDefault();
        before = document.activeElement;
        goToSearch();
      }
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!isSearchKeyOn() || document.querySelector(dialogs)) return true;
  return event.target instanceof Element && event.target.closest(typing) !== null;
}

function goToSearch() {
  const shown = [...document.querySelectorAll<HTMLInputElement>(boxes)].find((box) =>
    box.checkVisibility(),
  );
  if (!shown) return document.querySelector<HTMLElement>('a[data-search-link]')?.click();
  shown.focus();
  shown.select();
}
