'use client';
import { useInsertionEffect } from 'react';

declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Radix locks the page's scrolling with a style element of its own, and asks this global for the
 * nonce that the content security policy wants on it. The page's scripts carry the same one.
 */
export function useStyleNonce(): void {
  useInsertionEffect(() => {
    globalThis.__webpack_nonce__ ??=
      document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
  }, []);
}
