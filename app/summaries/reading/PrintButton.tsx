'use client';

import { Button } from '#app/ui/Button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Opens the browser's print dialog, which also saves a PDF. Nothing without a script. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button variant="quiet" small onClick={() => window.print()}>
      Print or Save as PDF
    </Button>
  );
}
