'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true once the browser has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
