'use client';
import { useEffect } from 'react';

/** Marks the citations whose stretch of the recording is being heard. */
export function useHeardCitations(seconds: number | null): void {
  useEffect(() => {
    for (const cited of document.querySelectorAll<HTMLElement>('.cited[data-heard]')) {
      const stretches = cited.dataset.heard?.split(' ') ?? [];
      const isHeard = seconds !== null && stretches.some((stretch) => holds(stretch, seconds));
      const mark = cited.querySelector('.citation');
      if (isHeard) mark?.setAttribute('aria-current', 'true');
      else mark?.removeAttribute('aria-current');
    }
  }, [seconds]);
}

/** '12.5-20' in seconds, the end not included. */
function holds(stretch: string, seconds: number): boolean {
  const [from, until] = stretch.split('-').map(Number);
  return from !== undefined && until !== undefined && seconds >= from && seconds < until;
}
