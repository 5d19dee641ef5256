'use client';
import { useState } from 'react';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
import type { DialogWords } from './DialogWindow.tsx';
import { useDialogWindow } from './use-dialog-window.ts';

type DialogProps = DialogWords & {
  /** What opens it. Leave it out where `open` is given. */
  trigger?: DialogTriggerProps;
  /** Open from outside, such as from the address. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

const load = async () => (await import('./DialogWindow.tsx')).DialogWindow;

/**
 * A window over the page. It needs a script: give its trigger a `fallbackHref`, a page that does
 * the same without one.
 */
export function Dialog({ trigger, open, onOpenChange, ...words }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const change = onOpenChange ?? setOwnOpen;
  const { fallbackHref } = trigger ?? {};
  const { Window, prepare } = useDialogWindow({ load, open: shown, change, fallbackHref });
  return (
    <>
      {trigger ? (
        <DialogTrigger {...trigger} open={shown} onNear={prepare} onOpen={() => change(true)} />
      ) : null}
      {Window ? <Window {...words} open={shown} onOpenChange={change} /> : null}
    </>
  );
}
