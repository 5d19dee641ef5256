import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Radix asks this global for the nonce of the styles it adds (app/ui/use-style-nonce.ts). It is that
// of this document: later the root loader brings newer ones, which this document does not accept.
globalThis.__webpack_nonce__ =
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
