'use client';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { ToastCard } from './ToastCard.tsx';
import { addToasts, removalMs, type ShownToast, type Toast } from './toast.ts';
import { onToast } from './toast-channel.ts';

export type ToasterProps = {
  /** What the server has to say on this page; new objects are new messages. */
  toasts: readonly Toast[];
  position?: 'bottom-right' | 'top-center';
  /** Admin and form pages: one at a time, until it is dismissed or the page changes. */
  persistent?: boolean;
  /** False on pages that send no script: the messages then stay part of the page. */
  hydrates?: boolean;
};

/** Messages about what just happened. Put it once, in the root, before the header. */
export function Toaster({
  toasts,
  position = 'bottom-right',
  persistent = false,
  hydrates = true,
}: ToasterProps) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<ShownToast[]>(() => addToasts([], toasts, persistent));
  const [seen, setSeen] = useState({ toasts, pathname });
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);

  if (seen.pathname !== pathname || !sameItems(seen.toasts, toasts)) {
    const stay = persistent && seen.pathname !== pathname ? [] : shown;
    const fresh = toasts.filter((toast) => !seen.toasts.includes(toast));
    setSeen({ toasts, pathname });
    setShown(addToasts(stay, fresh, persistent));
  }

  useEffect(
    () => onToast((toast) => setShown((now) => addToasts(now, [toast], persistent))),
    [persistent],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey && event.code === 'KeyT') region.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function dismiss(key: number) {
    setShown((now) => now.map((item) => (item.key === key ? { ...item, leaving: true } : item)));
    setTimeout(() => setShown((now) => now.filter((item) => item.key !== key)), removalMs);
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Messages (Alt+T)"
      className={classNames('toaster', hydrates && 'toaster-floating', `toaster-${position}`)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" className={shown.length > 0 ? 'toaster-list' : undefined}>
        {shown.map((item) => (
          <ToastCard
            key={item.key}
            item={item}
            waits={paused || persistent}
            onDismiss={() => dismiss(item.key)}
          />
        ))}
      </div>
    </section>
  );
}

function sameItems<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
