'use client';
import type { ConfirmWords } from './ConfirmWindow.tsx';
import { type OpeningProps, WindowOnDemand } from './WindowOnDemand.tsx';

const load = async () => (await import('./ConfirmWindow.tsx')).ConfirmWindow;

/**
 * Asks before something that is hard to undo. The focus starts on Cancel. Its trigger always has a
 * `fallbackHref`: a page that asks the same.
 */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  ...words
}: ConfirmWords & OpeningProps) {
  return <WindowOnDemand {...{ trigger, open, onOpenChange, load, words }} />;
}
