'use client';
import type { MouseEvent } from 'react';
import { mainId } from './PageFrame.tsx';

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${mainId}`} onClick={skip}>
      Skip to main content
    </a>
  );
}

/** Goes there itself: to the router, a page that guards unsaved text, the fragment is a departure. */
function skip(event: MouseEvent) {
  const main = document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.focus();
}
