'use client';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

type KeepFreshProps = {
  seconds: number;
  /** There are fields on the page: a browser without a script would lose what is in them. */
  isTypedIn?: boolean;
};

/**
 * Asks for the page's data again while something on it is under way. Without a script the browser
 * loads the page again by itself.
 */
export function KeepFresh({ seconds, isTypedIn }: KeepFreshProps) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, seconds * 1000);
    const onReturn = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [revalidate, state, seconds]);
  if (isTypedIn) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds * 2)} />
    </noscript>
  );
}
