'use client';
import { useState } from 'react';
import type { ConfirmWords } from './ConfirmWindow.tsx';
import { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';
import { useDialogWindow } from './use-dialog-window.ts';

type ConfirmDialogProps = ConfirmWords & {
  /** Always with `fallbackHref`: a page that asks the same. */
  trigger?: DialogTriggerProps;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

const load = async () => (await import('./ConfirmWindow.tsx')).ConfirmWindow;

/** Asks before something that is hard to undo. The focus starts on Cancel. */
export function ConfirmDialog({ trigger, open, onOpenChange, ...words }: ConfirmDialogProps) {
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
