'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';
import { classNames } from './class-names.ts';
import { ToastCard } from './ToastCard.tsx';
import { addToasts, afterPage, removalMs, type ShownToast, type Toast } from './toast.ts';
import { onToast } from './toast-channel.ts';
import { useToastKeys } from './use-toast-keys.ts';

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
    const stay = seen.pathname === pathname ? shown : afterPage(shown, persistent);
    const fresh = toasts.filter((toast) => !seen.toasts.includes(toast));
    setSeen({ toasts, pathname });
    setShown(addToasts(stay, fresh, persistent));
  }

  useEffect(
    () => onToast((toast) => setShown((now) => addToasts(now, [toast], persistent))),
    [persistent],
  );

  // The next try takes away what went wrong with the one before.
  const tries = useTries();
  useEffect(() => {
    if (tries > 0) setShown((now) => now.filter(({ toast }) => toast.type !== 'error'));
  }, [tries]);

  const dismiss = useCallback((key: number) => {
    setShown((now) => now.map((item) => (item.key === key ? { ...item, leaving: true } : item)));
    setTimeout(() => setShown((now) => now.filter((item) => item.key !== key)), removalMs);
  }, []);
  useToastKeys(region, shown, dismiss);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Messages (Alt+T)"
      className={classNames(
        'toaster',
        hydrates && (persistent ? 'toaster-strip' : `toaster-floating toaster-${position}`),
      )}
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

/** Rises with every form that is sent. */
function useTries(): number {
  const navigation = useNavigation();
  const sent = useFetchers().some(isSending) || isSending(navigation);
  const [tries, setTries] = useState({ count: 0, sent });
  if (tries.sent !== sent) setTries({ count: tries.count + (sent ? 1 : 0), sent });
  return tries.count;
}

const isSending = ({ state, formMethod }: { state: string; formMethod?: string }) =>
  state === 'submitting' && formMethod !== 'GET';

function sameItems<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
