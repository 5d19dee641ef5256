'use client';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks for the page's data again while something on it is under way. Without a script the browser
 * loads the page again by itself.
 */
export function KeepFresh({ seconds }: { seconds: number }) {
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
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds * 2)} />
    </noscript>
  );
}
