'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const place = 'review-keys';
const changed = 'review-keys-changed';

/** Whether single letters are shortcuts; each reviewer can switch them off, in their browser. */
export function useKeysAreOn(): [boolean, (on: boolean) => void] {
  const subscribe = useCallback((tell: () => void) => {
    addEventListener(changed, tell);
    return () => removeEventListener(changed, tell);
  }, []);
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  return [
    on,
    (wanted) => {
      try {
        localStorage.setItem(place, wanted ? 'on' : 'off');
      } catch {
        // A browser that keeps nothing keeps the shortcuts on.
      }
      dispatchEvent(new Event(changed));
    },
  ];
}

function isOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    return true;
  }
}

/** Runs what a key stands for, unless somebody is typing, a dialog is open or the keys are off. */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.repeat && !'jk'.includes(event.key)) return;
      const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions, on]);
}
