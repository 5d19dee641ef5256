'use client';
import { useEffect, useEffectEvent } from 'react';

/** Links that play from a place (`data-play-at`) play here instead of leaving the page. */
export function usePlayLinks(playFrom: (seconds: number) => void): void {
  const play = useEffectEvent(playFrom);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!plain || event.altKey || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>('a[data-play-at]');
      const seconds = Number(link?.dataset.playAt);
      if (!link || !Number.isFinite(seconds)) return;
      event.preventDefault();
      play(seconds);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
