'use client';
import { useEffect } from 'react';

/** Marks the citations whose stretch of the recording is being heard. */
export function useHeardCitations(seconds: number | null): void {
  useEffect(() => {
    for (const citation of document.querySelectorAll<HTMLElement>('a.citation[data-from]')) {
      const { from, until } = citation.dataset;
      const isHeard = seconds !== null && seconds >= Number(from) && seconds < Number(until);
      if (isHeard) citation.setAttribute('aria-current', 'true');
      else citation.removeAttribute('aria-current');
    }
  }, [seconds]);
}
