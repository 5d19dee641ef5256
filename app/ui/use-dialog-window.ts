'use client';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast-channel.ts';

type DialogWindow<Props> = {
  load: () => Promise<ComponentType<Props>>;
  open: boolean;
  change: (open: boolean) => void;
  /** A page that does the same, where the window cannot be had. */
  fallbackHref?: string;
};

/**
 * What a dialog is shown with, asked for when somebody comes near its trigger, or when it is open:
 * it weighs more than most pages do without it, and most readers open none.
 */
export function useDialogWindow<Props>({ load, open, change, fallbackHref }: DialogWindow<Props>) {
  const [Window, setWindow] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(() => {
    change(false);
    if (fallbackHref !== undefined) window.location.assign(fallbackHref);
    else showToast({ type: 'error', message: 'This could not be opened. Please try again.' });
  });
  useEffect(() => {
    if (!open || Window) return;
    let gone = false;
    load().then(
      (loaded) => gone || setWindow(() => loaded),
      () => gone || fail(),
    );
    return () => {
      gone = true;
    };
  }, [open, Window, load]);
  // Whether that went well shows once the dialog is opened.
  const prepare = () => void load().catch(() => undefined);
  return { Window, prepare };
}
