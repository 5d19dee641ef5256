import 'virtual:react-router/unstable_rsc/inject-hmr-runtime';
import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  unstable_getRSCStream as getPayload,
  unstable_RSCHydratedRouter as HydratedRouter,
  type unstable_RSCPayload as Payload,
} from 'react-router/dom';

// Radix asks this global for the nonce of the styles it adds (app/ui/use-style-nonce.ts). It is that
// of this document: later the root loader brings newer ones, which this document does not accept.
globalThis.__webpack_nonce__ =
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

const payload = await createFromReadableStream<Payload>(getPayload());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter createFromReadableStream={createFromReadableStream} payload={payload} />
    </StrictMode>,
  );
});
