import type { ReactNode } from 'react';

/** Shown where no script runs, without which a browser shows no passkey. */
export function NeedsScript({ children }: { children?: ReactNode }) {
  return (
    <p className="mb-4 hidden noscript:block">
      Passkeys need JavaScript, which does not run in this browser. {children}
    </p>
  );
}
