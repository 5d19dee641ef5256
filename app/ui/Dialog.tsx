'use client';
import type { DialogWords } from './DialogWindow.tsx';
import { type OpeningProps, WindowOnDemand } from './WindowOnDemand.tsx';

const load = async () => (await import('./DialogWindow.tsx')).DialogWindow;

/**
 * A window over the page. It needs a script: give its trigger a `fallbackHref`, a page that does
 * the same without one.
 */
export function Dialog({ trigger, open, onOpenChange, ...words }: DialogWords & OpeningProps) {
  return <WindowOnDemand {...{ trigger, open, onOpenChange, load, words }} />;
}
