import type { ReactNode } from 'react';
import { SubmitButton } from './SubmitButton.tsx';

/** Sends its form with the intent `again`. */
export function SendAgainButton({ children }: { children: ReactNode }) {
  return (
    <SubmitButton small variant="secondary" name="intent" value="again" pendingLabel="Sending...">
      {children}
    </SubmitButton>
  );
}
