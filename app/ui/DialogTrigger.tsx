'use client';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';
import { useHydrated } from './use-hydrated.ts';

export type DialogTriggerProps = ButtonLook & {
  label: ReactNode;
  /** The page that does the same where no script runs. Without it the button waits for one. */
  fallbackHref?: string;
  /** Looks like a table row's link instead of a button. */
  row?: boolean;
};

type WiredProps = DialogTriggerProps & {
  open: boolean;
  onOpen: () => void;
  /** It may be pressed soon. */
  onNear: () => void;
};

/**
 * Opens a dialog. With a fallback it is a link throughout, so that pressing it early, or in a new
 * tab, still leads somewhere.
 */
export function DialogTrigger({ label, fallbackHref, row, ...wired }: WiredProps) {
  const { variant, small, block, open, onOpen, onNear } = wired;
  const hydrated = useHydrated();
  const shared = {
    className: row ? 'row-target' : buttonClass({ variant, small, block }),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onPointerEnter: onNear,
    onFocus: onNear,
  };
  if (fallbackHref === undefined) {
    return (
      <button
        {...shared}
        type="button"
        disabled={!hydrated}
        onClick={(event) => {
          event.currentTarget.focus();
          onOpen();
        }}
      >
        {label}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={fallbackHref}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        // Not every browser gives it to what is pressed, and this is where it comes back to. Who
        // opens it by a key of the page is elsewhere, and stays there.
        if (event.isTrusted) event.currentTarget.focus();
        onOpen();
      }}
    >
      {label}
    </a>
  );
}
