'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { useHydrated } from './use-hydrated.ts';

export type DialogTriggerProps = ButtonLook & {
  label: ReactNode;
  /** The page that does the same where no script runs. Without it the button waits for one. */
  fallbackHref?: string;
  /** Looks like a table row's link instead of a button. */
  row?: boolean;
};

type WiredProps = DialogTriggerProps &
  Omit<ComponentProps<'a'>, 'type'> & {
    onOpen: () => void;
    ref?: Ref<HTMLAnchorElement>;
    /** Radix says 'button'; a link has no such type. */
    type?: string;
  };

/**
 * Opens a dialog. With a fallback it is a link throughout, so that pressing it early, or in a new
 * tab, still leads somewhere.
 */
export function DialogTrigger({
  label,
  fallbackHref,
  row,
  variant,
  small,
  block,
  onOpen,
  type: _type,
  ...wired
}: WiredProps) {
  const hydrated = useHydrated();
  const className = row ? 'row-target' : buttonClass({ variant, small, block });
  if (fallbackHref === undefined) {
    // Radix hands the same event handlers and aria attributes to whichever element it gets.
    const button = wired as ComponentProps<'button'>;
    return (
      <button {...button} type="button" className={className} disabled={!hydrated}>
        {label}
      </button>
    );
  }
  return (
    <a
      {...wired}
      href={fallbackHref}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {label}
    </a>
  );
}
