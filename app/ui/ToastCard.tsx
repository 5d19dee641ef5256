'use client';
import { type PointerEvent, useEffect, useRef } from 'react';
import { CheckIcon, CrossIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { type ShownToast, swipePx, toastMs } from './toast.ts';
import { useHydrated } from './use-hydrated.ts';

type ToastCardProps = {
  item: ShownToast;
  /** Stays until dismissed, for now or altogether. */
  waits: boolean;
  onDismiss: () => void;
};

/** One message: it leaves after its time, at its button, or when it is swiped away. */
export function ToastCard({ item, waits, onDismiss }: ToastCardProps) {
  const { toast, leaving } = item;
  const hydrated = useHydrated();
  const left = useRef(toastMs);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (waits || leaving) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [waits, leaving]);

  const swipe = useSwipe(() => dismiss.current());
  return (
    <div className={`toast toast-${toast.type}`} data-leaving={leaving || undefined} {...swipe}>
      <ToastIcon type={toast.type} />
      <div className="toast-body">
        <p className="toast-message">{toast.message}</p>
        {toast.description ? <p className="toast-description">{toast.description}</p> : null}
      </div>
      {hydrated ? (
        <button
          type="button"
          className="icon-button icon-button-small"
          title="Dismiss (Esc)"
          onClick={onDismiss}
        >
          <CrossIcon title="Dismiss" />
        </button>
      ) : null}
    </div>
  );
}

function ToastIcon({ type }: { type: ShownToast['toast']['type'] }) {
  if (type === 'success') return <CheckIcon title="Done" />;
  if (type === 'info') return <InfoIcon title="Note" />;
  return <WarningIcon title={type === 'error' ? 'Error' : 'Warning'} />;
}

/** Moves the card with the finger, and lets go of it beyond the specification's 20 px. */
function useSwipe(onSwipe: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null);

  function offset(event: PointerEvent<HTMLElement>) {
    if (!from.current) return { x: 0, y: 0 };
    return { x: event.clientX - from.current.x, y: event.clientY - from.current.y };
  }
  function settle(element: HTMLElement) {
    from.current = null;
    element.removeAttribute('data-swiping');
    element.style.transform = '';
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.setAttribute('data-swiping', '');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const { x, y } = offset(event);
      event.currentTarget.style.transform = `translate(${x}px, ${y}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { x, y } = offset(event);
      if (Math.max(Math.abs(x), Math.abs(y)) >= swipePx) {
        from.current = null;
        event.currentTarget.removeAttribute('data-swiping');
        onSwipe();
      } else {
        settle(event.currentTarget);
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      settle(event.currentTarget);
    },
  };
}
