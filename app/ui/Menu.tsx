'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from './class-names.ts';

type MenuProps = {
  /** What is pressed. */
  summary: ReactNode;
  summaryClass: string;
  /** Opens towards the left, for a menu at the right edge. */
  end?: boolean;
  children: ReactNode;
};

/**
 * A menu made of HTML's own disclosure: it opens without a script, and with one also closes on
 * Escape, on a press elsewhere and when the page changes.
 */
export function Menu({ summary, summaryClass, end, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const isUnderway = useNavigation().state !== 'idle';
  // What was pressed may show on the page before its navigation ends: a menu that was opened by then
  // belongs to the new page. Null while nobody goes anywhere; a menu that a script finds open stays.
  const wasOpen = useRef<boolean | null>(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu
  useEffect(() => {
    if (menu.current && wasOpen.current !== false) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    wasOpen.current = isUnderway ? (menu.current?.open ?? false) : null;
  }, [isUnderway]);

  useEffect(() => {
    function close(event: Event) {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
        current.open = false;
      } else if (event.target instanceof Element) {
        if (!current.contains(event.target)) current.open = false;
        // What is chosen in it goes on too, also in place of another navigation.
        else if (event.type === 'click' && event.target.closest('a,button')) wasOpen.current = true;
      }
    }
    const events = ['keydown', 'pointerdown', 'focusin', 'click'];
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, []);

  return (
    <details ref={menu} name="site-menu" className={classNames('menu', end && 'menu-end')}>
      <summary className={summaryClass}>{summary}</summary>
      <div className="menu-sheet">{children}</div>
    </details>
  );
}
